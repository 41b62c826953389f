// data/wotr/cards.json: four decks of 24.

#include <algorithm>

#include "rules/wotr/card_effects/verbs.h"
#include "rules/wotr/load/load_parts.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

using base::JsonReader;
using Entries = std::vector<JsonReader>;

constexpr int kDeckSize = 24;
/// By side and deck: the numbers that were seen, bit n for the card n.
using Numbers = std::array<std::array<std::uint32_t, 2>, 2>;

std::string text_or_nothing(const JsonReader& entry, std::string_view field) {
  const JsonReader text = entry.at(field);
  return text.is_null() ? std::string() : text.text();
}

CardIcon read_icon(const JsonReader& reader, Deck deck) {
  const auto icon = read_id<CardIcon>(reader, "icon");
  if ((icon == CardIcon::kCharacter) != (deck == Deck::kCharacter)) {
    reader.fail(base::quoted(std::string_view(id_of(icon))) + " is no icon of this deck (R-070)");
  }
  return icon;
}

/// the player is named by a Nation of his that no other player owns.
Nation read_player(const JsonReader& reader) {
  struct Player {
    std::string_view id;
    Nation nation;
  };
  constexpr std::array kPlayers{
      Player{"any", kNoNation}, Player{"gondor", Nation::kGondor}, Player{"rohan", Nation::kRohan},
      Player{"witch-king", Nation::kSauron}, Player{"saruman", Nation::kIsengard}};
  const std::string id = reader.text();
  const auto* const found = std::find_if(kPlayers.begin(), kPlayers.end(),
                                         [&id](const Player& player) { return player.id == id; });
  if (found != kPlayers.end()) return found->nation;
  reader.fail("there is no player " + base::quoted(std::string_view(id)));
  return kNoNation;
}

std::uint8_t read_combat(const Rules& rules, const JsonReader& reader, Side side) {
  const std::string id = reader.text();
  const auto& halves = rules.combat_halves;
  const auto* const found = std::find_if(halves.begin(), halves.end(), [&](const CombatHalf& half) {
    return half.id == id && half.side == side;
  });
  if (found == halves.end()) {
    reader.fail("the side has no combat half " + base::quoted(std::string_view(id)));
    return 0;
  }
  return static_cast<std::uint8_t>(found - halves.begin());
}

void note_number(const JsonReader& entry, Card& card, Numbers& numbers) {
  const auto number = static_cast<unsigned>(entry.at("number").integer(1, kDeckSize));
  std::uint32_t& seen =
      numbers[static_cast<std::size_t>(card.side)][static_cast<std::size_t>(card.deck)];
  if ((seen >> number & 1u) != 0) entry.at("number").fail("another card has this number");
  seen |= 1u << number;
  card.number = static_cast<std::uint8_t>(number);
}

void read_texts(const JsonReader& entry, Card& card) {
  card.condition_text = text_or_nothing(entry, "requires");
  card.effect_text = entry.at("effect").text();
  card.discard_text = text_or_nothing(entry, "discard_when");
}

/// What the card does when it is played: docs/cards.md.
void read_event(const JsonReader& entry, const Rules& rules, CardProgram& program) {
  program.conditions = read_conditions(rules, entry, "if");
  if (const auto effects = entry.find("do")) {
    program.steps = static_cast<std::uint8_t>(effects->list().size());
    read_effects(rules, *effects, program);
  }
  if (const auto table = entry.find("table")) program.table = read_table_card(rules, *table);
  if (program.steps == 0 && !program.stays()) {
    entry.fail("it does nothing: \"do\" or \"table\" is due");
  }
  for (std::size_t i = 0; i < program.steps && i < program.effects.size(); ++i) {
    program.nations = static_cast<NationSet>(program.nations | nations_of(program.effects[i]));
  }
}

void load_card(const JsonReader& entry, const Rules& rules, Card& card, CardProgram& program,
               Numbers& numbers) {
  entry.allow({"id", "title", "side", "deck", "type", "number", "player", "requires", "effect",
               "discard_when", "if", "do", "table", "combat"});
  const std::string id = entry.at("id").text();
  if (id.empty()) entry.fail("the id is empty");
  if (find_card(rules, id) != kNoCard) entry.fail("this card stands here twice");
  card.id = id;
  card.title = entry.at("title").text();
  card.side = read_id<Side>(entry.at("side"), "side");
  card.deck = read_id<Deck>(entry.at("deck"), "deck");
  card.icon = read_icon(entry.at("type"), card.deck);
  card.player = read_player(entry.at("player"));
  card.combat = read_combat(rules, entry.at("combat"), card.side);
  note_number(entry, card, numbers);
  read_texts(entry, card);
  program.side = card.side;
  read_event(entry, rules, program);
}

void check_decks(const JsonReader& file, const Numbers& numbers) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    for (const Deck deck : {Deck::kCharacter, Deck::kStrategy}) {
      const auto seen = numbers[at(side)][static_cast<std::size_t>(deck)];
      for (int number = 1; number <= kDeckSize; ++number) {
        if ((seen >> static_cast<unsigned>(number) & 1u) != 0) continue;
        file.fail("card number " + std::to_string(number) + " of the " + std::string(id_of(side)) +
                  " " + std::string(id_of(deck)) + " deck is missing");
      }
    }
  }
}

/// each special tile comes with one card, which has its id.
void check_tiles(const JsonReader& file, const Entries& entries, const Rules& rules,
                 const CardPrograms& programs) {
  std::array<bool, kTileKinds> is_brought{};
  for (std::size_t i = 0; i < entries.size(); ++i) {
    for (const Effect& effect : programs.of[i].effects) {
      const auto* const brought = std::get_if<BringTile>(&effect.data);
      const bool is_tile = brought != nullptr && index(brought->tile) < kTileKinds;
      if (!is_tile) continue;  // a wrong name was told when it was read
      const std::string name = base::quoted(id_of(brought->tile));
      if (rules.cards[i].id != id_of(brought->tile)) {
        entries[i].fail("only the card " + name + " brings that Hunt tile");
      }
      bool& is_known = is_brought[static_cast<std::size_t>(brought->tile)];
      if (is_known) entries[i].fail("the Hunt tile " + name + " is brought twice");
      is_known = true;
    }
  }
  for (std::size_t kind = kStandardTileKinds; kind < kTileKinds; ++kind) {
    if (is_brought[kind]) continue;
    file.fail("no card brings the Hunt tile " + base::quoted(id_of(static_cast<Tile>(kind))));
  }
}

}  // namespace

void load_cards(const JsonReader& file, Rules& rules) {
  const Entries entries = file.list();
  if (entries.size() > kCardCount) return file.fail("there are more than 96 cards");
  Numbers numbers{};
  auto programs = std::make_shared<CardPrograms>();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    load_card(entries[i], rules, rules.cards[i], programs->of[i], numbers);
    rules.backs[i] = back_of(rules.cards[i].side, rules.cards[i].deck);
  }
  check_decks(file, numbers);
  check_tiles(file, entries, rules, *programs);
  rules.programs = std::move(programs);
}

}  // namespace wotr
