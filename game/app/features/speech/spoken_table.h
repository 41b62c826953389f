#pragma once

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>

#include "engine/platform/pointers/input.h"
#include "engine/speech/speaker.h"
#include "game/app/features/speech/spoken_keys.h"
#include "game/app/screen/table_screen.h"
#include "game/session/session.h"
#include "game/table/board/region_steps.h"

namespace app {

/// What the person wants of the table, by the keys of the spoken one.
struct Spoken {
  std::optional<core::Action> action{};
  bool closes_notice = false;
};

/// The table for whoever plays by ear: says what happens and what is asked, and lets the keys go
/// through the answers and over the map. All while the settings want that.
class SpokenTable {
 public:
  /// `screen` and `resources` outlive it, and so does `speaker`; without one the voice of the
  /// computer is asked for when it is first needed.
  SpokenTable(TableScreen& screen, const Resources& resources, engine::Speaker* speaker);

  /// Takes its own keys out of the input. Nothing if there were none.
  std::optional<Spoken> take_keys(commands::Read& read, const session::Session& session);

  /// Says what is new in the frame that was just laid out.
  void listen(const screens::Drawn& shown, const session::Session& session);

  /// Why nothing is heard: one sentence, once.
  std::string take_fault();

 private:
  /// A question is another one when more was decided, or when it was turned up.
  struct Asked {
    std::size_t cursor = 0;
    std::string words;
    friend bool operator==(const Asked&, const Asked&) = default;
  };

  bool may_take(SpokenKey key) const;
  Spoken obey(SpokenKey key, bool with_shift, const session::Session& session);
  Spoken take_answer();
  void ask_again();
  void step_option(int by);
  void tell_more();
  void walk(glm::vec2 way, table::Choice choice);
  void listen_to(table::RegionId region);
  table::RegionId here();
  void tell_neighbours();
  void tell_line(const session::Session& session);

  void begin(const session::Session& session);
  void say_news(const screens::Heard& heard);
  void say_lines(const screens::Heard& heard, const session::Session& session);
  void say_question(const screens::Heard& heard, const session::Session& session);
  void say_place(const screens::Heard& heard);
  void say(const std::string& sentence, engine::Manner manner);
  void say_now(const std::string& sentence) { say(sentence, engine::Manner::kAtOnce); }
  engine::Speaker& speaker();
  std::string joined(std::initializer_list<std::string_view> sentences) const;
  std::string word(std::string_view key) const;
  const table::Layout& layout() const { return screen_.tabletop().layout(); }

  TableScreen& screen_;
  TakenKeys taken_;
  const Resources& resources_;
  engine::Speaker* speaker_;
  std::unique_ptr<engine::Speaker> own_speaker_;
  std::optional<screens::Heard> heard_;        ///< of the last frame, while the table is spoken
  const session::Session* session_ = nullptr;  ///< that was listened to last
  std::size_t lines_ = 0;                      ///< of its log that were said
  std::optional<Asked> asked_;                 ///< the question that was said last
  std::optional<std::size_t> option_;          ///< what Enter takes
  bool is_on_map_ = false;                     ///< Enter takes the region
  bool wants_place_ = false;                   ///< it is said as soon as the screen knows it
  std::size_t lines_back_ = 0;
};

}  // namespace app
