#include "game/spoken/speech.h"

#include <algorithm>
#include <array>

namespace spoken {
namespace {

/// What the screen writes and no voice reads.
struct Sign {
  std::string_view shown;
  std::string_view said;
  std::string_view key{};  ///< of the words for it, instead
};
constexpr std::array kSigns{Sign{" · ", ", "}, Sign{" × ", " "}, Sign{" → ", "", "spoken.to"}};
constexpr std::string_view kEnds = ".?!:;,";

bool ends_as_sentence(std::string_view text) {
  constexpr std::string_view kDots = "…";
  return text.ends_with(kDots) ||
         (!text.empty() && kEnds.find(text.back()) != std::string_view::npos);
}

void end_sentence(std::string& text) {
  while (text.ends_with(' ')) text.pop_back();
  if (!text.empty() && !ends_as_sentence(text)) text += '.';
}

}  // namespace

std::string as_said(const lang::Sentences& words, std::string_view shown) {
  std::string said;
  for (std::size_t at = 0; at < shown.size();) {
    const auto sign = std::ranges::find_if(
        kSigns, [&](const Sign& one) { return shown.substr(at).starts_with(one.shown); });
    if (sign != kSigns.end()) {
      said += sign->key.empty() ? std::string(sign->said) : " " + words.say(sign->key) + " ";
      at += sign->shown.size();
    } else if (shown[at] == '\n') {
      end_sentence(said);
      if (!said.empty()) said += ' ';
      ++at;
    } else {
      said += shown[at++];
    }
  }
  return said;
}

std::string joined(const lang::Sentences& words,
                   std::initializer_list<std::string_view> sentences) {
  std::string all;
  for (const std::string_view sentence : sentences) {
    if (sentence.empty()) continue;
    if (!all.empty()) all += ' ';
    all += as_said(words, sentence);
    end_sentence(all);
  }
  return all;
}

}  // namespace spoken
