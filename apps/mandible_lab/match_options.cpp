#include "mandible_lab/match_options.h"

#include <array>
#include <utility>

#include "base/text.h"
#include "lab/match/command_words.h"
#include "mandible_lab/option_values.h"

namespace mandible::lab {

const char* const kAboutMatch =
    R"(usage: mandible-lab match --engine COMMAND --engine COMMAND LIMIT [OPTIONS]

Plays a match between two engines that speak the Universal Hive Protocol, and
shows how much stronger the first one is. Each opening is played twice, with the
colours swapped.
)";

namespace {

constexpr long long kMostNodes = 1'000'000'000'000'000;
constexpr int kMostDepth = 1'000;

Result<Limit> parse_limit(const std::string& option, std::string_view kind,
                          const std::string& text) {
  if (kind == "time") {
    const Result<std::int64_t> time = parse_seconds(option, text);
    if (!time) return Error{time.error()};
    return Limit{Limit::Kind::Time, *time};
  }
  const bool nodes = kind == "nodes";
  const long long most = nodes ? kMostNodes : kMostDepth;
  const auto amount = parse_number(text, most);
  if (!amount || *amount < 1) {
    return CommandLine::refused(
        option, "a number from 1 to " + with_commas(static_cast<unsigned long long>(most)), text);
  }
  return Limit{nodes ? Limit::Kind::Nodes : Limit::Kind::Depth, *amount};
}

Result<std::vector<std::pair<std::string, std::string>>> parse_engine_options(
    const std::string& option, const std::string& text) {
  std::vector<std::pair<std::string, std::string>> options;
  for (const std::string_view part : split(text, ',')) {
    const std::size_t sign = part.find('=');
    const std::string_view name = trim(part.substr(0, sign));
    if (sign == std::string_view::npos || name.empty()) {
      return Error{option + " needs options such as Threads=1,TableMegabytes=16, not " +
                   in_quotes(text)};
    }
    options.emplace_back(name, trim(part.substr(sign + 1)));
  }
  return options;
}

Result<Sprt> parse_sprt(const std::string& text) {
  const std::vector<std::string_view> parts = split(text, ',');
  if (parts.size() == 2) {
    const auto elo0 = parse_decimal(trim(parts[0]));
    const auto elo1 = parse_decimal(trim(parts[1]));
    if (elo0 && elo1 && *elo0 < *elo1) return Sprt{*elo0, *elo1};
  }
  return Error{"--sprt needs two differences in Elo, the smaller one first, such as 0,5, not " +
               in_quotes(text)};
}

// Declares the options, and completes the request from what they said.
class MatchOptions {
 public:
  explicit MatchOptions(MatchRequest& request) : request_(request) {}

  void declare(CommandLine& line) {
    MatchSettings& settings = request_.settings;
    add(line, "--engine COMMAND", "a command", &MatchOptions::read_engine,
        "an engine and its arguments, such as \"build/release/mandible uhp\"; twice");
    add(line, "--name NAME", "a name", &MatchOptions::read_name,
        "what the engine is called, in the order of the engines");
    add(line, "--option1 A=B,C=D", kNeedsOptions, &MatchOptions::read_engine_options,
        "options for the first engine");
    add(line, "--option2 A=B,C=D", kNeedsOptions, &MatchOptions::read_engine_options,
        "options for the second engine");
    line.heading("The limit per move, for both engines or for one:");
    declare_limits(line);
    line.heading("The games:");
    line.number("--games N", settings.games, 2, 10'000'000, "how many, an even number (100)");
    add_type_option(line, request_.editions,
                    "game types, such as Base+MLP,Base; they take turns (Base+MLP)");
    line.text("--book FILE", request_.book,
              "openings, one game string per line; without it four random plies");
    add_seed_option(line, request_.seed, "for the random openings, or the order of the book (1)");
    line.number("--max-plies N", settings.max_plies, 1, 10'000, "a game this long is a draw (200)");
    add(line, "--sprt ELO0,ELO1", "two numbers, such as 0,10", &MatchOptions::read_sprt,
        "stop as soon as it is certain enough that the first engine is better by ELO1 rather than "
        "by ELO0 Elo, or the other way round");
    line.number("--concurrency N", settings.concurrency, 1, 256, "games at a time (1)");
    add(line, "--patience SECONDS", kNeedsSeconds, &MatchOptions::read_patience,
        "for an engine's start and all its answers without a limit in time (60)");
    line.text("--out FOLDER", request_.out,
              "save every game there; the same command goes on where it was interrupted");
  }

  std::optional<Error> complete() {
    MatchSettings& settings = request_.settings;
    if (engines_ < settings.engines.size()) {
      return Error{"a match needs two engines; give --engine COMMAND twice"};
    }
    if (names_.size() > settings.engines.size()) {
      return Error{"there are more names than engines: " + in_quotes(names_.back())};
    }
    for (std::size_t i = 0; i < settings.engines.size(); ++i) {
      EngineSetup& engine = settings.engines.at(i);
      const GivenLimit& given = limits_.at(i + 1).limit ? limits_.at(i + 1) : limits_[0];
      if (!given.limit) {
        return Error{"engine " + std::to_string(i + 1) +
                     " has no limit; give --time, --nodes or --depth"};
      }
      engine.limit = *given.limit;
      engine.name = i < names_.size() ? names_[i] : program_name(engine.command[0]);
    }
    // Two engines of one name could not be told apart in what is saved and said.
    if (settings.engines[0].name == settings.engines[1].name) {
      settings.engines[0].name += " 1";
      settings.engines[1].name += " 2";
    }
    return refuse_odd(settings.games);
  }

 private:
  using Read = std::optional<Error> (MatchOptions::*)(const std::string& option,
                                                      const std::string& text);
  static constexpr const char* kNeedsOptions = "options such as Threads=1,TableMegabytes=16";

  void add(CommandLine& line, const std::string& option, const std::string& needs, Read read,
           const std::string& meaning) {
    const std::string name = option.substr(0, option.find(' '));
    line.value(
        option, needs,
        [this, name, needs, read](const std::string& text) -> std::optional<Error> {
          if (text.empty()) return Error{name + " needs " + needs};
          return (this->*read)(name, text);
        },
        meaning);
  }

  void declare_limits(CommandLine& line) {
    struct Kind {
      const char* name;
      const char* placeholder;
      const char* needs;
      const char* meaning;
    };
    for (const Kind& kind : {Kind{"--time", " SECONDS", kNeedsSeconds, "such as 1 or 0.1"},
                             Kind{"--nodes", " N", "a number", "positions looked at"},
                             Kind{"--depth", " N", "a number", "plies looked ahead"}}) {
      add(line, kind.name + std::string(kind.placeholder), kind.needs, &MatchOptions::read_limit,
          kind.meaning);
      for (const char* engine : {"1", "2"}) {
        add(line, std::string(kind.name) + engine + kind.placeholder, kind.needs,
            &MatchOptions::read_limit, std::string("for engine ") + engine);
      }
    }
  }

  std::optional<Error> read_name(const std::string& /*option*/, const std::string& text) {
    names_.push_back(text);
    return std::nullopt;
  }

  std::optional<Error> read_engine_options(const std::string& option, const std::string& text) {
    auto options = parse_engine_options(option, text);
    if (!options) return Error{options.error()};
    request_.settings.engines.at(option.back() == '1' ? 0 : 1).options = std::move(*options);
    return std::nullopt;
  }

  std::optional<Error> read_sprt(const std::string& /*option*/, const std::string& text) {
    const Result<Sprt> test = parse_sprt(text);
    if (!test) return Error{test.error()};
    request_.settings.sprt = *test;
    return std::nullopt;
  }

  std::optional<Error> read_patience(const std::string& option, const std::string& text) {
    const Result<std::int64_t> time = parse_seconds(option, text);
    if (!time) return Error{time.error()};
    request_.settings.patience = std::chrono::milliseconds(*time);
    return std::nullopt;
  }

  std::optional<Error> read_engine(const std::string& /*option*/, const std::string& text) {
    if (engines_ == request_.settings.engines.size()) {
      return Error{"a match has two engines; " + in_quotes(text) + " is the third"};
    }
    Result<std::vector<std::string>> command = split_command(text);
    if (!command) return Error{command.error()};
    request_.settings.engines.at(engines_++).command = std::move(*command);
    return std::nullopt;
  }

  // "--nodes" for both engines, "--nodes1" or "--nodes2" for one.
  std::optional<Error> read_limit(const std::string& option, const std::string& text) {
    const bool for_one = is_digit(option.back());
    const std::string kind = option.substr(2, option.size() - (for_one ? 3 : 2));
    const Result<Limit> limit = parse_limit(option, kind, text);
    if (!limit) return Error{limit.error()};
    GivenLimit& given = limits_.at(for_one ? static_cast<std::size_t>(option.back() - '0') : 0);
    if (given.limit) return Error{"there are two limits, " + given.option + " and " + option};
    given = {*limit, option};
    return std::nullopt;
  }

  static std::string program_name(const std::string& path) {
    return path.substr(path.rfind('/') + 1);
  }

  struct GivenLimit {
    std::optional<Limit> limit;
    std::string option;
  };

  MatchRequest& request_;
  std::size_t engines_ = 0;
  std::vector<std::string> names_;
  std::array<GivenLimit, 3> limits_;  // for both engines, for the first, for the second
};

}  // namespace

std::optional<int> read_match_options(CommandLine& line, const Arguments& words,
                                      MatchRequest& request) {
  MatchOptions options(request);
  options.declare(line);
  if (const auto status = line.read(words)) return status;
  if (const auto error = options.complete()) return line.refuse(error->message);
  return std::nullopt;
}

}  // namespace mandible::lab
