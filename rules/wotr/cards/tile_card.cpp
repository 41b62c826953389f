#include "rules/wotr/cards/tile_card.h"

#include "rules/wotr/names/read_id.h"

namespace wotr {

CardId card_of_tile(const Rules& rules, Tile tile) { return find_card(rules, id_of(tile)); }

}  // namespace wotr
