#include "engine/ui/message_box.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include <SDL.h>
#include <imgui.h>
#include <imgui_internal.h>

#include "engine/text/font_files.h"

namespace engine {
namespace {

constexpr float kLetterSize = 22;
constexpr int kMargin = 28;
constexpr float kLineWidth = 520;
constexpr int kWidth = 2 * kMargin + static_cast<int>(kLineWidth);
constexpr std::uint32_t kPollMilliseconds = 20;

using Colour = std::array<int, 3>;
constexpr Colour kPaper{243, 233, 210};
constexpr Colour kInk{45, 32, 20};

/// How much of each point the letters of a font cover.
struct Letters {
  ImFontAtlas atlas;
  ImFont* font = nullptr;
  unsigned char* cover = nullptr;
  int row_bytes = 0;
};

std::unique_ptr<Letters> read_letters() {
  const auto fonts = find_fonts();
  if (!fonts) return nullptr;
  auto letters = std::make_unique<Letters>();
  letters->font = letters->atlas.AddFontFromFileTTF(fonts->faces.front().c_str(), kLetterSize);
  int rows = 0;
  letters->atlas.GetTexDataAsAlpha8(&letters->cover, &letters->row_bytes, &rows);
  return letters->font == nullptr ? nullptr : std::move(letters);
}

void put_point(SDL_Surface& picture, int x, int y, int cover) {
  if (x < 0 || y < 0 || x >= picture.w || y >= picture.h) return;
  const auto mixed = [cover](std::size_t part) {
    return static_cast<std::uint8_t>((kInk[part] * cover + kPaper[part] * (255 - cover)) / 255);
  };
  auto* const row =
      static_cast<std::uint8_t*>(picture.pixels) + static_cast<std::ptrdiff_t>(y) * picture.pitch;
  reinterpret_cast<std::uint32_t*>(row)[x] =
      SDL_MapRGB(picture.format, mixed(0), mixed(1), mixed(2));
}

void put_letter(SDL_Surface& picture, const Letters& letters, const ImFontGlyph& glyph, ImVec2 at) {
  const auto pixel = [](float share, int of) {
    return static_cast<int>(std::lround(share * static_cast<float>(of)));
  };
  const int from_x = pixel(glyph.U0, letters.atlas.TexWidth);
  const int from_y = pixel(glyph.V0, letters.atlas.TexHeight);
  const int width = pixel(glyph.U1, letters.atlas.TexWidth) - from_x;
  const int height = pixel(glyph.V1, letters.atlas.TexHeight) - from_y;
  const int left = static_cast<int>(std::lround(at.x + glyph.X0));
  const int top = static_cast<int>(std::lround(at.y + glyph.Y0));
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const int cover = letters.cover[(from_y + y) * letters.row_bytes + from_x + x];
      if (cover > 0) put_point(picture, left + x, top + y, cover);
    }
  }
}

void write_line(SDL_Surface& picture, const Letters& letters, std::string_view line, float top) {
  ImVec2 at(kMargin, top);
  const char* const end = line.data() + line.size();
  for (const char* next = line.data(); next < end;) {
    unsigned int letter = 0;
    next += ImTextCharFromUtf8(&letter, next, end);
    const ImFontGlyph* const glyph = letters.font->FindGlyph(static_cast<ImWchar>(letter));
    if (glyph == nullptr) continue;
    put_letter(picture, letters, *glyph, at);
    at.x += glyph->AdvanceX;
  }
}

/// Line under line; where the last one ends. Without a picture it is only measured.
float write(SDL_Surface* picture, const Letters& letters, std::string_view sentence) {
  float top = kMargin;
  while (!sentence.empty()) {
    const char* const begin = sentence.data();
    const char* const wrap =
        letters.font->CalcWordWrapPositionA(1, begin, begin + sentence.size(), kLineWidth);
    const auto length = static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, wrap - begin));
    if (picture != nullptr) write_line(*picture, letters, sentence.substr(0, length), top);
    sentence.remove_prefix(length);
    while (sentence.starts_with(' ')) sentence.remove_prefix(1);
    top += kLetterSize;
  }
  return top;
}

void draw(SDL_Window* window, const Letters& letters, std::string_view sentence) {
  SDL_Surface* const picture = SDL_GetWindowSurface(window);
  if (picture == nullptr || picture->format->BytesPerPixel != sizeof(std::uint32_t)) return;
  const auto part = [](std::size_t i) { return static_cast<std::uint8_t>(kPaper[i]); };
  SDL_FillRect(picture, nullptr, SDL_MapRGB(picture->format, part(0), part(1), part(2)));
  write(picture, letters, sentence);
  SDL_UpdateWindowSurface(window);
}

bool is_closed_by(const SDL_Event& event) {
  return event.type == SDL_QUIT || event.type == SDL_KEYDOWN || event.type == SDL_MOUSEBUTTONUP;
}

/// Nobody sees those.
bool is_seen() {
  const char* const driver = SDL_GetCurrentVideoDriver();
  const std::string_view name = driver == nullptr ? "" : driver;
  return !name.empty() && name != "offscreen" && name != "dummy" && name != "evdev";
}

/// True once somebody has read it. Polled: while SDL waits for an event it wakes itself through a
/// second connection to the X server, and what reaches the server there after the window is gone
/// ends the program.
bool take_closing(SDL_Window* window, const Letters& letters, std::string_view sentence) {
  SDL_Event event{};
  while (SDL_PollEvent(&event) != 0) {
    if (is_closed_by(event)) return true;
    if (event.type == SDL_WINDOWEVENT) draw(window, letters, sentence);
  }
  return false;
}

void show_own(const std::string& title, const std::string& sentence) {
  const std::unique_ptr<Letters> letters = read_letters();
  if (!letters) return;
  const int height = static_cast<int>(write(nullptr, *letters, sentence)) + kMargin;
  SDL_Window* const window = SDL_CreateWindow(title.c_str(), SDL_WINDOWPOS_CENTERED,
                                              SDL_WINDOWPOS_CENTERED, kWidth, height, 0);
  if (window == nullptr) return;
  draw(window, *letters, sentence);
  while (!take_closing(window, *letters, sentence)) SDL_Delay(kPollMilliseconds);
  SDL_DestroyWindow(window);
}

}  // namespace

/// SDL's own box needs fonts of the X server or the program zenity, which many a system has not.
void show_message_box(const std::string& title, const std::string& sentence) {
  if (SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, title.c_str(), sentence.c_str(), nullptr) == 0)
    return;
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return;
  if (is_seen()) show_own(title, sentence);
  SDL_Quit();
}

}  // namespace engine
