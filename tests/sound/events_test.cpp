// Every event of each game has its sound or is silent; what informs is said in words at once; a
// sound is not heard twice alike.

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "engine/audio/clip_file.h"
#include "heard_table.h"
#include "rules/trilogy/state/event_kind.h"
#include "rules/wotr/state/battle_events.h"

namespace sound_test {
namespace {

const std::vector<std::string> kNations{"gondor", "rohan",    "elves",  "dwarves",
                                        "north",  "isengard", "sauron", "southrons"};

const app::Sounds& sounds_of(const app::LoadedGame& game) { return *game.resources.sounds; }

std::vector<std::string> all_of(const std::string& text) {
  if (text.find('{') == std::string::npos) return {text};
  std::vector<std::string> all;
  all.reserve(std::size(kNations));
  for (const std::string& nation : kNations) {
    all.push_back(sound::filled(text, {{"nation", nation}}));
  }
  return all;
}

void expect_table(const app::LoadedGame& game, core::Schema schema) {
  const sound::EventSounds& rows = sounds_of(game).book.events;
  for (const core::SchemaRow& row : schema) {
    const bool is_listed = std::ranges::any_of(rows, [&](const sound::EventSound& one) {
      return one.event == row.name && one.when.empty();
    });
    EXPECT_TRUE(is_listed) << game.resources.game << ": " << row.name;
  }
  for (const sound::EventSound& one : rows) {
    const bool is_event = std::ranges::any_of(
        schema, [&](const core::SchemaRow& row) { return row.name == one.event; });
    EXPECT_TRUE(is_event) << one.event;
  }
}

TEST(EventSounds, EveryEventHasASoundOrIsSilent) {
  expect_table(wotr_game(), wotr::event_schema());
  expect_table(trilogy_game(), trilogy::event_schema());
}

TEST(EventSounds, EverySoundIsThereInFourVariantsAndEveryCaptionHasWords) {
  for (const app::LoadedGame* game : {&wotr_game(), &trilogy_game()}) {
    const auto clips = engine::read_clips(sounds_of(*game).baked);
    ASSERT_TRUE(clips) << clips.error();
    const sound::Library library(*clips);
    for (const sound::EventSound& row : sounds_of(*game).book.events) {
      if (row.sound.empty()) continue;
      for (const std::string& id : all_of(row.sound)) EXPECT_GE(library.variants(id), 4U) << id;
      if (row.caption.empty()) continue;
      for (const std::string& id : all_of(row.caption)) {
        EXPECT_TRUE(game->resources.words.has("caption." + id)) << id;
      }
    }
    for (const std::string id :
         {"figure-set", "figure-falls", "counter-slide", "card-slide", "dice-taken", "sword"}) {
      EXPECT_GE(library.variants(id), 4U) << id;
    }
    for (const sound::Bed& bed : sounds_of(*game).book.beds) EXPECT_TRUE(library.has(bed.sound));
    for (const sound::Theme& theme : sounds_of(*game).book.themes) {
      for (const std::string& one : {theme.melody, theme.drone, theme.figure, theme.drum}) {
        EXPECT_TRUE(library.has_instrument(one)) << theme.id << ": " << one;
      }
    }
  }
}

TEST(EventSounds, NoneOfFiveInARowIsLikeAnother) {
  const auto clips = engine::read_clips(sounds_of(wotr_game()).baked);
  ASSERT_TRUE(clips) << clips.error();
  sound::Library library(*clips);
  for (const std::string id : {"sword", "horn-rohan", "bell", "card-turn"}) {
    std::vector<sound::Variant> log;
    log.reserve(200);
    for (int i = 0; i < 200; ++i) log.push_back(library.choose(id)->variant);
    for (std::size_t i = 0; i < log.size(); ++i) {
      for (std::size_t k = i + 1; k < std::min(i + 5, log.size()); ++k) {
        EXPECT_NE(log[i], log[k]) << id << " at " << i;
      }
    }
  }
}

TEST(Captions, ComeWithTheSoundAndNameThePlace) {
  HeardTable heard(wotr_game(), {.captions = true});
  const auto session = random_session(wotr_game(), 1);
  session::Outlook& outlook = session->add_outlook(core::kPublic, 0);
  heard.lay(outlook.view());
  const auto region = static_cast<wotr::RegionId>(3);
  const std::vector<core::Event> events{
      wotr::event_of<wotr::EventKind::kSiegeBegan>({.region = region})};
  heard.tell(outlook.view(), events);
  heard.pass_for(0.1);
  const auto shown = heard.sound().captions(heard.camera(), heard.layout());
  ASSERT_EQ(shown.size(), 1U);
  EXPECT_NE(shown.front().words.find(heard.layout().regions[3].name), std::string::npos);
  EXPECT_TRUE(shown.front().direction);
  ASSERT_FALSE(heard.soundscape().given().empty());
  EXPECT_TRUE(heard.soundscape().given().back().is_told);
  heard.pass_for(4);
  EXPECT_TRUE(heard.sound().captions(heard.camera(), heard.layout()).empty());
}

TEST(Captions, AreThereForEverySoundThatInforms) {
  HeardTable heard(wotr_game(), {.captions = true});
  const auto session = random_session(wotr_game(), 4);
  play_for(heard, *session, 90);
  std::set<std::string> silent_in_words;
  for (const sound::Given& one : heard.soundscape().given()) {
    if (!one.is_told) silent_in_words.insert(one.sound);
  }
  // What only repeats what is seen on the table needs no words.
  for (const std::string& one : silent_in_words) {
    EXPECT_TRUE(one.starts_with("die-") || one.starts_with("dice-") || one.starts_with("figure-") ||
                one.starts_with("counter-") || one.starts_with("card-slide") || one == "sword")
        << one;
  }
}

/// What of the event the public may not know is something else.
template <class Mask>
core::Event twin_of(const core::Event& event, Mask mask) {
  const core::Event masked = mask(event);
  core::Event twin = event;
  for (std::size_t i = 0; i < event.args.size(); ++i) {
    if (masked.args[i] != event.args[i])
      twin.args[i] = static_cast<std::uint8_t>(event.args[i] ^ 1);
  }
  return twin;
}

TEST(HeardByThePublic, HiddenCardsMakeNoDifference) {
  const auto mask = [](const core::Event& event) { return wotr::mask(event, core::kPublic); };
  HeardTable one(wotr_game());
  HeardTable other(wotr_game());
  const auto session = random_session(wotr_game(), 11);
  session::Outlook& outlook = session->add_outlook(core::kPublic, 0);
  session::Outlook& all = session->add_outlook(core::kAll, 0);
  one.lay(outlook.view());
  other.lay(outlook.view());
  int hidden = 0;
  for (int step = 0; step < 60 && session->is_machine_next(); ++step) {
    session->advance_and_wait();
    std::vector<core::Event> masked = outlook.take_events();
    std::vector<core::Event> twins;
    for (const core::Event& event : all.take_events()) {
      const core::Event twin = twin_of(event, mask);
      hidden += twin == event ? 0 : 1;
      twins.push_back(mask(twin));
    }
    one.tell(outlook.view(), masked);
    other.tell(outlook.view(), twins);
    one.pass_for(0.7);
    other.pass_for(0.7);
  }
  EXPECT_GT(hidden, 3);
  EXPECT_EQ(one.samples(), other.samples());
}

}  // namespace
}  // namespace sound_test
