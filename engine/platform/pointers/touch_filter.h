#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "engine/platform/pointers/contact.h"

namespace engine {

/// What counts as a hand that lies on the table. Distances in millimetres, times in seconds.
struct PalmLimits {
  float span = 60;              ///< three contacts no farther apart than this …
  double together = 0.08;       ///< … that land within this are a palm
  double grows = 0.4;           ///< what lands within `span` of a palm so soon belongs to it …
  float splits = 25;            ///< … and what lands within this, as long as the palm is there
  double flickers = 0.3;        ///< a palm that was lost for no longer than this is still there
  float bounces = 5;            ///< what lifts and lands again here within `together` did not lift
  float rests_within = 3;       ///< a contact that leaves a circle of this radius moves
  double rests = 5;             ///< one that has not moved for so long is a resting hand …
  double rests_after_led = 20;  ///< … or, once it has moved, for so long: somebody thinks
};

/// Stands between a touch device and the PointerTracker, and takes hands, sleeves and cups for
/// nothing. A contact is told of at once; if it turns out to be part of a palm it is cancelled.
/// Only its coming up is held back, until `together` has passed since it landed: a click is never a
/// palm's, and a tap of a usual length waits for nothing. Places are in points.
class TouchFilter {
 public:
  explicit TouchFilter(float points_per_millimetre, PalmLimits limits = {})
      : points_per_millimetre_(points_per_millimetre), limits_(limits) {}

  void set_points_per_millimetre(float points) { points_per_millimetre_ = points; }

  /// What a device says, in the order of time.
  void take(const ContactEvent& event);
  /// Nothing more is said of what happened before `seconds`.
  void advance(double seconds);
  /// What is to be told of it, once.
  std::vector<ContactEvent> take_told();
  /// When `advance` will have something to tell, if nothing happens before.
  std::optional<double> next_change() const;
  /// All contacts are forgotten, without a word.
  void forget_all();

 private:
  enum class Kind : std::uint8_t {
    kFinger,   ///< it was told of
    kPalm,     ///< part of the palm of its number
    kResting,  ///< a hand, until it lifts
  };
  struct Contact {
    FingerId finger{};  ///< as the device calls it
    FingerId told{};    ///< as it is told of: the device may use a name again too early
    Kind kind = Kind::kFinger;
    int palm = 0;  ///< its number
    glm::vec2 landed_at{0};
    glm::vec2 place{0};
    glm::vec2 rests_at{0};
    double landed = 0;
    double rested_since = 0;
    int bounces = 0;                 ///< it landed so often again
    bool is_led = false;             ///< has moved
    std::optional<double> lifted{};  ///< since when it is up
    bool is_over = false;            ///< to be forgotten
  };
  struct Palm {
    int number = 0;
    double grown = 0;  ///< when its newest contact landed
  };

  void land(const ContactEvent& event);
  void land_again(Contact& contact, const ContactEvent& event);
  void move(Contact& contact, const ContactEvent& event);
  void lift(Contact& contact, const ContactEvent& event);
  void lose(Contact& contact, double seconds);
  Contact* find(const FingerId& finger);
  Contact* find_bounced(const ContactEvent& event);
  Palm* palm_around(const Contact& landed);
  bool makes_palm(const Contact& landed) const;
  Palm& begin_palm();
  void join(const Palm& palm, Contact& contact, double seconds);
  void gather(Palm& palm, double seconds);
  bool touches(const Palm& palm, const Contact& contact, float millimetres) const;
  bool is_within(glm::vec2 one, glm::vec2 other, float millimetres) const;
  double rests_from(const Contact& contact) const;
  FingerId free_name(const FingerId& finger);
  void drop_oldest(double seconds);
  void tell(ContactChange change, const Contact& contact, double seconds);

  float points_per_millimetre_;
  PalmLimits limits_;
  std::vector<Contact> contacts_;  ///< as they landed
  std::vector<Palm> palms_;
  int palms_seen_ = 0;
  std::int64_t spare_name_ = std::numeric_limits<std::int64_t>::min();
  std::vector<ContactEvent> told_;
};

}  // namespace engine
