#pragma once

#include <utility>

#include "game/moments/moment_table.h"
#include "game/wotr/screens/desk/desk.h"
#include "game/wotr/screens/moments.h"

namespace wotr_screens {

/// War of the Ring on the screen: the sheets of both sides, hands and cards, the battle and the
/// Hunt, pools and played cards.
class Panels final : public screens::GamePanels {
 public:
  explicit Panels(moments::Table told = {}) : told_(std::move(told)) {}

  std::span<const std::string_view> seats(const match::AnyView& view) const override;
  screens::Situation situation(screens::Sheet& sheet) override;
  screens::RuleValues rules_of(const match::AnyView& view) const override;
  std::string words_about(screens::Sheet& sheet, table::RegionId region,
                          const table::FrameThing& thing) override;
  core::Ruling ruling_about(screens::Sheet& sheet, table::RegionId region,
                            const table::FrameThing& thing) override;
  std::string heard_about(screens::Sheet& sheet, table::RegionId region) override;
  std::string row_words(screens::Sheet& sheet, core::Action action) override;
  screens::RowPlace place_of_row(screens::Sheet& sheet, core::Action row) override;
  std::string words_of_rest(screens::Sheet& sheet, const core::Bundle& bundle,
                            std::span<const int> counts) override;
  std::string words_of_lack(screens::Sheet& sheet, const core::Bundle& bundle,
                            std::span<const int> counts) override;
  screens::UsualCounts usual_counts(screens::Sheet& sheet, const core::Bundle& bundle) override;
  std::string held_words(screens::Sheet& sheet) override;
  std::string touchable_words(screens::Sheet& sheet, const table::Touchable& one) override;
  std::string touchable_tip(screens::Sheet& sheet, const table::Touchable& one) override;
  std::string gesture_words(screens::Sheet& sheet, const table::Gesture& gesture) override;
  screens::WhyNot why_not(screens::Sheet& sheet, const table::Touchable& touched) override;
  screens::CardId card_of(const core::Event& event) const override;
  std::vector<screens::Moment> moments(const match::AnyView& view, const lang::Sentences& words,
                                       std::span<const core::Event> events) override;
  table::RegionSet places_of(const core::Event& event) override;
  int weight_of(const match::AnyView& view, const lang::Sentences& words,
                const core::Event& event) override;
  void draw_side_mark(screens::Sheet& sheet, ImDrawList& list, const core::Event& event,
                      ImVec2 centre, float size) override;
  ImU32 party_ink(std::string_view party) const override;
  std::vector<match::Chart> counted(const match::AnyView& view) const override;
  std::string odds_words(screens::Sheet& sheet) override;
  screens::Columns columns(const screens::Settings& settings) const override;
  std::span<const std::string_view> folding() const override;

  void draw_bar(screens::Sheet& sheet, screens::BarEnd end) override;
  float tally_width(screens::Sheet& sheet) override;
  void draw_tally(screens::Sheet& sheet, ImDrawList& list, ImVec2 left_middle) override;
  float draw_columns(screens::Sheet& sheet) override;
  void draw_boards(screens::Sheet& sheet) override;
  std::vector<std::string> hand_titles(screens::Sheet& sheet, core::Seat seat) override;
  void draw_hand_of(screens::Sheet& sheet, core::Seat seat) override;
  void draw_card_in_play(screens::Sheet& sheet) override;
  void draw_question(screens::Sheet& sheet) override;
  void draw_picture(screens::Sheet& sheet, core::Action action, ImVec2 centre, float size) override;
  void finish(screens::Sheet& sheet) override;
  float card_height(screens::Sheet& sheet, screens::CardId card, float width) override;
  void draw_card(screens::Sheet& sheet, ImDrawList& list, screens::CardId card, bool is_missing,
                 ImVec2 from, float width) override;
  void draw_card_back(screens::Sheet& sheet, ImDrawList& list, screens::CardId card, ImVec2 from,
                      ImVec2 to) override;
  void draw_moment_sign(screens::Sheet& sheet, ImDrawList& list, const screens::Moment& moment,
                        ImVec2 centre, float size) override;
  void draw_seat_marks(screens::Sheet& sheet, int seats, core::Seat seat) override;

  bool close_top_sheet() override;
  /// "played", "discards".
  std::span<const std::string_view> sheets() const override;
  void open_sheet(std::string_view name) override;
  void forget() override;

  Memory& memory() { return memory_; }

 private:
  Memory memory_;
  moments::Table told_;
  Doing doing_;
};

}  // namespace wotr_screens
