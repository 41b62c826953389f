#pragma once

#include <glm/vec2.hpp>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "engine/platform/pointers/input.h"
#include "engine/scene/camera.h"
#include "engine/text/font_files.h"
#include "engine/ui/screen_reader.h"
#include "engine/ui/theme.h"
#include "engine/ui/turn.h"

namespace engine {

/// A window of the interface, and what it covers, in points.
struct ShownWindow {
  std::string name;
  ScreenPart part;
  bool is_tip = false;
};

/// Hosts Dear ImGui: feeds it our Input (PointerRouter says which pointer is its mouse), dresses it
/// in our theme, and draws it last. Between begin_frame and end_frame any ImGui call and the
/// widgets of ui/widgets.h may be used.
class Ui {
 public:
  /// Needs an open Window. `scale` is the user's choice, 0.75 to 3.
  static base::Result<Ui> create(const FontFiles& fonts, float scale, float pixels_per_point = 1);
  /// The same with letters that draw_letters has drawn, for that scale and density.
  static base::Result<Ui> create(const FontFiles& fonts, Letters letters, float scale,
                                 float pixels_per_point);
  /// Needs no window, and may run on any thread: at a start it takes longer than all else.
  static base::Result<Letters> draw_letters(const FontFiles& fonts, float scale,
                                            float pixels_per_point);

  Ui(Ui&&) noexcept;
  Ui& operator=(Ui&&) noexcept;
  ~Ui();

  /// Takes effect at the next begin_frame.
  void set_scale(float scale);
  float scale() const;

  /// The interface lies at that edge of the window, upright for who sits there: it sees the input
  /// as from there.
  void set_edge(EdgePart part);
  Edge edge() const { return edge_part().edge; }
  EdgePart edge_part() const;

  /// Black on white instead of ink on vellum (ui/high_contrast.h).
  void set_high_contrast(bool is_on);

  /// ImGui's functions mean this interface; begin_frame does it too.
  void make_current();

  void begin_frame(const Input& input, double seconds);
  void end_frame();
  /// The same for a frame that nobody sees: nothing is drawn.
  void drop_frame();
  /// What the sheets of this frame will hide, in points: the table need not be drawn there.
  const std::vector<ScreenPart>& opaque_parts() const;

  /// From now on every frame is read, as somebody reads it who sits before the screen.
  void set_read(bool is_read);
  /// What stands on the last frame that was read, upright as for who sits at the interface's edge.
  const std::vector<WrittenLine>& written() const;

  /// How many windows and parts of the last frame were shown by the picture that is kept of them
  /// (ui/picture_cache.h).
  int cached_pictures() const;

  /// True if a panel of the last frame, or an open popup, takes a pointer that comes down there.
  bool covers(glm::vec2 place) const;
  /// The panel of the last frame that takes a pointer there, by what it is in; 0: none does.
  unsigned window_at(glm::vec2 place) const;
  /// The windows of the last frame, by name, and where they lie in the one that holds them all.
  std::vector<ShownWindow> shown_windows() const;
  /// True if the keys go to a field: the table must not react.
  bool wants_keys() const;
  /// True if a field is being typed in.
  bool takes_text() const;

  const Theme& theme() const;

 private:
  struct Parts;
  explicit Ui(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace engine
