#include "game/table/names/written_names.h"

#include <algorithm>

#include "game/table/names/map_names.h"

namespace table {
namespace {

constexpr float kFade = 0.25F;  // seconds

}  // namespace

void WrittenNames::write(std::span<const NamePlace> places) {
  const bool is_seen = std::ranges::any_of(names_, &Written::is_seen);
  if (!is_seen) names_.clear();
  const float from = is_seen ? 0 : 1;
  for (Written& name : names_) name.leaves = std::ranges::find(places, name.place) == places.end();
  for (const NamePlace& place : places) {
    if (std::ranges::find(names_, place, &Written::place) == names_.end())
      names_.push_back({.place = place, .opacity = from});
  }
}

bool WrittenNames::update(double seconds) {
  const float step = static_cast<float>(seconds) / kFade;
  bool is_fading = false;
  for (Written& name : names_) {
    name.is_seen |= seconds > 0;
    const float goal = name.leaves ? 0 : 1;
    if (name.opacity == goal) continue;
    name.opacity = std::clamp(name.opacity + (name.leaves ? -step : step), 0.0F, 1.0F);
    is_fading = true;
  }
  std::erase_if(names_, [](const Written& name) { return name.leaves && name.opacity <= 0; });
  return is_fading;
}

float WrittenNames::opacity_of(const NamePlace& place) const {
  const auto found = std::ranges::find(names_, place, &Written::place);
  return found == names_.end() ? 0 : found->opacity;
}

void WrittenNames::add_to(std::vector<engine::Label>& labels, const Layout& layout,
                          const LandTone& tone) const {
  for (const Written& name : names_) {
    engine::Label label = name_from_afar(layout_of(layout, name.place.region), name.place.middle,
                                         name.place.size, tone);
    label.ink.a *= name.opacity;
    label.halo.a *= name.opacity;
    labels.push_back(std::move(label));
  }
}

}  // namespace table
