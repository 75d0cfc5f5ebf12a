// mandible convert: reads a game record in any format and writes it in another.
#include <iostream>
#include <optional>

#include "base/argument_reader.h"
#include "base/text.h"
#include "mandible/commands.h"
#include "mandible/game_file.h"
#include "records/formats.h"

namespace mandible {
namespace {

constexpr const char* kUsage = R"(usage: mandible convert [FILE] --to FORMAT [--output FILE]

Reads a game record (game string of the Universal Hive Protocol, PGN of Mzinga or hivegame.com, SGF of
BoardSpace) from FILE or, without one or with -, from standard input, replays it by the rules, and
writes it.

  --to FORMAT     uhp (a game string), pgn or sgf
  --output FILE   where to write, in place of what was there; standard output if not given
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
  std::optional<std::string> output;
  std::optional<RecordFormat> format;
  bool help = false;
};

Result<Request> parse(const Arguments& words) {
  Request request;
  ArgumentReader arguments(words);
  while (arguments.next()) {
    if (arguments.is_help()) {
      request.help = true;
    } else if (arguments.name == "--to" || arguments.name == "--output") {
      const bool is_format = arguments.name == "--to";
      const auto value = arguments.value();
      if (!value || value->empty()) {
        return Error{is_format ? "--to needs a format: " + std::string(kFormats)
                               : "--output needs a file"};
      }
      if (is_format) {
        request.format = format_named(*value);
        if (!request.format) {
          return Error{"cannot write the format " + in_quotes(*value) + "; FORMAT is " +
                       std::string(kFormats)};
        }
      } else {
        request.output = *value;
      }
    } else if (arguments.is_option()) {
      return arguments.unknown();
    } else if (request.input) {
      return Error{"there is more than one file: " + in_quotes(arguments.name)};
    } else {
      request.input = arguments.name;
    }
  }
  if (request.help) return request;
  if (!request.format) {
    return Error{"--to FORMAT is missing; FORMAT is " + std::string(kFormats)};
  }
  return request;
}

}  // namespace

int run_convert(const Arguments& arguments) {
  const Result<Request> request = parse(arguments);
  if (!request) {
    std::cerr << "mandible convert: " << request.error() << "\n" << kUsage;
    return kWrongUsage;
  }
  if (request->help) {
    std::cout << kUsage;
    return kDone;
  }
  const Result<Record> record = request->input && *request->input != "-"
                                    ? load_game_file(*request->input)
                                    : read_game(std::cin);
  if (!record) {
    std::cerr << "mandible convert: " << record.error() << "\n";
    return kWrongUsage;
  }
  Result<std::string> text = write_record(*record, *request->format);
  if (!text) {
    std::cerr << "mandible convert: " << text.error() << "\n";
    return kWrongUsage;
  }
  if (request->format == RecordFormat::GameString) *text += '\n';
  if (!request->output) {
    std::cout << *text << std::flush;
    return std::cout ? kDone : kFailed;
  }
  if (const auto error = write_file(*request->output, *text)) {
    std::cerr << "mandible convert: " << error->message << "\n";
    return kFailed;
  }
  return kDone;
}

}  // namespace mandible
