#pragma once

#include <array>
#include <string_view>

namespace trilogy_data {

/// The figures that the engravings of cards may show: the files of assets/figures.
inline constexpr std::array<std::string_view, 37> kFigures{"aragorn",
                                                           "boromir",
                                                           "dwarves-elite",
                                                           "dwarves-leader",
                                                           "dwarves-regular",
                                                           "elves-elite",
                                                           "elves-leader",
                                                           "elves-regular",
                                                           "fellowship",
                                                           "fellowship-hidden",
                                                           "gandalf-the-grey",
                                                           "gandalf-the-white",
                                                           "gimli",
                                                           "gollum",
                                                           "gondor-elite",
                                                           "gondor-leader",
                                                           "gondor-regular",
                                                           "isengard-elite",
                                                           "isengard-regular",
                                                           "legolas",
                                                           "meriadoc",
                                                           "mouth-of-sauron",
                                                           "nazgul",
                                                           "north-elite",
                                                           "north-leader",
                                                           "north-regular",
                                                           "peregrin",
                                                           "rohan-elite",
                                                           "rohan-leader",
                                                           "rohan-regular",
                                                           "saruman",
                                                           "sauron-elite",
                                                           "sauron-regular",
                                                           "southrons-elite",
                                                           "southrons-regular",
                                                           "strider",
                                                           "witch-king"};

/// The places that they may show: those with a model of their own.
inline constexpr std::array<std::string_view, 24> kPlaces{
    "angmar",     "barad-dur",      "dale",         "dol-amroth",    "dol-guldur",
    "edoras",     "erebor",         "far-harad",    "fords-of-isen", "grey-havens",
    "helms-deep", "lorien",         "minas-morgul", "minas-tirith",  "morannon",
    "moria",      "mount-gundabad", "orthanc",      "osgiliath",     "pelargir",
    "rivendell",  "the-shire",      "umbar",        "woodland-realm"};

}  // namespace trilogy_data
