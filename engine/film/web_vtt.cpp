#include "engine/film/web_vtt.h"

#include <cstdio>

namespace engine {
namespace {

std::string clock_of(std::size_t frame, int fps) {
  constexpr std::size_t kSecond = 1000;
  constexpr std::size_t kMinute = 60 * kSecond;
  constexpr std::size_t kHour = 60 * kMinute;
  const std::size_t time = frame * kSecond / static_cast<std::size_t>(fps);
  char text[40];
  std::snprintf(text, sizeof text, "%02zu:%02zu:%02zu.%03zu", time / kHour, time % kHour / kMinute,
                time % kMinute / kSecond, time % kSecond);
  return text;
}

/// What means something in that file is set off; an empty line would end the caption.
std::string escaped(const std::string& text) {
  std::string safe;
  for (const char letter : text) {
    if (letter == '\n' && (safe.empty() || safe.back() == '\n')) continue;
    if (letter == '&') {
      safe += "&amp;";
    } else if (letter == '<') {
      safe += "&lt;";
    } else if (letter == '>') {
      safe += "&gt;";
    } else {
      safe += letter;
    }
  }
  return safe;
}

}  // namespace

std::string web_vtt(std::span<const Caption> captions, int fps) {
  std::string text = "WEBVTT\n";
  for (const Caption& caption : captions) {
    if (caption.end <= caption.frame) continue;
    text += "\n" + clock_of(caption.frame, fps) + " --> " + clock_of(caption.end, fps) + "\n" +
            escaped(caption.words) + "\n";
  }
  return text;
}

}  // namespace engine
