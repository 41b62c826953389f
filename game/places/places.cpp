#include "game/places/places.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/figures/clay.h"
#include "game/figures/masonry.h"
#include "game/places/great_places.h"
#include "game/places/towns.h"

namespace places {

using figures::add_weather;
using figures::Clay;
using figures::Detail;

namespace {

struct GreatPlace {
  std::string_view region;
  PlaceMaker make;
};

constexpr std::array<GreatPlace, 24> kGreatPlaces{{{"minas-tirith", minas_tirith},
                                                   {"dol-amroth", dol_amroth},
                                                   {"pelargir", pelargir},
                                                   {"osgiliath", osgiliath},
                                                   {"edoras", edoras},
                                                   {"helms-deep", helms_deep},
                                                   {"fords-of-isen", fords_of_isen},
                                                   {"rivendell", rivendell},
                                                   {"lorien", lorien},
                                                   {"woodland-realm", woodland_realm},
                                                   {"grey-havens", grey_havens},
                                                   {"erebor", erebor},
                                                   {"dale", dale},
                                                   {"the-shire", the_shire},
                                                   {"orthanc", orthanc},
                                                   {"moria", moria},
                                                   {"mount-gundabad", mount_gundabad},
                                                   {"dol-guldur", dol_guldur},
                                                   {"angmar", angmar},
                                                   {"barad-dur", barad_dur},
                                                   {"minas-morgul", minas_morgul},
                                                   {"morannon", morannon},
                                                   {"umbar", umbar},
                                                   {"far-harad", far_harad}}};

engine::Mesh finished_place(Clay site) {
  add_weather(site.mesh);
  return std::move(site.mesh);
}

}  // namespace

engine::Model place_model(std::string_view region, std::string_view settlement,
                          std::string_view nation) {
  const auto* row = std::find_if(kGreatPlaces.begin(), kGreatPlaces.end(),
                                 [&](const GreatPlace& each) { return each.region == region; });
  const auto make = [&](Detail detail) {
    Clay site{detail};
    if (row != kGreatPlaces.end()) {
      row->make(site);
    } else if (settlement == "town") {
      add_town(site, nation);
    }
    return finished_place(std::move(site));
  };
  return {make(Detail::kFull), make(Detail::kReduced)};
}

std::vector<std::string_view> great_places() {
  std::vector<std::string_view> ids;
  ids.reserve(kGreatPlaces.size());
  for (const GreatPlace& row : kGreatPlaces) ids.push_back(row.region);
  return ids;
}

}  // namespace places
