// mandible-lab openings: makes a book of even openings for matches.
#include <fmt/core.h>

#include <algorithm>
#include <fstream>
#include <thread>

#include "base/text.h"
#include "lab/openings/book_maker.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/option_values.h"
#include "program/progress_line.h"

namespace mandible::lab {
namespace {

constexpr const char* kAbout =
    R"(usage: mandible-lab openings --out FILE [OPTIONS]

Plays 4 to 8 random moves, keeps the openings that the engine calls even, and
writes them to a book for mandible-lab match --book, one game string per line.
)";

}  // namespace

int run_openings(const Arguments& arguments) {
  BookSettings settings;
  settings.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  settings.editions = {*parse_game_type("Base+MLP")};
  std::string file;
  CommandLine line("mandible-lab openings", kAbout);
  line.text("--out FILE", file, "where the openings go; a file that exists is replaced");
  line.number("--each N", settings.each, 1, 100'000, "openings of each game type (40)");
  add_type_option(line, settings.editions, "game types, such as Base+MLP,Base (Base+MLP)");
  line.number("--nodes N", settings.nodes, 1, 1'000'000'000,
              "positions looked at to judge an opening (20000)");
  line.number("--margin N", settings.margin, 0, 10'000,
              "an opening is even if neither side is better by more, in hundredths (40)");
  add_seed_option(line, settings.seed, "other seeds give other openings (1)");
  line.number("--threads N", settings.threads, 1, 256,
              "openings judged at a time (all processors)");
  if (const auto status = line.read(arguments)) return *status;
  if (file.empty()) return line.refuse("--out FILE is missing");
  const std::size_t wanted = static_cast<std::size_t>(settings.each) * settings.editions.size();
  Result<std::vector<std::string>> book = std::vector<std::string>();
  {
    ProgressLine progress;
    book = make_book(
        settings, [&](int kept) { progress.show(fmt::format("{} of {} openings", kept, wanted)); });
  }
  if (!book) return line.complain(book.error(), kFailed);
  std::ofstream out(file);
  out << book_text(settings, *book);
  out.flush();
  return out ? kDone : line.complain("cannot write to " + in_quotes(file), kFailed);
}

}  // namespace mandible::lab
