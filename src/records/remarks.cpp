#include "records/remarks.h"

#include <algorithm>

namespace mandible {

void add_comment(std::string& so_far, std::string_view comment) {
  if (comment.empty()) return;
  if (!so_far.empty()) so_far += '\n';
  so_far += comment;
}

void add_nag(Remarks& remarks, std::uint8_t nag) {
  std::vector<std::uint8_t>& nags = remarks.nags;
  if (std::find(nags.begin(), nags.end(), nag) == nags.end()) nags.push_back(nag);
}

void add_remarks(Remarks& remarks, const Remarks& more) {
  add_comment(remarks.before, more.before);
  add_comment(remarks.comment, more.comment);
  for (std::uint8_t nag : more.nags) add_nag(remarks, nag);
  remarks.marks.insert(remarks.marks.end(), more.marks.begin(), more.marks.end());
  remarks.arrows.insert(remarks.arrows.end(), more.arrows.begin(), more.arrows.end());
  if (!remarks.clock) remarks.clock = more.clock;
  if (!remarks.elapsed) remarks.elapsed = more.elapsed;
}

}  // namespace mandible
