#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <random>
#include <string>

#include "base/result.h"
#include "engine/platform/scripted_input.h"
#include "engine/render/canvas.h"
#include "engine/speech/recording_speaker.h"
#include "game/app/script/lesson_reader.h"
#include "game/app/script/script.h"
#include "game/app/shell/input_source.h"
#include "game/commands/command.h"

namespace app {

/// A hand that does what a script says: its events go the way that those of a window go, and time
/// passes by frames. Before each step it waits until a question may be answered and nothing moves.
class ScriptPlayer final : public InputSource {
 public:
  /// Pictures without a folder of their own lie in `pictures`.
  ScriptPlayer(Script script, glm::ivec2 size, std::filesystem::path pictures);

  void set_hit_test(engine::HitTest test) override { hand_.set_hit_test(std::move(test)); }
  engine::Input next_input(double wait_seconds) override;
  double tick() override;
  glm::ivec2 pixel_size() const override { return hand_.window_size(); }
  void present() override {}
  engine::Speaker* speaker() override { return &ear_; }
  /// A script plays the same games every time.
  std::uint64_t fresh_seed() override { return ++games_; }
  bool is_blind() const override {
    return frames_to_picture_ == 0 || frames_to_picture_ > kFramesDrawn;
  }
  bool look(const Seen& seen) override;

  /// An Error, with file and line, unless the script was played to its end.
  base::Result<void> played() const;

 private:
  static constexpr int kFramesDrawn = 2;  ///< of a picture: the last ones, until it is sharp

  std::optional<std::size_t> heard_at(const ScriptLine& line) const;
  base::Result<void> late(const ScriptLine& line, const Seen& seen) const;
  bool fail(const ScriptLine& line, const std::string& reason);
  base::Result<void> look_for_faults(const Seen& seen) const;
  base::Result<void> look_for(const ScriptLine& line, const Seen& seen) const;
  base::Result<void> keeps_place(const ScriptLine& line, const Seen& seen);
  base::Result<void> look_near(const ScriptLine& line, const Seen& seen) const;
  base::Result<void> look_at_side(const std::string& word, const Seen& seen);
  bool play_line(const Seen& seen);
  base::Result<void> follow_lesson(const Seen& seen);
  base::Result<void> answer_until(const ScriptLine& line, const Seen& seen);
  void click_at(glm::vec2 place);
  bool may_begin(const ScriptLine& line, const Seen& seen) const;
  base::Result<void> begin(const ScriptLine& line, const Seen& seen);
  base::Result<void> click(const ScriptLine& line, const Seen& seen);
  base::Result<void> hold(const ScriptLine& line, const Seen& seen);
  base::Result<void> drag(const ScriptLine& line, const Seen& seen);
  base::Result<void> play(const ScriptLine& line, const Seen& seen);
  void drag_from(glm::vec2 from, glm::vec2 to);
  base::Result<void> press_key(const std::string& name);
  base::Result<void> press(const ScriptLine& line, const Seen& seen);
  base::Result<void> choose(const ScriptLine& line, const Seen& seen);
  void press_for(commands::Id command, bool by_pad);
  void go_on_with_line(bool is_done);
  base::Result<void> use_pad(const ScriptLine& line);
  base::Result<void> type(const ScriptLine& line);
  base::Result<void> resize(const std::string& size);
  base::Result<void> change_focus(const std::string& word);
  base::Result<void> wait(const std::string& seconds);
  base::Result<void> expect(const ScriptLine& line, const Seen& seen) const;
  base::Result<void> hear(const ScriptLine& line);
  base::Result<void> count(const ScriptLine& line);
  base::Result<void> save(const std::string& file, const Seen& seen) const;
  base::Result<void> take_picture(const std::string& file) const;

  Script script_;
  std::filesystem::path pictures_;
  std::size_t next_ = 0;  ///< of the script's lines
  engine::ScriptedInput hand_;
  engine::RecordingSpeaker ear_;
  std::size_t heard_ = 0;                  ///< of what was said, by the lines before
  std::optional<engine::Canvas> canvas_;   ///< as large as the window is
  double now_ = 0;                         ///< seconds since the script began
  double waited_ = 0;                      ///< for the line that is next
  int tabs_ = 0;                           ///< pressed on the way to a button
  std::optional<engine::Edge> side_;       ///< that alone is looked at
  std::map<std::string, glm::vec2> kept_;  ///< places of buttons, by side and label
  glm::vec2 held_at_{0};                   ///< where the finger is that stays down
  double idle_ = 0;                        ///< still to be waited
  int frames_to_picture_ = 0;
  bool is_watching_ = false;
  std::uint64_t games_ = 0;  ///< that were begun
  int looks_ = 0;            ///< in which something was wrong, one after the other
  LessonReader lesson_;
  int lesson_looks_ = 0;               ///< in which what it speaks of could not be pressed
  std::mt19937 luck_;                  ///< of answers that the script leaves open
  int answers_ = 0;                    ///< given for the line that is played
  std::map<std::string, int> counts_;  ///< of clicks, drags, keys since the last were told
  base::Result<void> played_;
};

}  // namespace app
