#include "mandible_lab/match_options.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/argument_reader.h"
#include "base/text.h"
#include "lab/match/command_words.h"
#include "mandible_lab/option_values.h"

namespace mandible::lab {

const char* const kMatchUsage =
    R"(usage: mandible-lab match --engine COMMAND --engine COMMAND LIMIT [OPTIONS]

Plays a match between two engines that speak the Universal Hive Protocol, and tells how much stronger
the first one is. Each opening is played twice, with the colours swapped.

  --engine COMMAND     an engine and its arguments, such as "build/release/mandible uhp"; twice
  --name NAME          what the engine is called, in the order of the engines
  --option1 A=B,C=D    options for the first engine; --option2 for the second

The limit for a move, one of these; with 1 or 2 at its end it is for that engine alone:
  --time SECONDS       such as 1 or 0.1
  --nodes N            positions looked at
  --depth N            plies looked ahead

The games:
  --games N            how many, an even number (100)
  --type TYPES         game types, such as Base+MLP,Base; they take turns (Base+MLP)
  --book FILE          openings, a game string a line; without it four random plies
  --seed N             for the random openings, or the order of the book (1)
  --max-plies N        a game this long is a draw (200)
  --sprt ELO0,ELO1     stop when it is sure enough that the first engine is better by ELO1 rather
                       than by ELO0 Elo, or the other way round
  --concurrency N      games at a time (1)
  --patience SECONDS   for an engine's start and all its answers without a limit in time (60)
  --out FOLDER         save every game there; the same command goes on where it was interrupted
)";

namespace {

constexpr long long kMostNodes = 1'000'000'000'000'000;
constexpr int kMostDepth = 1'000;

// The options that take something other than a small number.
constexpr std::array<std::string_view, 19> kTextOptions = {
    "--engine", "--name",   "--option1",  "--option2", "--type",  "--book",  "--out",
    "--seed",   "--sprt",   "--patience", "--time",    "--time1", "--time2", "--nodes",
    "--nodes1", "--nodes2", "--depth",    "--depth1",  "--depth2"};

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
    return Error{option + " needs a number from 1 to " +
                 with_commas(static_cast<unsigned long long>(most)) + ", not " + in_quotes(text)};
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

// The command line as it is read, before it is known whether it is complete.
class MatchOptionReader {
 public:
  explicit MatchOptionReader(const Arguments& words) : arguments_(words) {}

  Result<MatchRequest> read() {
    while (arguments_.next()) {
      if (arguments_.is_help()) {
        request_.help = true;
        return request_;
      }
      if (const auto error = read_option()) return *error;
    }
    if (const auto error = complete()) return *error;
    return request_;
  }

 private:
  std::optional<Error> read_option() {
    const std::string option = arguments_.name;
    if (option == "--games") return read_number(request_.settings.games, 2, 10'000'000);
    if (option == "--concurrency") return read_number(request_.settings.concurrency, 1, 256);
    if (option == "--max-plies") return read_number(request_.settings.max_plies, 1, 10'000);
    if (std::find(kTextOptions.begin(), kTextOptions.end(), option) == kTextOptions.end()) {
      return arguments_.unknown();
    }
    const auto text = arguments_.value();
    if (!text || text->empty()) return Error{option + " needs a value"};
    return read_text(option, *text);
  }

  std::optional<Error> read_number(int& target, int least, int most) {
    const Result<int> number = arguments_.number(least, most);
    if (!number) return Error{number.error()};
    target = *number;
    return std::nullopt;
  }

  std::optional<Error> read_text(const std::string& option, const std::string& text) {
    if (option == "--engine") return read_engine(text);
    if (option == "--name") {
      names_.push_back(text);
    } else if (option == "--option1" || option == "--option2") {
      auto options = parse_engine_options(option, text);
      if (!options) return Error{options.error()};
      request_.settings.engines.at(option.back() == '1' ? 0 : 1).options = std::move(*options);
    } else if (option == "--type") {
      Result<std::vector<Edition>> editions = parse_types(text);
      if (!editions) return Error{editions.error()};
      request_.editions = std::move(*editions);
    } else if (option == "--book") {
      request_.book = text;
    } else if (option == "--out") {
      request_.out = text;
    } else if (option == "--seed") {
      const Result<std::uint64_t> seed = parse_seed(text);
      if (!seed) return Error{seed.error()};
      request_.seed = *seed;
    } else if (option == "--sprt") {
      const Result<Sprt> test = parse_sprt(text);
      if (!test) return Error{test.error()};
      request_.settings.sprt = *test;
    } else if (option == "--patience") {
      const Result<std::int64_t> time = parse_seconds(option, text);
      if (!time) return Error{time.error()};
      request_.settings.patience = std::chrono::milliseconds(*time);
    } else {
      return read_limit(option, text);
    }
    return std::nullopt;
  }

  std::optional<Error> read_engine(const std::string& text) {
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

  static std::string program_name(const std::string& path) {
    return path.substr(path.rfind('/') + 1);
  }

  struct GivenLimit {
    std::optional<Limit> limit;
    std::string option;
  };

  ArgumentReader arguments_;
  MatchRequest request_;
  std::size_t engines_ = 0;
  std::vector<std::string> names_;
  std::array<GivenLimit, 3> limits_;  // for both engines, for the first, for the second
};

}  // namespace

Result<MatchRequest> parse_match_options(const Arguments& words) {
  return MatchOptionReader(words).read();
}

}  // namespace mandible::lab
