#pragma once

#include <cstddef>
#include <cstdint>

#include <tiny_gltf.h>

#include "base/result.h"

// The numbers of a model file, behind one check that they are where the file says.
namespace engine {

/// What glTF calls an accessor: `count` rows of `width` numbers, all inside their buffer.
struct Rows {
  const unsigned char* first = nullptr;
  std::size_t count = 0;
  std::size_t stride = 0;
  int width = 0;
  int component = 0;  ///< TINYGLTF_COMPONENT_TYPE_…
};

/// An Error is "place: reason".
base::Result<Rows> find_rows(const tinygltf::Model& file, int accessor);

/// Integers are read as parts of their greatest value, as colours are stored.
float number_at(const Rows& rows, std::size_t row, int column);

/// Of rows of one unsigned integer.
std::uint32_t index_at(const Rows& rows, std::size_t row);

}  // namespace engine
