#include "lab/match/archive.h"

#include <algorithm>
#include <ctime>
#include <iterator>
#include <limits>
#include <system_error>

#include "base/text.h"
#include "records/pgn.h"
#include "rules/game_string.h"

namespace mandible::lab {
namespace {

constexpr const char* kSettings = "match.txt";
constexpr const char* kIndex = "games.tsv";
constexpr const char* kStrings = "games.uhp";
constexpr const char* kRecords = "games.pgn";

std::string contents_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

Error cannot_write(const std::filesystem::path& file) {
  return Error{"cannot write " + in_quotes(file.string())};
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm day{};
  localtime_r(&now, &day);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y.%m.%d", &day);
  return text.data();
}

std::string record_of(const PlayedGame& played, const std::array<std::string, 2>& names) {
  const FinishedGame& summary = played.summary;
  const auto name_of = [&](Colour colour) {
    return names.at(static_cast<std::size_t>(FinishedGame::engine_with(colour, summary.number)));
  };
  Record record{played.game, {}, {}};
  record.tags = {{"Date", today()},
                 {"Event", names[0] + " against " + names[1]},
                 {"Round", std::to_string(summary.pair() + 1)},
                 {"White", name_of(Colour::White)},
                 {"Black", name_of(Colour::Black)},
                 {"Termination", std::string(name(summary.end))}};
  if (!played.fault.empty()) record.tags.emplace_back("Fault", played.fault);
  return pgn_text(record) + "\n";
}

}  // namespace

std::string description_of(const MatchSettings& settings, const Openings& openings) {
  std::string text;
  for (const EngineSetup& engine : settings.engines) {
    text += "engine: " + engine.name + "\n  command:";
    for (const std::string& word : engine.command) text += " " + word;
    text += "\n  options:";
    for (const auto& [name, value] : engine.options) {
      text.append(" ").append(name).append("=").append(value);
    }
    text += "\n  limit: " + limit_text(engine.limit) + "\n";
  }
  text += "openings: " + openings.description() + "\n";
  text += "longest game: " + std::to_string(settings.max_plies) + " plies\n";
  return text;
}

Result<Archive> Archive::open(const std::filesystem::path& folder, const std::string& description) {
  std::error_code failure;
  std::filesystem::create_directories(folder, failure);
  if (failure) {
    return Error{"cannot make the folder " + in_quotes(folder.string()) + ": " + failure.message()};
  }
  Result<FolderLock> lock = FolderLock::take(folder);
  if (!lock) return Error{lock.error()};
  Archive archive(folder, std::move(*lock));
  if (std::filesystem::exists(folder / kSettings)) {
    if (const auto error = archive.compare(description)) return *error;
    if (const auto error = archive.read_index()) return *error;
  } else if (std::filesystem::exists(folder / kIndex)) {
    return Error{in_quotes(folder.string()) +
                 " holds games of an unknown match; choose another folder"};
  } else {
    std::ofstream out(folder / kSettings, std::ios::binary);
    if (!(out << description << std::flush)) return cannot_write(folder / kSettings);
  }
  if (const auto error = archive.cut_and_open()) return *error;
  return archive;
}

std::optional<Error> Archive::compare(const std::string& description) const {
  const std::string there = contents_of(folder_ / kSettings);
  if (there == description) return std::nullopt;
  const std::vector<std::string_view> old_lines = split(there, '\n');
  const std::vector<std::string_view> new_lines = split(description, '\n');
  const auto [old_line, new_line] =
      std::mismatch(old_lines.begin(), old_lines.end(), new_lines.begin(), new_lines.end());
  const std::string old_text(old_line == old_lines.end() ? "" : trim(*old_line));
  const std::string new_text(new_line == new_lines.end() ? "" : trim(*new_line));
  return Error{in_quotes(folder_.string()) +
               " holds a match with other settings: " + in_quotes(old_text) + " there, " +
               in_quotes(new_text) + " now; choose another folder, or the same settings to go on"};
}

std::optional<Error> Archive::read_index() {
  const std::string text = contents_of(folder_ / kIndex);
  std::string_view rest = text;
  int number = 0;
  for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
    ++number;
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    // The last two columns are the sizes of the files with the game in them.
    const std::size_t last = std::min(line.rfind('\t'), line.size());
    const std::size_t middle = std::min(line.substr(0, last).rfind('\t'), last);
    const auto game = from_line(line.substr(0, middle));
    constexpr long long kMost = std::numeric_limits<long long>::max();
    const auto strings = parse_number(trim(line.substr(middle, last - middle)), kMost);
    const auto records = parse_number(trim(line.substr(last)), kMost);
    if (!game || !strings || !records) {
      return Error{in_quotes((folder_ / kIndex).string()) + ", line " + std::to_string(number) +
                   ", is not what a match writes: " + in_quotes(line)};
    }
    finished_.push_back(*game);
    strings_size_ = static_cast<std::uint64_t>(*strings);
    records_size_ = static_cast<std::uint64_t>(*records);
  }
  index_size_ = text.size() - rest.size();
  return std::nullopt;
}

std::optional<Error> Archive::cut_and_open() {
  struct Part {
    const char* name;
    std::uint64_t size;
    std::ofstream& out;
  };
  const std::array<Part, 3> parts = {{{kIndex, index_size_, index_},
                                      {kStrings, strings_size_, strings_},
                                      {kRecords, records_size_, records_}}};
  for (const Part& part : parts) {
    const std::filesystem::path file = folder_ / part.name;
    std::error_code failure;
    const std::uint64_t size =
        std::filesystem::exists(file) ? std::filesystem::file_size(file, failure) : 0;
    if (size < part.size) {
      return Error{in_quotes(file.string()) + " has lost games that " + kIndex +
                   " lists; choose another folder"};
    }
    if (size > part.size) std::filesystem::resize_file(file, part.size, failure);
    part.out.open(file, std::ios::binary | std::ios::app);
    if (failure || !part.out) return cannot_write(file);
  }
  return std::nullopt;
}

std::optional<Error> Archive::add(const PlayedGame& played,
                                  const std::array<std::string, 2>& names) {
  const std::string text = game_string(played.game) + "\n";
  const std::string record = record_of(played, names);
  strings_size_ += text.size();
  records_size_ += record.size();
  if (!(strings_ << text << std::flush)) return cannot_write(folder_ / kStrings);
  if (!(records_ << record << std::flush)) return cannot_write(folder_ / kRecords);
  // Last, because a game counts from here on.
  index_ << to_line(played.summary) << '\t' << strings_size_ << '\t' << records_size_ << '\n';
  if (!index_.flush()) return cannot_write(folder_ / kIndex);
  return std::nullopt;
}

}  // namespace mandible::lab
