#pragma once

#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>

#include "rules/core/seat.h"

namespace match {

/// Why a seat decided as it did, where its player says so: a topic, whose words are the sentence
/// "reason.<topic>", and the numbers that they may name. Everybody at the table may know it.
struct Note {
  std::string topic;
  std::map<std::string, int> facts{};

  bool operator==(const Note&) const = default;
};

/// Nothing where there is no reason.
using SharedNote = std::shared_ptr<const Note>;

nlohmann::json facts_json(const Note& note);
/// {"topic": …, "facts": {NAME: NUMBER, …}}.
nlohmann::json note_json(const Note& note);
/// Whether the JSON has that form. What topics there are is not asked: a save may be of a program
/// that had others.
bool is_note(const nlohmann::json& json);
/// Of JSON that has it.
Note note_of(const nlohmann::json& json);

/// When reasons are told: with the first that happens after the decision, be it luck, and once for
/// all that a seat decides in a row, which is an action with its questions.
class NoteTeller {
 public:
  /// The next step of the journal.
  void decided(core::Seat seat, const SharedNote& why) {
    if (seat == core::kChance) {
      seat_ = seat;
      return;
    }
    if (seat != seat_) *this = NoteTeller(seat);
    if (!is_told_ && !why_) why_ = why;
  }
  const SharedNote& untold() const { return why_; }
  void told() {
    is_told_ |= why_ != nullptr;
    why_ = nullptr;
  }

  NoteTeller() = default;

 private:
  explicit NoteTeller(core::Seat seat) : seat_(seat) {}

  core::Seat seat_ = core::kNobody;
  SharedNote why_;
  bool is_told_ = false;
};

}  // namespace match
