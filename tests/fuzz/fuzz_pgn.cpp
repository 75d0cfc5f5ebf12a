// PGN: whatever is read is written as a PGN that is read as the same record.
#include "fuzz/fuzz_records.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mandible;
  const Result<Record> record = parse_pgn(fuzz::text_of(data, size));
  if (!record) {
    fuzz::require(!record.error().empty(), "an error without words");
    return 0;
  }
  fuzz::require_stable_as_pgn(*record);
  const std::string written = pgn_text(*record);
  const Result<Record> again = parse_pgn(written);
  // A record from PGN holds nothing that PGN cannot say, but the mandatory tags are added.
  for (const auto& tag : record->tags) {
    bool kept = false;
    for (const auto& other : again->tags) kept |= tag == other;
    fuzz::require(kept, "our PGN loses a tag", {tag.first, tag.second, written});
  }
  return 0;
}
