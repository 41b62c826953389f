#include "game/app/script/script_player.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>
#include <thread>
#include <utility>

#include "base/json_reader.h"
#include "engine/platform/key_names.h"
#include "game/app/screen/table_screen.h"
#include "game/app/script/screen_look.h"
#include "game/app/script/script_place.h"
#include "game/commands/ids.h"
#include "game/commands/table.h"
#include "game/match/folders/files.h"
#include "game/session/session.h"

namespace app {
namespace {

constexpr double kFrame = 1.0 / 30;
constexpr double kLongestWait = 120;    // for a question, in the script's seconds
constexpr double kMoment = 3 * kFrame;  // between two steps: panels find their place
constexpr int kDragSteps = 6;
constexpr int kMostTabs = 100;
constexpr int kMostAnswers = 500;
constexpr int kLooks = 6;  // frames in which a fault must be seen: sheets find their size
constexpr const char* kPictureOfFault = "fault.png";
constexpr int kFramesOfPicture = 4;  // until the panels have found their size

struct Way {
  std::string_view name;
  glm::vec2 way;
};
const std::array<Way, 4> kWays{
    {{"north", {0, -1}}, {"south", {0, 1}}, {"west", {-1, 0}}, {"east", {1, 0}}}};

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

/// The letters of UTF-8.
std::vector<std::string> letters_of(std::string_view text) {
  std::vector<std::string> letters;
  for (const char byte : text) {
    const bool goes_on = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    if (!goes_on || letters.empty()) letters.emplace_back();
    letters.back() += byte;
  }
  return letters;
}

}  // namespace

ScriptPlayer::ScriptPlayer(Script script, glm::ivec2 size, std::filesystem::path pictures)
    : script_(std::move(script)), pictures_(std::move(pictures)), hand_(size), canvas_(size) {}

engine::Input ScriptPlayer::next_input(double) {
  now_ += kFrame;
  engine::Input input = hand_.next_input(now_);
  input.exposed =
      input.exposed || frames_to_picture_ > 0 || looks_ > 0;  // else an idle table draws nothing
  return input;
}

double ScriptPlayer::tick() { return kFrame; }

/// What only looks, or what a person may do at any time, waits for nothing.
bool ScriptPlayer::may_begin(const ScriptLine& line, const Seen& seen) const {
  using Verb = ScriptVerb;
  if (line.is_at_once) return true;
  switch (line.verb) {
    case Verb::kResize:
    case Verb::kFocus:
    case Verb::kWait:
    case Verb::kCount:
    case Verb::kPicture:
    case Verb::kMove:
    case Verb::kSlide:
    case Verb::kLift:
    case Verb::kWatch:
    case Verb::kSide:
    case Verb::kWheel: return true;
    case Verb::kHears: return heard_at(line).has_value();
    case Verb::kReads: return is_written(seen, joined(line.words));
    case Verb::kSees: return find(line.words.front(), seen).ok();
    default: return seen.session.is_over() || (seen.lets_answer && !seen.is_moving);
  }
}

bool ScriptPlayer::look(const Seen& seen) {
  seen.screen.set_read(true);
  if (frames_to_picture_ > 0) {
    if (--frames_to_picture_ > 0) return true;
    if (!played_) {
      (void)take_picture(kPictureOfFault);  // the first fault is the one that is told
      return false;
    }
    played_ = take_picture(script_.lines[next_ - 1].words[0]);
    return played_.ok();
  }
  idle_ -= kFrame;
  if (!hand_.is_idle() || idle_ > 0) return true;
  if (next_ == script_.lines.size()) return false;
  Seen seen_there = seen;
  seen_there.side = side_;
  return play_line(seen_there);
}

bool ScriptPlayer::play_line(const Seen& seen) {
  const ScriptLine& written = script_.lines[next_];
  const base::Result<ScriptLine> line_in_words = in_words(written, seen.screen.words());
  if (!line_in_words) return fail(written, line_in_words.error());
  const ScriptLine& line = *line_in_words;
  base::Result<void> done;
  if (may_begin(line, seen)) {
    if (is_watching_) done = look_for_faults(seen);
    if (!done && ++looks_ < kLooks) return true;
    looks_ = 0;
    ++next_;
    if (done) done = begin(line, seen);
    waited_ = 0;
    idle_ = std::max(idle_, kMoment);
  } else {
    // A machine thinks in real time.
    const bool thinks = seen.session.is_thinking() || seen.session.hint_thinking();
    if (thinks) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    waited_ += thinks ? 0 : kFrame;
    if (waited_ > kLongestWait) done = late(line, seen);
  }
  return done || fail(line, done.error());
}

bool ScriptPlayer::fail(const ScriptLine& line, const std::string& reason) {
  played_ = base::Error{script_.name + ", line " + std::to_string(line.number) + ": " + reason};
  if (pictures_.empty()) return false;
  frames_to_picture_ = kFramesOfPicture;
  return true;
}

base::Result<void> ScriptPlayer::played() const {
  if (!played_ || next_ >= script_.lines.size()) return played_;
  return base::Error{script_.name + ", line " + std::to_string(script_.lines[next_].number) +
                     ": the program was left before this line"};
}

base::Result<void> ScriptPlayer::look_for_faults(const Seen& seen) const {
  Seen everywhere = seen;
  everywhere.side.reset();
  const std::vector<std::string> faults = faults_of(everywhere);
  if (faults.empty()) return {};
  const bool is_taught = seen.tutorial != nullptr;
  return base::Error{faults.front() +
                     (is_taught ? ", at " + base::quoted(seen.tutorial->words) : "")};
}

/// Something to press that says so; a person finds it only where nothing lies over it.
base::Result<void> ScriptPlayer::look_for(const ScriptLine& line, const Seen& seen) const {
  const std::string label = joined(line.words);
  const std::vector<Pressable> all = pressables(seen);
  const Pressable* found = find_pressable(all, label);
  const bool is_offered = found != nullptr && found->is_free;
  if (is_offered == (line.verb == ScriptVerb::kOffers)) return {};
  if (is_offered) return base::Error{base::quoted(label) + " can be pressed"};
  return base::Error{found != nullptr ? "something lies over " + base::quoted(label)
                                      : "there is no button " + base::quoted(label) +
                                            "; there are " + labels_of(all)};
}

/// What a hand finds without looking stays where it is.
base::Result<void> ScriptPlayer::keeps_place(const ScriptLine& line, const Seen& seen) {
  const std::string label = joined(line.words);
  const std::vector<Pressable> all = pressables(seen);
  const Pressable* found = find_pressable(all, label);
  if (found == nullptr || !found->is_free)
    return base::Error{base::quoted(label) + " cannot be pressed"};
  const int side = side_ ? static_cast<int>(*side_) : engine::kEdges;
  const auto [kept, is_new] = kept_.try_emplace(std::to_string(side) + label, found->middle);
  const float moved = glm::distance(kept->second, found->middle);
  if (is_new || moved <= 1) return {};
  return base::Error{base::quoted(label) + " lies " + std::to_string(std::lround(moved)) +
                     " points from where it lay"};
}

/// So near that one look takes both in.
base::Result<void> ScriptPlayer::look_near(const ScriptLine& line, const Seen& seen) const {
  constexpr float kOneLook = 0.2F;  // of the shorter side of the window
  const base::Result<glm::vec2> target = find(line.words.front(), seen);
  if (!target) return target.failure();
  const std::string words = joined({line.words.begin() + 1, line.words.end()});
  const std::optional<float> away = distance_of(seen, words, *target);
  if (!away) return base::Error{base::quoted(words) + " is not written in one line"};
  const glm::vec2 size(seen.screen.size());
  if (*away <= kOneLook * std::min(size.x, size.y)) return {};
  return base::Error{base::quoted(words) + " is written " + std::to_string(std::lround(*away)) +
                     " points away"};
}

base::Result<void> ScriptPlayer::look_at_side(const std::string& word, const Seen& seen) {
  constexpr std::array<std::string_view, engine::kEdges> kSides{"south", "west", "north", "east"};
  if (word == "any") {
    side_.reset();
    return {};
  }
  const auto found = std::ranges::find(kSides, word);
  if (found == kSides.end())
    return base::Error{base::quoted(word) + " is none of south, west, north, east, any"};
  const auto side = static_cast<engine::Edge>(found - kSides.begin());
  if (!seen.screen.has_place_at(side)) return base::Error{"nobody sits in the " + word};
  side_ = side;
  return {};
}

/// One press of it; the line is begun again until the lesson is over.
base::Result<void> ScriptPlayer::follow_lesson(const Seen& seen) {
  const base::Result<LessonReader::Press> press = lesson_.next(seen);
  if (!press && ++lesson_looks_ < kLooks) {
    go_on_with_line(false);
    return {};
  }
  lesson_looks_ = 0;
  if (!press) return press.failure();
  go_on_with_line(press->is_done);
  if (press->place) click_at(*press->place);
  return {};
}

/// One answer of those that the screen shows; the line is begun again until its words are written.
base::Result<void> ScriptPlayer::answer_until(const ScriptLine& line, const Seen& seen) {
  const std::string words = joined(line.words);
  const bool is_done = is_written(seen, words);
  if (!is_done && ++answers_ > kMostAnswers) return late(line, seen);
  go_on_with_line(is_done);
  if (is_done) {
    answers_ = 0;
    return {};
  }
  const std::vector<glm::vec2> places = places_that_answer(seen);
  if (places.empty()) return {};  // it is still on its way
  std::uniform_int_distribution<std::size_t> any(0, places.size() - 1);
  click_at(places[any(luck_)]);
  return {};
}

base::Result<void> ScriptPlayer::begin(const ScriptLine& line, const Seen& seen) {
  using Verb = ScriptVerb;
  const std::string word = line.words.empty() ? std::string() : line.words.front();
  switch (line.verb) {
    case Verb::kClick:
    case Verb::kTap:
    case Verb::kMove: return click(line, seen);
    case Verb::kHold:
    case Verb::kSlide: return hold(line, seen);
    case Verb::kLift:
      hand_.finger_up(held_at_);
      idle_ = 0.6;
      return {};
    case Verb::kDrag: return drag(line, seen);
    case Verb::kPlay: return play(line, seen);
    case Verb::kKey: return press_key(word);
    case Verb::kPress:
    case Verb::kPadPress: return press(line, seen);
    case Verb::kChoose:
    case Verb::kPadChoose: return choose(line, seen);
    case Verb::kPad:
    case Verb::kStick:
    case Verb::kUnplug: return use_pad(line);
    case Verb::kType: return type(line);
    case Verb::kResize: return resize(word);
    case Verb::kFocus: return change_focus(word);
    case Verb::kWait: return wait(word);
    case Verb::kExpect: return expect(line, seen);
    case Verb::kReads:
    case Verb::kSees: return {};
    case Verb::kMisses:
      if (is_written(seen, joined(line.words)))
        return base::Error{base::quoted(joined(line.words)) + " is written"};
      return {};
    case Verb::kOffers:
    case Verb::kWithholds: return look_for(line, seen);
    case Verb::kKeeps: return keeps_place(line, seen);
    case Verb::kNear: return look_near(line, seen);
    case Verb::kSide: return look_at_side(word, seen);
    case Verb::kWatch: is_watching_ = true; return {};
    case Verb::kLesson: return follow_lesson(seen);
    case Verb::kUntil: return answer_until(line, seen);
    case Verb::kHears: return hear(line);
    case Verb::kCount: return count(line);
    case Verb::kSave: return save(word, seen);
    case Verb::kPicture: frames_to_picture_ = kFramesOfPicture; return {};
    case Verb::kWheel: {
      const auto notches = number_of(word);
      if (!notches) return base::Error{base::quoted(word) + " is no number of notches"};
      hand_.turn_wheel(static_cast<float>(*notches));
      return {};
    }
  }
  return {};
}

/// Two clicks in a moment would be one double click.
void ScriptPlayer::click_at(glm::vec2 place) {
  hand_.move_mouse(place);
  hand_.rest(1);
  hand_.press_left();
  hand_.rest(2);
  hand_.release_left();
  ++counts_["clicks"];
  idle_ = 0.6;
}

base::Result<void> ScriptPlayer::click(const ScriptLine& line, const Seen& seen) {
  const base::Result<glm::vec2> target = find(line.words.front(), seen);
  if (!target) return target.failure();
  if (line.verb == ScriptVerb::kMove) {
    hand_.move_mouse(*target);
    hand_.rest(1);
  } else if (line.verb == ScriptVerb::kTap) {
    hand_.finger_down(*target);
    hand_.rest(3);
    hand_.finger_up(*target);
    ++counts_["taps"];
    idle_ = 0.6;
  } else {
    click_at(*target);
  }
  return {};
}

/// A finger that stays where it is until it slides or lifts.
base::Result<void> ScriptPlayer::hold(const ScriptLine& line, const Seen& seen) {
  const base::Result<glm::vec2> target = find(line.words.front(), seen);
  if (!target) return target.failure();
  held_at_ = *target;
  if (line.verb == ScriptVerb::kHold) {
    hand_.finger_down(held_at_);
    ++counts_["taps"];
  } else {
    hand_.finger_moves(held_at_);
  }
  idle_ = 0.6;
  return {};
}

base::Result<void> ScriptPlayer::drag(const ScriptLine& line, const Seen& seen) {
  const base::Result<glm::vec2> from = find(line.words[0], seen);
  if (!from) return from.failure();
  const base::Result<glm::vec2> to = find(line.words[1], seen);
  if (!to) return to.failure();
  drag_from(*from, *to);
  return {};
}

void ScriptPlayer::drag_from(glm::vec2 from, glm::vec2 to) {
  hand_.move_mouse(from);
  hand_.rest(1);
  hand_.press_left();
  for (int step = 1; step <= kDragSteps; ++step) {
    const float share = static_cast<float>(step) / kDragSteps;
    hand_.move_mouse(from + (to - from) * share);
  }
  hand_.rest(1);
  hand_.release_left();
  ++counts_["drags"];
}

/// From the hand to where the board lies open.
base::Result<void> ScriptPlayer::play(const ScriptLine& line, const Seen& seen) {
  const base::Result<glm::vec2> card = find_button(joined(line.words), seen);
  if (!card) return card.failure();
  const bool is_in_hand = std::ranges::any_of(seen.shown.hand, [&](const auto& one) {
    return glm::all(glm::lessThanEqual(one.from, *card)) &&
           glm::all(glm::lessThanEqual(*card, one.to));
  });
  if (!is_in_hand) return base::Error{base::quoted(joined(line.words)) + " lies in no open hand"};
  const std::optional<glm::vec2> board = open_board(seen);
  if (!board) return base::Error{"nothing of the board can be seen"};
  drag_from(*card, *board);
  return {};
}

base::Result<void> ScriptPlayer::press_key(const std::string& name) {
  if (!hand_.press_key(name)) return base::Error{"there is no key " + base::quoted(name)};
  ++counts_["keys"];
  return {};
}

/// One of what a hand without a pointer does, with the keys or with the first pad.
void ScriptPlayer::press_for(commands::Id command, bool by_pad) {
  const commands::Row& row = *commands::find_row(commands::table(), command);
  if (by_pad) {
    const engine::PadButton button = row.button.value_or(engine::PadButton::kA);
    hand_.pad_button(1, button, true);
    hand_.rest(1);
    hand_.pad_button(1, button, false);
  } else {
    hand_.press_key(engine::name_of(row.key.key));
  }
  hand_.rest(2);
  ++counts_[by_pad ? "buttons" : "keys"];
}

/// From stop to stop until the keys are on the button. The line is begun again after each step.
base::Result<void> ScriptPlayer::press(const ScriptLine& line, const Seen& seen) {
  const bool by_pad = line.verb == ScriptVerb::kPadPress;
  const std::string label = joined(line.words);
  const bool reached = std::ranges::any_of(pressables(seen), [&](const Pressable& one) {
    return one.has_keys && says(one.label, label);
  });
  if (!reached && ++tabs_ > kMostTabs) {
    const base::Result<glm::vec2> button = find_button(label, seen);
    return base::Error{(button ? base::quoted(label) + " cannot be reached" : button.error()) +
                       " with the keys"};
  }
  press_for(reached ? commands::kConfirm : commands::kNext, by_pad);
  go_on_with_line(reached);
  return {};
}

/// From one region that can be chosen to the next until the keys are on this one.
base::Result<void> ScriptPlayer::choose(const ScriptLine& line, const Seen& seen) {
  const bool by_pad = line.verb == ScriptVerb::kPadChoose;
  const std::string& id = line.words.front();
  const table::RegionId at = seen.screen.pointed();
  const auto& layout = seen.screen.tabletop().layout();
  const bool reached = seen.screen.memory().keys_on_map && at != table::kNoRegion &&
                       table::layout_of(layout, at).id == id;
  if (!reached && ++tabs_ > kMostTabs) return base::Error{id + " cannot be reached with the keys"};
  press_for(reached ? commands::kConfirm : commands::kNextPlace, by_pad);
  go_on_with_line(reached);
  return {};
}

void ScriptPlayer::go_on_with_line(bool is_done) {
  if (is_done) {
    tabs_ = 0;
  } else {
    --next_;
  }
}

/// Pads are numbered from 1.
base::Result<void> ScriptPlayer::use_pad(const ScriptLine& line) {
  const auto number = number_of(line.words[0]);
  if (!number || *number < 1 || *number > 8) {
    return base::Error{base::quoted(line.words[0]) + " is no pad: they are numbered from 1"};
  }
  const int pad = static_cast<int>(*number);
  if (line.verb == ScriptVerb::kUnplug) {
    hand_.unplug_pad(pad);
    return {};
  }
  const std::string& what = line.words[1];
  ++counts_["buttons"];
  if (line.verb == ScriptVerb::kPad) {
    const auto button = std::ranges::find(engine::kPadButtonNames, what);
    if (button == engine::kPadButtonNames.end())
      return base::Error{"a pad has no button " + base::quoted(what)};
    const auto pressed = static_cast<engine::PadButton>(button - engine::kPadButtonNames.begin());
    hand_.pad_button(pad, pressed, true);
    hand_.rest(2);
    hand_.pad_button(pad, pressed, false);
    return {};
  }
  const auto way = std::ranges::find(kWays, what, &Way::name);
  if (way == kWays.end())
    return base::Error{base::quoted(what) + " is none of north, south, west and east"};
  hand_.pad_stick(pad, way->way);
  hand_.rest(3);
  hand_.pad_stick(pad, {0, 0});
  return {};
}

base::Result<void> ScriptPlayer::type(const ScriptLine& line) {
  const std::string text = joined(line.words);
  for (const std::string& letter : letters_of(text)) {
    hand_.type(letter);
    ++counts_["keys"];
  }
  return {};
}

base::Result<void> ScriptPlayer::resize(const std::string& size) {
  const auto sides = pair_of(size, 'x');
  const bool fits =
      sides && sides->x >= 64 && sides->y >= 64 && sides->x <= 8192 && sides->y <= 8192;
  if (!fits)
    return base::Error{base::quoted(size) + " is no size: write 1280x720, each from 64 to 8192"};
  const glm::ivec2 pixels(*sides);
  hand_.resize(pixels);
  canvas_.reset();
  canvas_.emplace(pixels);
  return {};
}

base::Result<void> ScriptPlayer::change_focus(const std::string& word) {
  if (word != "lost" && word != "gained") return base::Error{"focus is lost or gained"};
  using Focus = engine::ScriptedInput::Focus;
  hand_.change_focus(word == "lost" ? Focus::kLost : Focus::kGained);
  return {};
}

base::Result<void> ScriptPlayer::wait(const std::string& seconds) {
  const auto number = number_of(seconds);
  if (!number || *number < 0)
    return base::Error{base::quoted(seconds) + " is no number of seconds"};
  idle_ = *number;
  return {};
}

/// The words stand in the question or on something that can be pressed.
base::Result<void> ScriptPlayer::expect(const ScriptLine& line, const Seen& seen) const {
  const std::string wanted = joined(line.words);
  if (seen.shown.question.find(wanted) != std::string::npos) return {};
  const base::Result<glm::vec2> button = find_button(wanted, seen);
  if (button) return {};
  return base::Error{base::quoted(wanted) + " is not asked: " + base::quoted(seen.shown.question) +
                     "; " + button.error()};
}

/// The first that was said since the last line of this kind and holds the words.
std::optional<std::size_t> ScriptPlayer::heard_at(const ScriptLine& line) const {
  const std::string wanted = joined(line.words);
  const auto said = ear_.said();
  for (std::size_t at = heard_; at < said.size(); ++at) {
    if (said[at].find(wanted) != std::string::npos) return at;
  }
  return std::nullopt;
}

base::Result<void> ScriptPlayer::hear(const ScriptLine& line) {
  heard_ = *heard_at(line) + 1;
  return {};
}

/// What was waited for in vain.
base::Result<void> ScriptPlayer::late(const ScriptLine& line, const Seen& seen) const {
  if (line.verb == ScriptVerb::kReads || line.verb == ScriptVerb::kUntil) {
    std::string there;
    for (const engine::WrittenLine& one : seen.screen.written(seen.side))
      there += "\n  " + one.words;
    return base::Error{base::quoted(joined(line.words)) + " is not written; what is:" + there};
  }
  if (line.verb == ScriptVerb::kSees) {
    const base::Result<glm::vec2> place = find(line.words.front(), seen);
    if (!place) return place.failure();
  }
  if (line.verb != ScriptVerb::kHears && seen.lets_answer)
    return base::Error{"what moves does not come to rest"};
  if (line.verb != ScriptVerb::kHears) return base::Error{"no question is asked"};
  std::string said;
  for (const std::string& sentence : ear_.said().subspan(heard_)) {
    said += "\n  " + sentence;
  }
  return base::Error{base::quoted(joined(line.words)) + " was not said; " +
                     (said.empty() ? "nothing was" : "what was is" + said)};
}

base::Result<void> ScriptPlayer::count(const ScriptLine& line) {
  std::printf("%s:", joined(line.words).c_str());
  for (const auto& [what, number] : counts_) std::printf(" %d %s", number, what.c_str());
  std::printf("%s\n", counts_.empty() ? " nothing" : "");
  counts_.clear();
  return {};
}

base::Result<void> ScriptPlayer::save(const std::string& file, const Seen& seen) const {
  base::Result<std::string> place = match::place_for_file(file);
  if (!place) return place.failure();
  const auto written = match::replace_file(*place, seen.session.save_text());
  if (!written) return written.failure();
  return {};
}

base::Result<void> ScriptPlayer::take_picture(const std::string& file) const {
  return engine::write_png((pictures_ / file).string(), canvas_->read());
}

}  // namespace app
