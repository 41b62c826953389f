// What the command line says in another language.

#include "game/lang/phrase_book.h"

#include <gtest/gtest.h>

namespace lang {
namespace {

PhraseBook book() {
  const auto parsed = PhraseBook::parse(R"({
    "it is a folder": "es ist ein Ordner",
    "{place}: {reason}": "{place}: {reason}",
    "{place}, line {line}": "{place}, Zeile {line}",
    "{name} takes a number from {least} to {most}": "{name}: von {least} bis {most} geht es",
    "of {\"a\": 1}": "von {\"a\": 1}"
  })",
                                        "de.json");
  EXPECT_TRUE(parsed) << parsed.error();
  return *parsed;
}

TEST(PhraseBook, SaysWhatItHasWordsFor) {
  EXPECT_EQ(book().say("it is a folder"), "es ist ein Ordner");
  EXPECT_EQ(book().say("it is a file"), "it is a file");
  EXPECT_EQ(book().say("of {\"a\": 1}"), "von {\"a\": 1}");
  EXPECT_EQ(PhraseBook().say("it is a folder"), "it is a folder");
}

TEST(PhraseBook, FillsPlacesWithWordsOfItsOwn) {
  EXPECT_EQ(book().say("--fps takes a number from 5 to 120"), "--fps: von 5 bis 120 geht es");
  EXPECT_EQ(book().say("a.save, line 3: it is a folder"), "a.save, Zeile 3: es ist ein Ordner");
  EXPECT_EQ(book().say("a.save: b: it is a folder"), "a.save: b: es ist ein Ordner");
  EXPECT_EQ(book().say(": "), ": ") << "a place is never empty";
}

/// What the window tells of saves comes in several sentences.
TEST(PhraseBook, SaysSentencesBehindEachOther) {
  const PhraseBook german = PhraseBook::of(AMONHEN_SOURCE_DIR "/data", "de");
  EXPECT_EQ(
      german.say_each("The last game cannot go on, so a new one begins. /a.b/wotr.save, line "
                      "1: it is text in UTF-16, as some editors write it; UTF-8 is needed"),
      "Das letzte Spiel lässt sich nicht fortsetzen, darum beginnt ein neues. /a.b/wotr.save, "
      "Zeile 1: es ist Text in UTF-16, wie ihn manche Editoren schreiben; gebraucht wird "
      "UTF-8");
  EXPECT_EQ(
      german.say_each("a.save: another program changed it while the game was kept in it; what "
                      "lay there is a.save.changed now; the whole game has been written there "
                      "anew. This game is marked: some of its luck was forced."),
      "a.save: ein anderes Programm hat es verändert, während das Spiel darin gesichert wurde; "
      "was dort lag, heißt jetzt a.save.changed; das ganze Spiel ist dort neu geschrieben. "
      "Dieses Spiel ist gekennzeichnet: ein Teil seines Glücks wurde bestimmt.");
  EXPECT_EQ(german.say_each("a.save: the last line was torn off and has been dropped."),
            "a.save: die letzte Zeile war abgerissen und ist weggelassen.");
  EXPECT_EQ(german.say_each("Nobody has words. For this."), "Nobody has words. For this.");
  EXPECT_EQ(PhraseBook().say_each("One. Two"), "One. Two");
}

TEST(PhraseBook, IsCheckedWhereItComesIn) {
  const auto fault = [](std::string_view text) {
    const auto parsed = PhraseBook::parse(text, "de.json");
    return parsed ? std::string() : parsed.error();
  };
  EXPECT_EQ(fault(R"({"a {b}": "c"})"), "de.json, a {b}: it has not the same places");
  EXPECT_EQ(fault(R"({"a": 1})"), "de.json, a: 1 is not a text");
  EXPECT_EQ(fault("{"), "de.json, line 1, column 1: it is not JSON");
}

}  // namespace
}  // namespace lang
