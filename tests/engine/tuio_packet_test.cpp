#include "engine/platform/pointers/tuio_packet.h"

#include <cmath>
#include <limits>
#include <random>

#include <gtest/gtest.h>

#include "tests/harness/tuio_bytes.h"

namespace engine {
namespace {

using namespace tuio_bytes;

std::string plain_packet() {
  return bundle(
      {source("pad@10.0.0.1"), alive({3, -7}), set(3, 0.25F, 0.5F), set(-7, 1, 0), fseq(9)});
}

TEST(TuioPacket, AFrameIsRead) {
  const auto frame = read_tuio_packet(plain_packet());
  ASSERT_TRUE(frame);
  EXPECT_EQ(frame->source, "pad@10.0.0.1");
  EXPECT_EQ(frame->number, 9);
  EXPECT_EQ(frame->alive, (std::vector<std::int32_t>{3, -7}));
  EXPECT_EQ(frame->set, (std::vector<TuioCursor>{{3, {0.25F, 0.5F}}, {-7, {1, 0}}}));
}

TEST(TuioPacket, AnEmptyTableIsAFrameToo) {
  const auto frame = read_tuio_packet(bundle({alive({}), fseq(-1)}));
  ASSERT_TRUE(frame);
  EXPECT_TRUE(frame->alive.empty());
  EXPECT_EQ(frame->number, -1);
  EXPECT_EQ(frame->source, "");
}

TEST(TuioPacket, OtherProfilesBesideItAreLeftOut) {
  const std::string object = message("si", word("fseq") + number(4), "/tuio/2Dobj");
  EXPECT_FALSE(read_tuio_packet(bundle({object})));
  const auto frame = read_tuio_packet(bundle({object, alive({1}), fseq(2)}));
  ASSERT_TRUE(frame);
  EXPECT_EQ(frame->number, 2);
}

TEST(TuioPacket, PlacesBesideTheSurfaceAreOnItsEdge) {
  const auto frame = read_tuio_packet(bundle({alive({1}), set(1, -0.5F, 3), fseq(1)}));
  ASSERT_TRUE(frame);
  EXPECT_EQ(frame->set.front().place, glm::vec2(0, 1));
}

TEST(TuioPacket, WhatIsNoFrameIsRefused) {
  const float none = std::numeric_limits<float>::quiet_NaN();
  const float endless = std::numeric_limits<float>::infinity();
  for (const std::string& packet : {
           std::string(),
           std::string("hello"),
           std::string(100, '\0'),
           bundle({}),
           alive({1}),
           bundle({alive({1})}),
           bundle({fseq(1)}),
           bundle({alive({1}), set(1, none, 0), fseq(1)}),
           bundle({alive({1}), set(1, 0, endless), fseq(1)}),
           bundle({alive({1}), message("s", word("turn")), fseq(1)}),
           bundle({alive({1}), message("sf", word("fseq") + fraction(1))}),
           bundle({alive({1}), message("si", word("set") + number(1)), fseq(1)}),
           bundle({alive({1}), message("", ""), fseq(1)}),
           bundle({message("sif", word("alive") + number(1) + fraction(1)), fseq(1)}),
           bundle({source(std::string(300, 'x')), alive({}), fseq(1)}),
           bundle({bundle({alive({1}), fseq(1)})}),
           plain_packet().substr(0, plain_packet().size() - 4),
           plain_packet() + "abc",
           plain_packet() + number(4),
           plain_packet() + std::string(kMostTuioBytes, '\0'),
       }) {
    EXPECT_FALSE(read_tuio_packet(packet)) << packet.size();
  }
}

TEST(TuioPacket, ThoseThatHangOrEndOscpackAreRefused) {
  EXPECT_FALSE(read_tuio_packet(bundle({}) + number(0xFFFFFFFC)));
  EXPECT_FALSE(read_tuio_packet(bundle({message("bb", number(0x7FFFFFFC) + number(0))})));
  EXPECT_FALSE(read_tuio_packet(bundle({message("b", "")})));
}

TEST(TuioPacket, OfAHundredThousandRandomOnesNoneDoesHarm) {
  std::mt19937 luck(8);
  const auto below = [&](std::size_t end) {
    return std::uniform_int_distribution<std::size_t>(0, end - 1)(luck);
  };
  const std::string plain = plain_packet();
  int read = 0;
  for (int i = 0; i < 100'000; ++i) {
    std::string packet = i % 2 == 0 ? std::string(below(200), '\0') : plain;
    if (i % 2 == 0) {
      for (char& byte : packet) byte = static_cast<char>(below(256));
    } else {
      for (std::size_t k = below(4) + 1; k > 0; --k) {
        packet[below(packet.size())] = static_cast<char>(below(256));
      }
      if (below(4) == 0) packet.resize(below(packet.size()));
    }
    const auto frame = read_tuio_packet(packet);
    if (!frame) continue;
    ++read;
    for (const TuioCursor& cursor : frame->set) {
      ASSERT_TRUE(cursor.place.x >= 0 && cursor.place.x <= 1);
      ASSERT_TRUE(cursor.place.y >= 0 && cursor.place.y <= 1);
    }
  }
  EXPECT_GT(read, 1000) << "where only numbers were changed";
}

}  // namespace
}  // namespace engine
