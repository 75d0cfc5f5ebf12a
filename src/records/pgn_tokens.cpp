#include "records/pgn_tokens.h"

#include <algorithm>

#include "base/text.h"

namespace mandible {
namespace {

constexpr std::string_view kEndsOfLine = "\r\n";

constexpr bool ends_word(char c) {
  return is_space(c) || c == '{' || c == '}' || c == '(' || c == ')' || c == '$';
}

}  // namespace

bool PgnTokens::skip_blanks() {
  bool new_line = at_ == 0;
  for (;; ++at_) {
    if (new_line && at_ < text_.size() && text_[at_] == '%' &&
        (at_ == 0 || text_[at_ - 1] == '\n' || text_[at_ - 1] == '\r')) {
      at_ = std::min(text_.find_first_of(kEndsOfLine, at_), text_.size());
    }
    if (at_ == text_.size() || !is_space(text_[at_])) return new_line;
    if (text_[at_] == '\n' || text_[at_] == '\r') new_line = true;
  }
}

PgnToken PgnTokens::next() {
  const bool begins_line = skip_blanks();
  PgnToken token;
  token.at = at_;
  token.begins_line = begins_line;
  if (at_ == text_.size()) return token;
  token.text = text_.substr(at_, 1);
  ++at_;
  switch (token.text.front()) {
    case '[':
      if (token.at >= line_end_) {
        line_end_ = std::min(text_.find_first_of(kEndsOfLine, token.at), text_.size());
      }
      token.kind = PgnToken::Kind::Tag;
      token.text = text_.substr(token.at, line_end_ - token.at);
      break;
    case '{':
      return comment(token);
    case '}':
      return broken(token, RecordError::CommentNotOpened);
    case ';':
      token.kind = PgnToken::Kind::Comment;
      at_ = std::min(text_.find_first_of(kEndsOfLine, at_), text_.size());
      token.text = text_.substr(token.at + 1, at_ - token.at - 1);
      break;
    case '(':
      token.kind = PgnToken::Kind::Open;
      break;
    case ')':
      token.kind = PgnToken::Kind::Close;
      break;
    default:
      token.kind = PgnToken::Kind::Word;
      while (at_ < text_.size() && !ends_word(text_[at_])) ++at_;
      token.text = text_.substr(token.at, at_ - token.at);
  }
  return token;
}

PgnToken PgnTokens::comment(PgnToken token) {
  for (;;) {
    const std::size_t brace = text_.find_first_of("{}", at_);
    if (brace == std::string_view::npos) return broken(token, RecordError::CommentNotClosed);
    at_ = brace + 1;
    if (text_[brace] == '{') continue;
    // In "{a {b} c}" and "{a } b}" the first closing brace is part of the comment.
    const std::size_t next = text_.find_first_of("{}\n", at_);
    if (next == std::string_view::npos || text_[next] != '}') break;
  }
  token.kind = PgnToken::Kind::Comment;
  token.text = text_.substr(token.at + 1, at_ - token.at - 2);
  return token;
}

PgnToken PgnTokens::broken(PgnToken token, RecordError why) {
  error_ = error_at(text_, token.at, record_error(why));
  token.kind = PgnToken::Kind::Broken;
  return token;
}

std::string_view PgnTokens::rest_of_line(std::size_t at) const {
  const std::size_t end = std::min(text_.find_first_of("\r\n{}", at), text_.size());
  return trim(text_.substr(at, end - at));
}

}  // namespace mandible
