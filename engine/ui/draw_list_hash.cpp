#include "engine/ui/draw_list_hash.h"

#include <bit>
#include <cstddef>
#include <cstring>

namespace engine {
namespace {

/// FNV-1a by words of eight bytes: a frame has half a megabyte of corners.
class WordHash {
 public:
  void add(std::uint64_t word) {
    hash_ = (hash_ ^ word) * 0x100000001b3ULL;
    hash_ ^= hash_ >> 29U;  // else what stands high in a word never reaches what is low in the hash
  }
  void add(const void* bytes, std::size_t count) {
    const auto* from = static_cast<const std::byte*>(bytes);
    for (; count >= sizeof(std::uint64_t); count -= sizeof(std::uint64_t)) {
      std::uint64_t word = 0;
      std::memcpy(&word, from, sizeof word);
      add(word);
      from += sizeof word;
    }
    std::uint64_t rest = 0;
    std::memcpy(&rest, from, count);
    add(rest ^ count << 56U);
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

}  // namespace

std::uint64_t looks_of(const ImDrawList& list, std::span<const ImDrawCmd> commands,
                       int first_corner, int end_corner) {
  WordHash hash;
  hash.add(list.VtxBuffer.Data + first_corner,
           static_cast<std::size_t>(end_corner - first_corner) * sizeof(ImDrawVert));
  for (const ImDrawCmd& command : commands) {
    if (command.ElemCount == 0) continue;
    hash.add(&command.ClipRect, sizeof command.ClipRect);
    hash.add(std::bit_cast<std::uintptr_t>(command.TextureId));
    hash.add(command.ElemCount);
    // Within a list the same thing may be drawn at any place of its buffers.
    const auto base = static_cast<std::uint64_t>(first_corner) - command.VtxOffset;
    std::uint64_t word = 0;
    for (unsigned i = 0; i < command.ElemCount; ++i) {
      word = word << 16U |
             ((list.IdxBuffer[static_cast<int>(command.IdxOffset + i)] - base) & 0xFFFFU);
      if (i % 4 == 3) hash.add(word);
    }
    hash.add(word);
  }
  return hash.value();
}

}  // namespace engine
