#include "game/wotr/figures/figure_kinds.h"

#include <algorithm>

#include "game/wotr/figures/figure_bases.h"
#include "rules/wotr/names/names.h"

namespace wotr_figures {

using wotr::Figure;

namespace {

figures::Base base_of(Figure figure) {
  if (!wotr::is_character(figure)) return nation_base(id_of(wotr::nation_of(figure)));
  const wotr::Character who = wotr::character_of(figure);
  if (who == wotr::Character::kGollum) return gollum_base();
  if (who == wotr::Character::kSaruman) return minion_base("isengard");
  return side_of(who) == wotr::Side::kFree ? companion_base() : minion_base("sauron");
}

}  // namespace

std::string figure_id(Figure figure) {
  std::string id(id_of(figure));
  std::replace(id.begin(), id.end(), '.', '-');
  return id;
}

std::vector<figures::FigureKind> figure_kinds() {
  std::vector<figures::FigureKind> kinds;
  const auto add = [&](Figure figure) { kinds.push_back({figure_id(figure), base_of(figure)}); };
  for (int i = 0; i < wotr::kPlainFigureKinds; ++i) add(static_cast<Figure>(i));
  for (int i = 0; i < wotr::kCharacterCount; ++i) add(figure_of(static_cast<wotr::Character>(i)));
  kinds.push_back({kFellowshipId, companion_base(kFellowshipBaseRadius)});
  kinds.push_back({kHiddenFellowshipId, companion_base(kFellowshipBaseRadius)});
  return kinds;
}

figures::FigureModels load_figures(const std::filesystem::path& folder) {
  return figures::load_figures(folder, figure_kinds());
}

}  // namespace wotr_figures
