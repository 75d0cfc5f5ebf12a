// mandible convert: reads a game record in any format and writes it in another.
#include <iostream>
#include <optional>

#include "base/text.h"
#include "mandible/commands.h"
#include "mandible/game_file.h"
#include "records/formats.h"

namespace mandible {
namespace {

constexpr const char* kAbout = R"(usage: mandible convert [FILE] --to FORMAT [OPTIONS]

Reads a game record (a game string of the Universal Hive Protocol, PGN of Mzinga
or hivegame.com, SGF of BoardSpace) from FILE or, without one or with -, from
standard input, replays it by the rules, and writes it.
)";

constexpr std::string_view kFormats = "uhp, pgn or sgf";

std::optional<RecordFormat> format_named(std::string_view name) {
  if (name == "uhp") return RecordFormat::GameString;
  if (name == "pgn") return RecordFormat::Pgn;
  if (name == "sgf") return RecordFormat::Sgf;
  return std::nullopt;
}

struct Request {
  std::optional<std::string> input;
  std::string output;  // empty: standard output
  std::optional<RecordFormat> format;
};

std::optional<int> read(CommandLine& line, const Arguments& arguments, Request& request) {
  line.value(
      "--to FORMAT", "a format: " + std::string(kFormats),
      [&request](const std::string& text) -> std::optional<Error> {
        request.format = format_named(text);
        if (request.format) return std::nullopt;
        return Error{"cannot write the format " + in_quotes(text) + "; FORMAT is " +
                     std::string(kFormats)};
      },
      "uhp (a game string), pgn or sgf");
  line.text("--output FILE", request.output,
            "where to write, replacing what was there; standard output if not given");
  line.words([&request](const std::string& word) -> std::optional<Error> {
    if (request.input) return Error{"there is more than one file: " + in_quotes(word)};
    request.input = word;
    return std::nullopt;
  });
  if (const auto status = line.read(arguments)) return status;
  if (request.format) return std::nullopt;
  return line.refuse("--to FORMAT is missing; FORMAT is " + std::string(kFormats));
}

}  // namespace

int run_convert(const Arguments& arguments) {
  Request request;
  CommandLine line("mandible convert", kAbout);
  if (const auto status = read(line, arguments, request)) return *status;
  const Result<Record> record =
      request.input && *request.input != "-" ? load_game_file(*request.input) : read_game(std::cin);
  if (!record) return line.complain(record.error(), kWrongUsage);
  Result<std::string> text = write_record(*record, *request.format);
  if (!text) return line.complain(text.error(), kWrongUsage);
  if (request.format == RecordFormat::GameString) *text += '\n';
  if (request.output.empty()) {
    std::cout << *text << std::flush;
    return std::cout ? kDone : kFailed;
  }
  if (const auto error = write_file(request.output, *text)) {
    return line.complain(error->message, kFailed);
  }
  return kDone;
}

}  // namespace mandible
