#include "engine/ui/ui.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <string>
#include <utility>

#include <SDL.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

#include "engine/ui/frame_notes.h"
#include "engine/ui/high_contrast.h"
#include "engine/ui/picture_cache.h"
#include "engine/ui/pointer_router.h"

namespace engine {
namespace {

constexpr float kLeastScale = 0.75F;
constexpr float kMostScale = 3;

constexpr std::array kKeys{std::pair{ImGuiKey_Tab, Key::kTab},
                           std::pair{ImGuiKey_LeftArrow, Key::kLeft},
                           std::pair{ImGuiKey_RightArrow, Key::kRight},
                           std::pair{ImGuiKey_UpArrow, Key::kUp},
                           std::pair{ImGuiKey_DownArrow, Key::kDown},
                           std::pair{ImGuiKey_PageUp, Key::kPageUp},
                           std::pair{ImGuiKey_PageDown, Key::kPageDown},
                           std::pair{ImGuiKey_Home, Key::kHome},
                           std::pair{ImGuiKey_End, Key::kEnd},
                           std::pair{ImGuiKey_Delete, Key::kDelete},
                           std::pair{ImGuiKey_Backspace, Key::kBackspace},
                           std::pair{ImGuiKey_Space, Key::kSpace},
                           std::pair{ImGuiKey_Enter, Key::kEnter},
                           std::pair{ImGuiKey_Escape, Key::kEscape},
                           std::pair{ImGuiKey_A, key_of('a')},
                           std::pair{ImGuiKey_C, key_of('c')},
                           std::pair{ImGuiKey_V, key_of('v')},
                           std::pair{ImGuiKey_X, key_of('x')},
                           std::pair{ImGuiKey_Y, key_of('y')},
                           std::pair{ImGuiKey_Z, key_of('z')}};

/// SDL gives a copy that somebody has to own.
const char* clipboard_text(void* kept) {
  auto& text = *static_cast<std::string*>(kept);
  char* copy = SDL_GetClipboardText();
  text = copy;
  SDL_free(copy);
  return text.c_str();
}
void set_clipboard_text(void*, const char* text) { SDL_SetClipboardText(text); }

void set_up_io(ImGuiIO& io, std::string& clipboard) {
  io.IniFilename = nullptr;  // where panels are is our layout's business
  io.LogFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.ConfigWindowsMoveFromTitleBarOnly = true;
  io.ClipboardUserData = &clipboard;
  io.GetClipboardTextFn = clipboard_text;
  io.SetClipboardTextFn = set_clipboard_text;
  for (std::size_t i = 0; i < kKeys.size(); ++i) io.KeyMap[kKeys[i].first] = static_cast<int>(i);
}

void feed_mouse(ImGuiIO& io, const UiMouse& mouse) {
  io.MousePos =
      mouse.position ? ImVec2(mouse.position->x, mouse.position->y) : ImVec2(-FLT_MAX, -FLT_MAX);
  for (std::size_t i = 0; i < kMouseButtons; ++i) io.MouseDown[i] = mouse.down[i];
  io.MouseWheel = mouse.wheel;
}

void feed_keys(ImGuiIO& io, const Input& input) {
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    const Key key = kKeys[i].second;
    io.KeysDown[i] = is_held(input, key) || is_pressed(input, key);
  }
  // Of a key that went down and up in this frame, what was held beside it may be gone.
  const auto beside = [&](bool KeyPress::*held) { return std::ranges::any_of(input.keys, held); };
  io.KeyCtrl = input.ctrl || beside(&KeyPress::ctrl);
  io.KeyShift = input.shift || beside(&KeyPress::shift);
  io.KeyAlt = input.alt || beside(&KeyPress::alt);
  if (!input.text.empty()) io.AddInputCharactersUTF8(input.text.c_str());
}

}  // namespace

struct Ui::Parts {
  struct ContextDeleter {
    void operator()(ImGuiContext* closing) const {
      ImGui::SetCurrentContext(closing);
      ImGui_ImplOpenGL3_Shutdown();
      ImGui::DestroyContext(closing);
    }
  };

  Letters letters;
  std::unique_ptr<ImGuiContext, ContextDeleter> context;
  FontFiles fonts;
  Theme theme;
  float wanted_scale = 1;
  float pixels_per_point = 1;
  bool high_contrast = false;
  EdgePart edge;
  glm::vec2 window{0};  ///< in points
  PointerRouter pointers;
  std::string clipboard;  ///< as ImGui read it last
  FrameNotes notes;       ///< ImGui's user data
  PictureCache pictures;
  bool is_read = false;
  ScreenReader reader;
  std::vector<WrittenLine> written;

  float density() const { return wanted_scale * pixels_per_point; }
  void use(Letters drawn);
  void read();
};

/// Letters are drawn at the screen's density and measured in points.
void Ui::Parts::use(Letters drawn) {
  ImGui::GetIO().Fonts = drawn.atlas.get();
  letters = std::move(drawn);
  theme = letters.theme;
  theme.scale = wanted_scale;
  theme.touch /= pixels_per_point;
  theme.grid /= pixels_per_point;
  ImGui::GetIO().FontGlobalScale = 1 / pixels_per_point;
  apply_style(theme);
  if (is_read) reader.learn_letters();
}

void Ui::Parts::read() {
  if (is_read) written = reader.read(*ImGui::GetDrawData(), notes.sheets);
}

Ui::Ui(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Ui::Ui(Ui&&) noexcept = default;
Ui& Ui::operator=(Ui&&) noexcept = default;
Ui::~Ui() = default;

base::Result<Letters> Ui::draw_letters(const FontFiles& fonts, float scale,
                                       float pixels_per_point) {
  return engine::draw_letters(fonts, std::clamp(scale, kLeastScale, kMostScale) * pixels_per_point);
}

base::Result<Ui> Ui::create(const FontFiles& fonts, float scale, float pixels_per_point) {
  auto letters = draw_letters(fonts, scale, pixels_per_point);
  if (!letters) return letters.failure();
  return create(fonts, letters.take(), scale, pixels_per_point);
}

base::Result<Ui> Ui::create(const FontFiles& fonts, Letters letters, float scale,
                            float pixels_per_point) {
  auto parts = std::make_unique<Parts>();
  IMGUI_CHECKVERSION();
  ImGuiContext* context = ImGui::CreateContext(letters.atlas.get());
  ImGui::SetCurrentContext(context);
  if (!ImGui_ImplOpenGL3_Init("#version 330 core")) {
    ImGui::DestroyContext(context);
    return base::Error{"The interface could not be started on this OpenGL."};
  }
  parts->context.reset(context);
  parts->fonts = fonts;
  parts->wanted_scale = std::clamp(scale, kLeastScale, kMostScale);
  parts->pixels_per_point = pixels_per_point;
  set_up_io(ImGui::GetIO(), parts->clipboard);
  ImGui::GetIO().UserData = &parts->notes;
  parts->use(std::move(letters));
  return Ui(std::move(parts));
}

void Ui::set_scale(float scale) {
  parts_->wanted_scale = std::clamp(scale, kLeastScale, kMostScale);
}

float Ui::scale() const { return parts_->wanted_scale; }

void Ui::set_edge(EdgePart part) { parts_->edge = part; }
EdgePart Ui::edge_part() const { return parts_->edge; }

void Ui::set_high_contrast(bool is_on) { parts_->high_contrast = is_on; }

void Ui::begin_frame(const Input& window_input, double seconds) {
  parts_->window = window_input.window_size;
  const Input input = input_from(parts_->edge, window_input);
  ImGui::SetCurrentContext(parts_->context.get());
  const bool density_changed = parts_->pixels_per_point != input.pixels_per_point;
  if (density_changed || parts_->theme.scale != parts_->wanted_scale) {
    parts_->pixels_per_point = input.pixels_per_point;
    auto letters = engine::draw_letters(parts_->fonts, parts_->density());
    if (letters) {  // the files were read before
      ImGui_ImplOpenGL3_DestroyFontsTexture();
      parts_->use(letters.take());
      ImGui_ImplOpenGL3_CreateFontsTexture();
    }
    parts_->pictures.forget();
  }
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize =
      ImVec2(static_cast<float>(input.window_size.x), static_cast<float>(input.window_size.y));
  io.DisplayFramebufferScale = ImVec2(input.pixels_per_point, input.pixels_per_point);
  io.DeltaTime = std::max(static_cast<float>(seconds), 1e-4F);
  if (parts_->notes.has_told) parts_->pointers.note_told();
  const UiMouse mouse = parts_->pointers.route(input, seconds);
  feed_mouse(io, mouse);
  feed_keys(io, input);
  parts_->notes = {};
  parts_->notes.is_asked = mouse.asks;
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
}

void Ui::end_frame() {
  ImGui::SetCurrentContext(parts_->context.get());
  ImGui::Render();
  parts_->read();
  if (parts_->high_contrast) put_in_high_contrast(*ImGui::GetDrawData());
  if (edge() == Edge::kSouth) {
    parts_->pictures.render(*ImGui::GetDrawData(), parts_->notes.kept);
  } else {
    turn_to(parts_->edge, *ImGui::GetDrawData(), parts_->window);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  }
}

void Ui::make_current() { ImGui::SetCurrentContext(parts_->context.get()); }

void Ui::drop_frame() {
  ImGui::SetCurrentContext(parts_->context.get());
  ImGui::EndFrame();
  if (!parts_->is_read) return;
  ImGui::Render();
  parts_->read();
}

void Ui::set_read(bool is_read) {
  if (parts_->is_read == is_read) return;
  parts_->is_read = is_read;
  make_current();
  if (is_read) parts_->reader.learn_letters();
}

const std::vector<WrittenLine>& Ui::written() const { return parts_->written; }

const std::vector<ScreenPart>& Ui::opaque_parts() const { return parts_->notes.opaque; }

bool Ui::covers(glm::vec2 place) const {
  return !parts_->context->OpenPopupStack.empty() || window_at(place) != 0;
}

std::vector<ShownWindow> Ui::shown_windows() const {
  std::vector<ShownWindow> shown;
  for (const ImGuiWindow* window : parts_->context->Windows) {
    const bool is_root = window->RootWindow == window;
    if (!window->Active || window->Hidden || !is_root) continue;
    const ImRect box = window->Rect();
    const glm::vec2 one = place_in_window(parts_->edge, {box.Min.x, box.Min.y}, parts_->window);
    const glm::vec2 other = place_in_window(parts_->edge, {box.Max.x, box.Max.y}, parts_->window);
    shown.push_back({.name = window->Name,
                     .part = {glm::min(one, other), glm::max(one, other)},
                     .is_tip = (window->Flags & ImGuiWindowFlags_Tooltip) != 0});
  }
  return shown;
}

/// As ImGui finds the window below its own mouse.
unsigned Ui::window_at(glm::vec2 window_place) const {
  const glm::vec2 place = place_from(parts_->edge, window_place, parts_->window);
  const ImGuiContext& context = *parts_->context;
  for (int number = context.Windows.Size - 1; number >= 0; --number) {
    const ImGuiWindow& window = *context.Windows[number];
    if (!window.Active || window.Hidden) continue;
    if ((window.Flags & ImGuiWindowFlags_NoMouseInputs) != 0) continue;
    ImRect part = window.OuterRectClipped;
    part.Expand(context.Style.TouchExtraPadding);
    if (part.Contains(ImVec2(place.x, place.y))) return window.RootWindow->ID;
  }
  return 0;
}

int Ui::cached_pictures() const { return parts_->pictures.shown(); }

bool Ui::wants_keys() const {
  ImGui::SetCurrentContext(parts_->context.get());
  return ImGui::GetIO().WantTextInput || ImGui::IsAnyItemActive();
}

bool Ui::takes_text() const {
  ImGui::SetCurrentContext(parts_->context.get());
  return ImGui::GetIO().WantTextInput;
}

const Theme& Ui::theme() const { return parts_->theme; }

}  // namespace engine
