// Records with variations and remarks come back from a file as they went into it.
#include <algorithm>

#include "base/text.h"
#include "property/random_tree.h"
#include "records/pgn.h"
#include "records/sgf.h"

namespace mandible::test {
namespace {

Edition random_edition(const std::vector<std::string>& expansions) {
  return *edition_with(*rc::gen::elementOf(expansions), *rc::gen::arbitrary<bool>());
}

const std::vector<std::string> kAll = {"", "M", "MLP", "MDR", "PDR"};
const std::vector<std::string> kOfBoardSpace = {"", "P", "ML", "MLP"};

std::string one_line(const std::string& words) {
  std::string line(words);
  std::replace(line.begin(), line.end(), '\n', ' ');
  return std::string(trim(line));
}

RC_GTEST_PROP(RecordFile, of_pgn_keeps_every_line_and_every_remark, ()) {
  Record record = random_record(random_edition(kAll), *rc::gen::inRange(0, 60));
  record.tags = {{"White", one_line(random_words())},
                 {"Annotator", one_line(random_words())},
                 {"Black", one_line(random_words())},
                 {"ECO", one_line(random_words())}};
  const std::string text = pgn_text(record);
  const Result<Record> read = parse_pgn(text);
  if (!read) RC_FAIL(read.error() + "\n" + text);
  if (!(read->tree == record.tree)) RC_FAIL(text + "\nbecame\n" + pgn_text(*read));
  RC_ASSERT(read->game.edition() == record.game.edition());
  RC_ASSERT(read->game.outcome() == record.game.outcome());
  for (const auto& [name, value] : record.tags) RC_ASSERT(tag_value(read->tags, name) == value);
  RC_ASSERT(pgn_text(*read) == text);
}

// What SGF has a place for: moves, and one comment behind each.
RecordTree as_in_sgf(RecordTree tree) {
  for (std::size_t i = 0; i <= tree.moves(); ++i) {
    Remarks& remarks = tree.remarks(static_cast<NodeIndex>(i));
    Remarks kept;
    kept.comment = remarks.before;
    add_comment(kept.comment, remarks.comment);
    remarks = kept;
  }
  return tree;
}

RC_GTEST_PROP(RecordFile, of_sgf_keeps_every_line_and_every_comment, ()) {
  const Record record = random_record(random_edition(kOfBoardSpace), *rc::gen::inRange(0, 50));
  const Result<std::string> text = sgf_text(record);
  RC_ASSERT(static_cast<bool>(text));
  const Result<Record> read = parse_sgf(*text);
  if (!read) RC_FAIL(read.error() + "\n" + *text);
  if (!(read->tree == as_in_sgf(record.tree))) RC_FAIL(*text + "\nbecame\n" + *sgf_text(*read));
  RC_ASSERT(*sgf_text(*read) == *text);
}

RC_GTEST_PROP(RecordFile, of_either_format_becomes_the_same_in_the_other, ()) {
  const Record record = random_record(random_edition(kOfBoardSpace), *rc::gen::inRange(0, 40));
  const Result<Record> from_pgn = parse_pgn(pgn_text(record));
  RC_ASSERT(static_cast<bool>(from_pgn));
  const Result<Record> from_sgf = parse_sgf(*sgf_text(*from_pgn));
  RC_ASSERT(static_cast<bool>(from_sgf));
  RC_ASSERT(from_sgf->tree == as_in_sgf(record.tree));
}

}  // namespace
}  // namespace mandible::test
