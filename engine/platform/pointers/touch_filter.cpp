#include "engine/platform/pointers/touch_filter.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <utility>

namespace engine {
namespace {

constexpr std::size_t kMostContacts = 256;  // of which most were lost: no table has so many hands

}  // namespace

void TouchFilter::take(const ContactEvent& event) {
  advance(event.seconds);
  if (event.change == ContactChange::kDown) {
    land(event);
  } else if (Contact* contact = find(event.finger)) {
    switch (event.change) {
      case ContactChange::kMoves: move(*contact, event); break;
      case ContactChange::kCancelled: lose(*contact, event.seconds); break;
      default: lift(*contact, event); break;
    }
  }
  std::erase_if(contacts_, [](const Contact& contact) { return contact.is_over; });
}

void TouchFilter::advance(double seconds) {
  for (Contact& contact : contacts_) {
    if (contact.kind == Kind::kPalm) {
      contact.is_over = contact.lifted && seconds - *contact.lifted > limits_.flickers;
    } else if (contact.lifted) {
      const double decided = contact.landed + limits_.together;
      contact.is_over = decided <= seconds;
      if (contact.is_over) tell(ContactChange::kUp, contact, decided);
    } else if (contact.kind == Kind::kFinger && rests_from(contact) <= seconds) {
      contact.kind = Kind::kResting;
      tell(ContactChange::kRests, contact, seconds);
    }
  }
  std::erase_if(contacts_, [](const Contact& contact) { return contact.is_over; });
  std::erase_if(palms_, [&](const Palm& palm) {
    return std::none_of(contacts_.begin(), contacts_.end(), [&](const Contact& contact) {
      return contact.kind == Kind::kPalm && contact.palm == palm.number;
    });
  });
}

std::vector<ContactEvent> TouchFilter::take_told() { return std::exchange(told_, {}); }

std::optional<double> TouchFilter::next_change() const {
  std::optional<double> next;
  for (const Contact& contact : contacts_) {
    if (contact.kind != Kind::kFinger) continue;
    const double change = contact.lifted ? contact.landed + limits_.together : rests_from(contact);
    next = std::min(next.value_or(change), change);
  }
  return next;
}

void TouchFilter::forget_all() {
  contacts_.clear();
  palms_.clear();
  told_.clear();
}

void TouchFilter::land(const ContactEvent& event) {
  // The same finger cannot come down twice: word of its coming up was lost.
  if (Contact* lost = find(event.finger)) lose(*lost, event.seconds);
  if (Contact* bounced = find_bounced(event)) return land_again(*bounced, event);
  if (contacts_.size() >= kMostContacts) drop_oldest(event.seconds);
  Contact landed{.finger = event.finger, .told = free_name(event.finger)};
  landed.landed_at = landed.place = landed.rests_at = event.place;
  landed.landed = landed.rested_since = event.seconds;
  Palm* palm = palm_around(landed);
  if (palm == nullptr && makes_palm(landed)) palm = &begin_palm();
  if (palm == nullptr) {
    tell(ContactChange::kDown, landed, event.seconds);
    contacts_.push_back(landed);
    return;
  }
  palm->grown = event.seconds;
  landed.kind = Kind::kPalm;
  landed.palm = palm->number;
  contacts_.push_back(landed);
  gather(*palm, event.seconds);
}

/// It goes on as one press, but a palm may land piece by piece in one place, too.
void TouchFilter::land_again(Contact& contact, const ContactEvent& event) {
  contact.finger = event.finger;
  contact.lifted.reset();
  ++contact.bounces;
  move(contact, event);
  if (!makes_palm(contact)) return;
  Palm& palm = begin_palm();
  palm.grown = event.seconds;
  join(palm, contact, event.seconds);
  gather(palm, event.seconds);
}

void TouchFilter::move(Contact& contact, const ContactEvent& event) {
  contact.place = event.place;
  if (contact.kind != Kind::kFinger) return;
  if (!is_within(contact.place, contact.rests_at, limits_.rests_within)) {
    contact.rests_at = contact.place;
    contact.rested_since = event.seconds;
    contact.is_led = true;
  }
  tell(ContactChange::kMoves, contact, event.seconds);
}

void TouchFilter::lift(Contact& contact, const ContactEvent& event) {
  contact.place = event.place;
  contact.lifted = event.seconds;
  if (contact.kind == Kind::kPalm) return;
  contact.is_over =
      contact.kind == Kind::kResting || event.seconds - contact.landed >= limits_.together;
  tell(contact.is_over ? ContactChange::kUp : ContactChange::kLifts, contact, event.seconds);
}

/// It is gone, and nobody lifted it.
void TouchFilter::lose(Contact& contact, double seconds) {
  contact.lifted = seconds;
  contact.is_over = contact.kind != Kind::kPalm;
  if (contact.kind != Kind::kPalm) tell(ContactChange::kCancelled, contact, seconds);
}

TouchFilter::Contact* TouchFilter::find(const FingerId& finger) {
  const auto found = std::find_if(contacts_.begin(), contacts_.end(), [&](const Contact& contact) {
    return !contact.lifted && contact.finger == finger;
  });
  return found == contacts_.end() ? nullptr : &*found;
}

/// No hand taps twice so fast: the device lost a finger for a moment.
TouchFilter::Contact* TouchFilter::find_bounced(const ContactEvent& event) {
  const auto found = std::find_if(contacts_.begin(), contacts_.end(), [&](const Contact& contact) {
    return contact.kind == Kind::kFinger && contact.lifted && !contact.is_over &&
           contact.finger.device == event.finger.device &&
           is_within(contact.place, event.place, limits_.bounces);
  });
  return found == contacts_.end() ? nullptr : &*found;
}

TouchFilter::Palm* TouchFilter::palm_around(const Contact& landed) {
  const auto found = std::find_if(palms_.begin(), palms_.end(), [&](const Palm& palm) {
    const bool still_grows = landed.landed - palm.grown <= limits_.grows;
    return touches(palm, landed, still_grows ? limits_.span : limits_.splits);
  });
  return found == palms_.end() ? nullptr : &*found;
}

bool TouchFilter::makes_palm(const Contact& landed) const {
  std::vector<glm::vec2> near(static_cast<std::size_t>(landed.bounces), landed.landed_at);
  for (const Contact& other : contacts_) {
    const bool belongs = &other != &landed && other.kind == Kind::kFinger && !other.is_over &&
                         other.finger.device == landed.finger.device &&
                         landed.landed - other.landed <= limits_.together &&
                         is_within(landed.landed_at, other.landed_at, limits_.span);
    if (belongs)
      near.insert(near.end(), 1 + static_cast<std::size_t>(other.bounces), other.landed_at);
  }
  for (std::size_t i = 0; i < near.size(); ++i) {
    for (std::size_t k = i + 1; k < near.size(); ++k) {
      if (is_within(near[i], near[k], limits_.span)) return true;
    }
  }
  return false;
}

TouchFilter::Palm& TouchFilter::begin_palm() {
  return palms_.emplace_back(Palm{.number = ++palms_seen_});
}

/// One that was told of.
void TouchFilter::join(const Palm& palm, Contact& contact, double seconds) {
  tell(ContactChange::kCancelled, contact, seconds);
  contact.kind = Kind::kPalm;
  contact.palm = palm.number;
}

/// What landed beside it, a little earlier too, belongs to it, and what lies beside that.
void TouchFilter::gather(Palm& palm, double seconds) {
  for (bool grows = true; grows;) {
    grows = false;
    for (Contact& contact : contacts_) {
      const bool belongs = contact.kind == Kind::kFinger && !contact.is_over &&
                           seconds - contact.landed <= limits_.grows &&
                           touches(palm, contact, limits_.span);
      if (!belongs) continue;
      join(palm, contact, seconds);
      grows = true;
    }
  }
}

bool TouchFilter::touches(const Palm& palm, const Contact& contact, float millimetres) const {
  return std::any_of(contacts_.begin(), contacts_.end(), [&](const Contact& member) {
    return member.kind == Kind::kPalm && member.palm == palm.number &&
           member.finger.device == contact.finger.device &&
           is_within(member.place, contact.place, millimetres);
  });
}

bool TouchFilter::is_within(glm::vec2 one, glm::vec2 other, float millimetres) const {
  return glm::distance(one, other) <= millimetres * points_per_millimetre_;
}

double TouchFilter::rests_from(const Contact& contact) const {
  return contact.rested_since + (contact.is_led ? limits_.rests_after_led : limits_.rests);
}

FingerId TouchFilter::free_name(const FingerId& finger) {
  const bool is_taken =
      std::any_of(contacts_.begin(), contacts_.end(), [&](const Contact& contact) {
        return contact.kind != Kind::kPalm && !contact.is_over && contact.told == finger;
      });
  return is_taken ? FingerId{finger.device, spare_name_++} : finger;
}

void TouchFilter::drop_oldest(double seconds) {
  lose(contacts_.front(), seconds);
  contacts_.erase(contacts_.begin());
}

void TouchFilter::tell(ContactChange change, const Contact& contact, double seconds) {
  told_.push_back({change, contact.told, contact.place, seconds});
}

}  // namespace engine
