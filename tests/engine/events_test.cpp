#include "engine/platform/events.h"

#include <gtest/gtest.h>

#include "tests/engine/made_up_events.h"

namespace engine {
namespace {

using namespace made_up;

constexpr glm::vec2 kMiddle{500, 250};

/// The left button of the only pointer.
const ButtonState& left(const Input& input) {
  static const ButtonState none;
  EXPECT_EQ(input.pointers.size(), 1U);
  return input.pointers.empty() ? none : input.pointers.front().button(MouseButton::kLeft);
}

/// The pointer of this finger, or null.
const Pointer* finger_of(const Input& input, std::int64_t id, std::int64_t device = 1) {
  for (const Pointer& pointer : input.pointers) {
    if (pointer.kind == PointerKind::kFinger && pointer.id == id && pointer.device == device) {
      return &pointer;
    }
  }
  return nullptr;
}

const ButtonState& touch(const Input& input, std::int64_t id, std::int64_t device = 1) {
  static const ButtonState none;
  const Pointer* pointer = finger_of(input, id, device);
  EXPECT_NE(pointer, nullptr) << "finger " << id << " of " << device;
  return pointer == nullptr ? none : pointer->button(MouseButton::kLeft);
}

/// A panel lies left of x = 300, a card below y = 400.
constexpr PointerOwner kCard = PointerOwner::kFirstOfHost;
PointerOwner panel_and_card(glm::vec2 place) {
  if (place.x < 300) return PointerOwner::kPanel;
  return place.y > 400 ? kCard : PointerOwner::kMap;
}

TEST(Events, AClickIsAPressThatStaysPut) {
  EventGatherer gatherer;
  frame(gatherer, {mouse_at(50, 60), mouse_button(SDL_MOUSEBUTTONDOWN, 1000)});
  const Input input = frame(gatherer, {mouse_at(52, 61), mouse_button(SDL_MOUSEBUTTONUP, 1100)});
  EXPECT_TRUE(left(input).clicked);
  EXPECT_FALSE(left(input).dragging);
  EXPECT_EQ(input.pointers.front().moved, glm::vec2(2, 1));
  EXPECT_EQ(input.pointers.front().landed_at, glm::vec2(50, 60));
}

TEST(Events, ADragIsNoClick) {
  EventGatherer gatherer;
  frame(gatherer, {mouse_at(50, 60), mouse_button(SDL_MOUSEBUTTONDOWN, 1000)});
  const Input dragged = frame(gatherer, {mouse_at(80, 60)});
  EXPECT_TRUE(left(dragged).dragging);
  const Input input = frame(gatherer, {mouse_button(SDL_MOUSEBUTTONUP, 1100)});
  EXPECT_TRUE(left(input).released);
  EXPECT_FALSE(left(input).clicked);
}

TEST(Events, TheSecondOfTwoQuickClicksIsADoubleClickAndNoClick) {
  EventGatherer gatherer;
  const auto click = [&](std::uint32_t time) {
    return frame(gatherer, {mouse_at(50, 60), mouse_button(SDL_MOUSEBUTTONDOWN, time),
                            mouse_button(SDL_MOUSEBUTTONUP, time + 50)});
  };
  const Input first = click(1000);
  EXPECT_TRUE(left(first).clicked);
  EXPECT_FALSE(left(first).double_clicked);
  const Input second = click(1200);
  EXPECT_FALSE(left(second).clicked) << "another question may be asked by now";
  EXPECT_TRUE(left(second).double_clicked);
  const Input third = click(1300);
  EXPECT_TRUE(left(third).clicked);
  EXPECT_FALSE(left(third).double_clicked);
}

TEST(Events, AClickOfAnotherButtonMakesNoDoubleClick) {
  EventGatherer gatherer;
  frame(gatherer, {mouse_at(50, 60), mouse_button(SDL_MOUSEBUTTONDOWN, 1000, SDL_BUTTON_RIGHT),
                   mouse_button(SDL_MOUSEBUTTONUP, 1050, SDL_BUTTON_RIGHT)});
  const Input input = frame(
      gatherer, {mouse_button(SDL_MOUSEBUTTONDOWN, 1100), mouse_button(SDL_MOUSEBUTTONUP, 1150)});
  EXPECT_TRUE(left(input).clicked);
}

TEST(Events, AFingerIsAPointerThatIsGoneWhenItIsUp) {
  EventGatherer gatherer;
  const Input down = frame(gatherer, {finger_down(1, kMiddle, 100)}, 0.1);
  EXPECT_TRUE(touch(down, 1).pressed);
  EXPECT_EQ(down.pointers.front().position, kMiddle);
  const Input held = frame(gatherer, {}, 0.3);
  EXPECT_NEAR(held.pointers.front().age, 0.2, 1e-6);
  const Input up = frame(gatherer, {finger_up(1, kMiddle, 400)});
  EXPECT_TRUE(touch(up, 1).clicked);
  EXPECT_TRUE(frame(gatherer, {}).pointers.empty());
}

TEST(Events, TheMouseIsNotSeenAfterATouchUntilItMoves) {
  EventGatherer gatherer;
  frame(gatherer, {mouse_at(50, 60)});
  frame(gatherer, {finger_down(1, kMiddle, 100), finger_up(1, kMiddle, 150)});
  EXPECT_EQ(mouse_of(frame(gatherer, {})), nullptr);
  const Input input = frame(gatherer, {mouse_at(70, 60)});
  ASSERT_NE(mouse_of(input), nullptr);
  EXPECT_EQ(mouse_of(input)->moved, glm::vec2(0)) << "it was not seen to travel";
}

TEST(Events, TwoFingersPinchAndPanWithoutClicking) {
  EventGatherer gatherer;
  frame(gatherer, {finger_down(1, {400, 250}, 100)});
  const Input second = frame(gatherer, {finger_down(2, {600, 250}, 120)});
  EXPECT_TRUE(second.pinch);
  EXPECT_FALSE(touch(second, 1).released) << "it is still down";
  const Input apart =
      frame(gatherer, {finger_moves(1, {300, 250}, 140), finger_moves(2, {800, 250}, 140)});
  ASSERT_TRUE(apart.pinch);
  EXPECT_NEAR(apart.pinch->spread, 2.5F, 1e-3F);
  EXPECT_NEAR(apart.pinch->pan.x, 50, 0.1F);
  EXPECT_FALSE(touch(apart, 1).dragging || touch(apart, 2).dragging);
  const Input up = frame(gatherer, {finger_up(2, {800, 250}, 200), finger_up(1, {300, 250}, 210)});
  EXPECT_FALSE(touch(up, 1).clicked || touch(up, 2).clicked);
  EXPECT_TRUE(touch(up, 1).released && touch(up, 2).released);
  EXPECT_FALSE(up.pinch);
}

TEST(Events, APinchNeedsBothFingersOnTheMapOfOneDeviceAndAtOneTime) {
  const auto pinches = [](const SDL_Event& first, const SDL_Event& second) {
    EventGatherer gatherer;
    gatherer.set_hit_test(panel_and_card);
    frame(gatherer, {first});
    return frame(gatherer, {second}).pinch.has_value();
  };
  const SDL_Event first = finger_down(1, {500, 250}, 1000);
  EXPECT_TRUE(pinches(first, finger_down(2, {600, 250}, 1300)));
  EXPECT_FALSE(pinches(first, finger_down(2, {100, 250}, 1300))) << "on a panel";
  EXPECT_FALSE(pinches(first, finger_down(2, {600, 450}, 1300))) << "on a card";
  EXPECT_FALSE(pinches(first, finger_down(2, {600, 250}, 2000))) << "another person, later";
  EXPECT_FALSE(pinches(first, finger_down(2, {600, 250}, 1300, 7))) << "another screen";
}

TEST(Events, AFingerElsewhereCancelsNobodysPress) {
  EventGatherer gatherer;
  gatherer.set_hit_test(panel_and_card);
  frame(gatherer, {finger_down(1, {100, 100}, 1000)});
  frame(gatherer, {finger_down(2, {500, 100}, 1050)});
  frame(gatherer, {finger_down(3, {500, 450}, 1100)});
  const Input up = frame(gatherer, {finger_up(1, {100, 100}, 1200), finger_up(2, {500, 100}, 1210),
                                    finger_up(3, {500, 450}, 1220)});
  for (const std::int64_t id : {1, 2, 3}) EXPECT_TRUE(touch(up, id).clicked) << id;
  EXPECT_EQ(finger_of(up, 1)->owner, PointerOwner::kPanel);
  EXPECT_EQ(finger_of(up, 2)->owner, PointerOwner::kMap);
  EXPECT_EQ(finger_of(up, 3)->owner, kCard);
}

TEST(Events, ThreePointersDoThreeThingsAtOnce) {
  EventGatherer gatherer;
  gatherer.set_hit_test(panel_and_card);
  frame(gatherer, {finger_down(1, {500, 200}, 1000)});
  frame(gatherer, {finger_moves(1, {540, 200}, 1600)});
  frame(gatherer, {finger_down(2, {100, 100}, 1700)});
  const Input tap =
      frame(gatherer, {finger_down(3, {800, 300}, 1800), finger_moves(1, {560, 200}, 1810)});
  EXPECT_TRUE(touch(tap, 1).dragging);
  EXPECT_EQ(finger_of(tap, 1)->moved, glm::vec2(20, 0));
  EXPECT_TRUE(touch(tap, 2).down);
  EXPECT_FALSE(tap.pinch) << "a drag that has lasted is not the other half of a pinch";
  const Input tapped = frame(gatherer, {finger_up(3, {800, 300}, 1900)});
  EXPECT_TRUE(touch(tapped, 3).clicked);
  EXPECT_TRUE(touch(tapped, 1).dragging);
  EXPECT_TRUE(touch(tapped, 2).down);
  const Input pressed = frame(gatherer, {finger_up(2, {100, 100}, 2000)});
  EXPECT_TRUE(touch(pressed, 2).clicked);
  EXPECT_TRUE(touch(pressed, 1).dragging);
  const Input dropped = frame(gatherer, {finger_up(1, {560, 200}, 2100)});
  EXPECT_TRUE(touch(dropped, 1).released && touch(dropped, 1).dragging);
  EXPECT_FALSE(touch(dropped, 1).clicked);
}

TEST(Events, AThirdFingerOnTheMapNeitherJoinsNorEndsAPinch) {
  EventGatherer gatherer;
  frame(gatherer, {finger_down(1, {400, 250}, 1000), finger_down(2, {600, 250}, 1020)});
  const Input landed = frame(gatherer, {finger_down(3, {900, 50}, 1100)});
  ASSERT_TRUE(landed.pinch);
  EXPECT_FALSE(finger_of(landed, 3)->in_pinch);
  const Input input =
      frame(gatherer, {finger_moves(2, {800, 250}, 1150), finger_up(3, {900, 50}, 1160)});
  EXPECT_TRUE(touch(input, 3).clicked);
  ASSERT_TRUE(input.pinch);
  EXPECT_NEAR(input.pinch->spread, 2, 1e-3F);
}

TEST(Events, OnePinchesWhileAnotherPresses) {
  EventGatherer gatherer;
  gatherer.set_hit_test(panel_and_card);
  frame(gatherer, {finger_down(5, {100, 100}, 1000)});
  frame(gatherer, {finger_down(1, {400, 250}, 1010), finger_down(2, {600, 250}, 1020)});
  const Input input =
      frame(gatherer, {finger_moves(1, {300, 250}, 1100), finger_up(5, {100, 100}, 1110)});
  EXPECT_TRUE(touch(input, 5).clicked);
  ASSERT_TRUE(input.pinch);
  EXPECT_NEAR(input.pinch->spread, 1.5F, 1e-3F);
}

TEST(Events, FingersMayComeUpInAnyOrder) {
  EventGatherer gatherer;
  gatherer.set_hit_test(panel_and_card);
  frame(gatherer, {finger_down(1, {100, 100}, 1000), finger_down(2, {500, 450}, 1010),
                   finger_down(3, {500, 100}, 1020)});
  EXPECT_TRUE(touch(frame(gatherer, {finger_up(2, {500, 450}, 1100)}), 2).clicked);
  EXPECT_TRUE(touch(frame(gatherer, {finger_up(3, {500, 100}, 1110)}), 3).clicked);
  EXPECT_TRUE(touch(frame(gatherer, {finger_up(1, {100, 100}, 1120)}), 1).clicked);
  EXPECT_TRUE(frame(gatherer, {}).pointers.empty());
}

TEST(Events, TheOtherFingerOfAPinchDoesNothingUntilItIsJoinedAgain) {
  EventGatherer gatherer;
  frame(gatherer, {finger_down(1, {400, 250}, 1000), finger_down(2, {600, 250}, 1020)});
  frame(gatherer, {finger_up(1, {400, 250}, 3000)});
  const Input alone = frame(gatherer, {finger_moves(2, {700, 250}, 3100)});
  EXPECT_FALSE(alone.pinch);
  EXPECT_FALSE(touch(alone, 2).dragging);
  EXPECT_TRUE(frame(gatherer, {finger_down(3, {400, 250}, 3200)}).pinch);
  const Input up =
      frame(gatherer, {finger_up(3, {400, 250}, 3300), finger_up(2, {700, 250}, 3310)});
  EXPECT_FALSE(touch(up, 2).clicked || touch(up, 3).clicked);
}

TEST(Events, TheSameFingerOnAnotherDeviceIsAnotherFinger) {
  EventGatherer gatherer;
  frame(gatherer, {finger_down(1, {400, 250}, 1000, 1), finger_down(1, {600, 250}, 1020, 2)});
  const Input input = frame(gatherer, {finger_up(1, {600, 250}, 1100, 2)});
  EXPECT_TRUE(touch(input, 1, 2).clicked);
  EXPECT_TRUE(touch(input, 1, 1).down);
}

TEST(Events, AFingerWhoseUpWasLostDoesNotStick) {
  EventGatherer gatherer;
  frame(gatherer, {finger_down(1, {400, 250}, 1000)});
  const Input again = frame(gatherer, {finger_down(1, {900, 50}, 5000)});
  ASSERT_EQ(again.pointers.size(), 2U);
  EXPECT_TRUE(again.pointers[0].button(MouseButton::kLeft).cancelled);
  EXPECT_FALSE(again.pointers[0].button(MouseButton::kLeft).clicked);
  const Input up = frame(gatherer, {finger_up(1, {900, 50}, 5100)});
  EXPECT_TRUE(touch(up, 1).clicked);
}

TEST(Events, TapsOfTwoPeopleInTurnAreStillTheirDoubleClicks) {
  EventGatherer gatherer;
  const auto tap = [&](glm::vec2 place, std::uint32_t time) {
    return touch(frame(gatherer, {finger_down(1, place, time), finger_up(1, place, time + 40)}), 1);
  };
  EXPECT_TRUE(tap({400, 100}, 1000).clicked);
  EXPECT_TRUE(tap({900, 400}, 1100).clicked);
  EXPECT_TRUE(tap({400, 100}, 1200).double_clicked);
  EXPECT_TRUE(tap({900, 400}, 1300).double_clicked);
}

TEST(Events, APointerBelongsToWhatItLandedOnUntilItIsUp) {
  EventGatherer gatherer;
  gatherer.set_hit_test(panel_and_card);
  EXPECT_EQ(frame(gatherer, {mouse_at(500, 100)}).pointers.front().owner, PointerOwner::kMap);
  frame(gatherer, {mouse_button(SDL_MOUSEBUTTONDOWN, 1000)});
  const Input over_panel = frame(gatherer, {mouse_at(100, 100)});
  EXPECT_EQ(over_panel.pointers.front().owner, PointerOwner::kMap);
  const Input up = frame(gatherer, {mouse_button(SDL_MOUSEBUTTONUP, 1100)});
  EXPECT_EQ(up.pointers.front().owner, PointerOwner::kMap);
  EXPECT_EQ(frame(gatherer, {}).pointers.front().owner, PointerOwner::kPanel);
}

TEST(Events, OnlyAPlaceOnTheMapIsPointedAt) {
  EventGatherer gatherer;
  gatherer.set_hit_test(panel_and_card);
  EXPECT_EQ(frame(gatherer, {mouse_at(500, 100)}).pointed, glm::vec2(500, 100));
  EXPECT_FALSE(frame(gatherer, {mouse_at(100, 100)}).pointed);
  frame(gatherer, {finger_down(1, {600, 100}, 1000), finger_up(1, {600, 100}, 1050)});
  EXPECT_EQ(frame(gatherer, {}).pointed, glm::vec2(600, 100)) << "a finger points where it was";
  EXPECT_FALSE(frame(gatherer, {finger_down(1, {100, 100}, 2000)}).pointed);
  frame(gatherer, {finger_up(1, {100, 100}, 2100), mouse_at(500, 100)});
  EXPECT_FALSE(frame(gatherer, {window_event(SDL_WINDOWEVENT_LEAVE)}).pointed);
}

TEST(Events, AMouseThatHoldsSomethingMayLeaveTheWindow) {
  EventGatherer gatherer;
  frame(gatherer, {mouse_at(500, 100), mouse_button(SDL_MOUSEBUTTONDOWN, 1000)});
  frame(gatherer, {mouse_at(990, 100), window_event(SDL_WINDOWEVENT_LEAVE)});
  EXPECT_TRUE(left(frame(gatherer, {mouse_at(1050, 100)})).dragging);
  EXPECT_TRUE(left(frame(gatherer, {mouse_button(SDL_MOUSEBUTTONUP, 1500)})).released);
  EXPECT_TRUE(frame(gatherer, {}).pointers.empty());
}

TEST(Events, ARestingFingerIsALongPressOnce) {
  EventGatherer gatherer;
  frame(gatherer, {finger_down(1, kMiddle, 1000)}, 1.0);
  EXPECT_FALSE(touch(frame(gatherer, {}, 1.3), 1).long_pressed);
  EXPECT_TRUE(touch(frame(gatherer, {}, 1.6), 1).long_pressed);
  EXPECT_FALSE(touch(frame(gatherer, {}, 1.7), 1).long_pressed);
}

TEST(Events, AFingerThatAskedWhatLiesThereHasNotChosenIt) {
  EventGatherer gatherer;
  frame(gatherer, {finger_down(1, kMiddle, 1000)}, 1.0);
  EXPECT_TRUE(touch(frame(gatherer, {}, 1.6), 1).long_pressed);
  const Input up = frame(gatherer, {finger_up(1, kMiddle, 1700)}, 1.7);
  EXPECT_TRUE(touch(up, 1).released);
  EXPECT_FALSE(touch(up, 1).clicked);
}

TEST(Events, AStillFrameHasNoActivity) {
  EventGatherer gatherer;
  EXPECT_TRUE(has_activity(frame(gatherer, {mouse_at(1, 1), mouse_at(5, 5)})));
  EXPECT_FALSE(has_activity(frame(gatherer, {})));
}

TEST(Events, AHeldKeyCommandsOnceAndMovesOnAndOn) {
  EventGatherer gatherer;
  const Input first = frame(gatherer, {key(SDL_KEYDOWN, SDLK_u)});
  EXPECT_TRUE(is_pressed(first, key_of('u')));
  for (int i = 0; i < 5; ++i) {
    const Input held = frame(gatherer, {key(SDL_KEYDOWN, SDLK_u, true)});
    EXPECT_FALSE(is_pressed(held, key_of('u')));
    EXPECT_TRUE(is_pressed_or_repeats(held, key_of('u')));
    EXPECT_TRUE(is_held(held, key_of('u')));
  }
  frame(gatherer, {key(SDL_KEYUP, SDLK_u)});
  EXPECT_TRUE(is_pressed(frame(gatherer, {key(SDL_KEYDOWN, SDLK_u)}), key_of('u')));
}

/// Of a keyboard on which that letter stands in the place of another.
SDL_Event key_in_place(std::uint32_t type, SDL_Keycode letter, SDL_Scancode place,
                       std::uint16_t modifiers = KMOD_NONE) {
  SDL_Event event = key(type, letter, false, modifiers);
  event.key.keysym.scancode = place;
  return event;
}

TEST(Events, ALetterThatIsNotLatinCommandsByItsPlace) {
  EventGatherer gatherer;
  const SDL_Keycode russian_ge = 0x433;
  const SDL_Keycode greek_omega = 0x3C9;
  EXPECT_TRUE(is_pressed(frame(gatherer, {key_in_place(SDL_KEYDOWN, russian_ge, SDL_SCANCODE_U)}),
                         key_of('u')));
  const Input up = frame(gatherer, {key_in_place(SDL_KEYUP, russian_ge, SDL_SCANCODE_U)});
  EXPECT_TRUE(up.held.empty());
  EXPECT_TRUE(is_pressed(
      frame(gatherer, {key_in_place(SDL_KEYDOWN, greek_omega, SDL_SCANCODE_V, KMOD_LCTRL)}),
      key_of('v')));
  const SDL_Keycode russian_yu = 0x44E;
  EXPECT_TRUE(is_pressed(
      frame(gatherer, {key_in_place(SDL_KEYDOWN, russian_yu, SDL_SCANCODE_PERIOD)}), key_of('.')));
}

TEST(Events, ALatinLetterCommandsWhereverItStands) {
  EventGatherer gatherer;
  // Z of a German keyboard stands where the American one has Y; Ö has a key of its own.
  EXPECT_TRUE(is_pressed(frame(gatherer, {key_in_place(SDL_KEYDOWN, SDLK_z, SDL_SCANCODE_Y)}),
                         key_of('z')));
  const Input umlaut = frame(gatherer, {key_in_place(SDL_KEYDOWN, 0xF6, SDL_SCANCODE_SEMICOLON)});
  EXPECT_TRUE(is_pressed(umlaut, static_cast<Key>(0xF6)));
}

TEST(Events, WithTheFocusEverythingHeldIsLetGo) {
  EventGatherer gatherer;
  const Input before =
      frame(gatherer, {key(SDL_KEYDOWN, SDLK_LCTRL, false, KMOD_CTRL | KMOD_SHIFT | KMOD_ALT),
                       finger_down(1, kMiddle, 1000)});
  ASSERT_TRUE(before.ctrl && before.shift && before.alt);
  const Input lost = frame(gatherer, {window_event(SDL_WINDOWEVENT_FOCUS_LOST)});
  EXPECT_FALSE(lost.ctrl || lost.shift || lost.alt);
  EXPECT_TRUE(lost.held.empty());
  EXPECT_TRUE(touch(lost, 1).cancelled);
  EXPECT_FALSE(touch(lost, 1).released || touch(lost, 1).clicked);
  const Input later = frame(gatherer, {finger_up(1, kMiddle, 1500)});
  EXPECT_TRUE(later.pointers.empty());
}

TEST(Events, APalmIsNoFingerWhereTouchesAreFiltered) {
  EventGatherer gatherer;
  gatherer.filter_touches(4);
  frame(gatherer, {finger_down(1, {400, 250}, 1000), finger_down(2, {450, 250}, 1010)}, 1.02);
  const Input palm = frame(gatherer, {finger_down(3, {420, 300}, 1030)}, 1.04);
  EXPECT_TRUE(touch(palm, 1).cancelled && touch(palm, 2).cancelled);
  EXPECT_EQ(finger_of(palm, 3), nullptr);
  EXPECT_TRUE(frame(gatherer, {finger_up(1, {400, 250}, 1300)}, 1.3).pointers.empty());
}

TEST(Events, AQuickTapCountsAsSoonAsItIsNoPalm) {
  EventGatherer gatherer;
  gatherer.filter_touches(4);
  frame(gatherer, {finger_down(1, kMiddle, 1000)}, 1.0);
  EXPECT_TRUE(touch(frame(gatherer, {finger_up(1, kMiddle, 1040)}, 1.04), 1).down);
  ASSERT_TRUE(gatherer.next_change());
  EXPECT_NEAR(*gatherer.next_change(), 1.08, 1e-6);
  EXPECT_TRUE(touch(frame(gatherer, {}, 1.081), 1).clicked);
}

TEST(Events, WithTheFocusWhatIsWeighedIsForgotten) {
  EventGatherer gatherer;
  gatherer.filter_touches(4);
  frame(gatherer, {finger_down(1, kMiddle, 1000), finger_up(1, kMiddle, 1010)}, 1.02);
  EXPECT_TRUE(
      touch(frame(gatherer, {window_event(SDL_WINDOWEVENT_FOCUS_LOST)}, 1.03), 1).cancelled);
  EXPECT_TRUE(frame(gatherer, {}, 2).pointers.empty());
  EXPECT_FALSE(gatherer.next_change());
}

TEST(Events, FingersFartherApartThanAHandAreTwoPeoples) {
  EventGatherer gatherer;
  gatherer.filter_touches(2);
  const Input both =
      frame(gatherer, {finger_down(1, {100, 100}, 1000), finger_down(2, {600, 100}, 1010)}, 1.01);
  EXPECT_FALSE(both.pinch);
  const Input up =
      frame(gatherer, {finger_up(1, {100, 100}, 1100), finger_up(2, {600, 100}, 1110)}, 1.11);
  EXPECT_TRUE(touch(up, 1).clicked && touch(up, 2).clicked);
}

}  // namespace
}  // namespace engine
