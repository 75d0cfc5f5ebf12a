// mandible-lab openings: makes a book of even openings for matches.
#include <fmt/core.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <thread>
#include <type_traits>

#include "base/argument_reader.h"
#include "base/text.h"
#include "lab/openings/book_maker.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/option_values.h"
#include "program/progress_line.h"

namespace mandible::lab {
namespace {

constexpr const char* kUsage =
    R"(usage: mandible-lab openings --out FILE [OPTIONS]

Plays 4 to 8 random moves, keeps the openings that the engine calls even, and writes them to a book
for mandible-lab match --book, a game string a line.

  --out FILE       where the openings go; a file that is there is replaced
  --each N         openings of each game type (40)
  --type TYPES     game types, such as Base+MLP,Base (Base+MLP)
  --nodes N        positions looked at to judge an opening (20000)
  --margin N       an opening is even if neither side is better by more, in hundredths (40)
  --seed N         other seeds give other openings (1)
  --threads N      openings judged at a time (all processors)
)";

struct Request {
  BookSettings settings;
  std::string out;
  bool help = false;
};

Result<Request> parse(const Arguments& words) {
  Request request;
  BookSettings& settings = request.settings;
  settings.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  settings.editions = {*parse_game_type("Base+MLP")};
  ArgumentReader arguments(words);
  while (arguments.next()) {
    const auto read = [&arguments](auto& value, int least, int most) -> std::optional<Error> {
      const Result<int> number = arguments.number(least, most);
      if (!number) return Error{number.error()};
      value = static_cast<std::remove_reference_t<decltype(value)>>(*number);
      return std::nullopt;
    };
    std::optional<Error> error;
    if (arguments.is_help()) {
      request.help = true;
    } else if (arguments.name == "--out") {
      request.out = arguments.value().value_or("");
    } else if (arguments.name == "--each") {
      error = read(settings.each, 1, 100'000);
    } else if (arguments.name == "--type") {
      const Result<std::vector<Edition>> editions = parse_types(arguments.value().value_or(""));
      if (!editions) return Error{editions.error()};
      settings.editions = *editions;
    } else if (arguments.name == "--nodes") {
      error = read(settings.nodes, 1, 1'000'000'000);
    } else if (arguments.name == "--margin") {
      error = read(settings.margin, 0, 10'000);
    } else if (arguments.name == "--seed") {
      const Result<std::uint64_t> seed = parse_seed(arguments.value().value_or(""));
      if (!seed) return Error{seed.error()};
      settings.seed = *seed;
    } else if (arguments.name == "--threads") {
      error = read(settings.threads, 1, 256);
    } else {
      return arguments.unknown();
    }
    if (error) return *error;
  }
  if (!request.help && request.out.empty()) return Error{"--out FILE is missing"};
  return request;
}

}  // namespace

int run_openings(const Arguments& arguments) {
  const auto complain = [](const std::string& what, int status) {
    std::cerr << "mandible-lab openings: " << what << "\n";
    return status;
  };
  const Result<Request> request = parse(arguments);
  if (!request) return complain(request.error() + " (mandible-lab openings --help)", kWrongUsage);
  if (request->help) {
    std::cout << kUsage;
    return kDone;
  }
  const BookSettings& settings = request->settings;
  const std::size_t wanted = static_cast<std::size_t>(settings.each) * settings.editions.size();
  Result<std::vector<std::string>> book = std::vector<std::string>();
  {
    ProgressLine line;
    book = make_book(settings,
                     [&](int kept) { line.show(fmt::format("{} of {} openings", kept, wanted)); });
  }
  if (!book) return complain(book.error(), kFailed);
  std::ofstream out(request->out);
  out << book_text(settings, *book);
  out.flush();
  return out ? kDone : complain("cannot write to " + in_quotes(request->out), kFailed);
}

}  // namespace mandible::lab
