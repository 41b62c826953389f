// data/wotr/cards.json: four decks of 24.

#include <algorithm>

#include "rules/wotr/load_parts.h"
#include "rules/wotr/read_id.h"

namespace wotr {
namespace {

using core::JsonReader;

constexpr int kDeckSize = 24;
/// By side and deck: the numbers that were seen, bit n for the card n.
using Numbers = std::array<std::array<std::uint32_t, 2>, 2>;

void check_text_or_null(const JsonReader& entry, std::string_view field) {
  const JsonReader text = entry.at(field);
  if (!text.is_null()) text.text();
}

void check_combat(const JsonReader& combat) {
  combat.allow({"title", "initiative", "requires", "effect"});
  combat.at("title").text();
  combat.at("effect").text();
  check_text_or_null(combat, "requires");
  const std::vector<JsonReader> numbers = combat.at("initiative").list();
  if (numbers.empty() || numbers.size() > 2) combat.fail("one or two initiative numbers are due");
  for (const JsonReader& number : numbers) number.integer(0, 9);
}

void check_type(const JsonReader& entry, const Card& card) {
  const bool is_character = card.type == "character";
  const bool is_known = is_character || card.type == "army" || card.type == "muster";
  if (!is_known || is_character != (card.deck == Deck::kCharacter)) {
    entry.at("type").fail(core::quoted(std::string_view(card.type)) +
                          " is no icon of this deck (R-070)");
  }
}

void check_tile(const JsonReader& entry, const Card& card) {
  check_text_or_null(entry, "hunt_tile");
  const auto tile = find_id<Tile>(card.id);
  const bool brings_tile = tile && index(*tile) >= kStandardTileKinds;
  if (brings_tile != entry.has("hunt_tile")) {
    entry.fail(brings_tile ? "this card brings a Hunt tile" : "no Hunt tile has this card's id");
  }
}

void check_player(const JsonReader& entry) {
  constexpr std::array<std::string_view, 5> kPlayers{"any", "gondor", "rohan", "witch-king",
                                                     "saruman"};
  const std::string player = entry.at("player").text();
  if (std::find(kPlayers.begin(), kPlayers.end(), player) == kPlayers.end()) {
    entry.at("player").fail("there is no player " + core::quoted(std::string_view(player)));
  }
}

void load_card(const JsonReader& entry, const Rules& rules, Card& card, Numbers& numbers) {
  entry.allow({"id", "title", "side", "deck", "type", "number", "requires", "effect", "persistent",
               "discard_when", "hunt_tile", "combat", "player"});
  const std::string id = entry.at("id").text();
  if (id.empty()) entry.fail("the id is empty");
  if (find_card(rules, id) != kNoCard) entry.fail("this card stands here twice");
  card.id = id;
  card.title = entry.at("title").text();
  card.side = read_id<Side>(entry.at("side"), "side");
  card.deck = read_id<Deck>(entry.at("deck"), "deck");
  card.type = entry.at("type").text();
  check_type(entry, card);
  entry.at("effect").text();
  entry.at("persistent").boolean();
  check_text_or_null(entry, "requires");
  check_text_or_null(entry, "discard_when");
  check_tile(entry, card);
  check_combat(entry.at("combat"));
  check_player(entry);
  const auto number = static_cast<unsigned>(entry.at("number").integer(1, kDeckSize));
  std::uint32_t& seen =
      numbers[static_cast<std::size_t>(card.side)][static_cast<std::size_t>(card.deck)];
  if ((seen >> number & 1u) != 0) entry.at("number").fail("another card has this number");
  seen |= 1u << number;
}

void check_decks(const JsonReader& file, const Numbers& numbers) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    for (const Deck deck : {Deck::kCharacter, Deck::kStrategy}) {
      const auto seen = numbers[static_cast<std::size_t>(side)][static_cast<std::size_t>(deck)];
      for (int number = 1; number <= kDeckSize; ++number) {
        if ((seen >> static_cast<unsigned>(number) & 1u) != 0) continue;
        file.fail("card number " + std::to_string(number) + " of the " + std::string(id_of(side)) +
                  " " + std::string(id_of(deck)) + " deck is missing");
      }
    }
  }
}

}  // namespace

void load_cards(const JsonReader& file, Rules& rules) {
  const std::vector<JsonReader> entries = file.list();
  Numbers numbers{};
  for (std::size_t i = 0; i < std::min<std::size_t>(entries.size(), kCardCount); ++i) {
    load_card(entries[i], rules, rules.cards[i], numbers);
  }
  if (entries.size() > kCardCount) file.fail("there are more than 96 cards");
  check_decks(file, numbers);
}

}  // namespace wotr
