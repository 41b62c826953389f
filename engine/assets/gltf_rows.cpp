#include "engine/assets/gltf_rows.h"

#include <cstring>
#include <limits>
#include <string>

namespace engine {
namespace {

template <class Number>
Number stored(const Rows& rows, std::size_t row, int column) {
  Number number;
  const auto offset = static_cast<std::size_t>(column) * sizeof(Number);
  std::memcpy(&number, rows.first + row * rows.stride + offset, sizeof number);
  return number;
}

template <class Integer>
float part_of_greatest(const Rows& rows, std::size_t row, int column) {
  constexpr float kGreatest = static_cast<float>(std::numeric_limits<Integer>::max());
  return static_cast<float>(stored<Integer>(rows, row, column)) / kGreatest;
}

bool is_inside(std::size_t offset, std::size_t length, std::size_t whole) {
  return offset <= whole && length <= whole - offset;
}

/// Bytes from the first row to the end of the last; none when that cannot be in a file.
std::size_t span_of(const Rows& rows, std::size_t row_size) {
  constexpr std::size_t kTooMany = std::size_t{1} << 31;
  if (rows.count == 0 || rows.count > kTooMany || rows.stride > kTooMany) return 0;
  return (rows.count - 1) * rows.stride + row_size;
}

}  // namespace

base::Result<Rows> find_rows(const tinygltf::Model& file, int accessor) {
  const std::string place = "accessor " + std::to_string(accessor) + ": ";
  if (accessor < 0 || static_cast<std::size_t>(accessor) >= file.accessors.size()) {
    return base::Error{place + "there is none"};
  }
  const tinygltf::Accessor& rows = file.accessors[static_cast<std::size_t>(accessor)];
  if (rows.sparse.isSparse) return base::Error{place + "sparse ones are not read"};
  if (rows.bufferView < 0 || static_cast<std::size_t>(rows.bufferView) >= file.bufferViews.size()) {
    return base::Error{place + "it has no buffer view"};
  }
  const tinygltf::BufferView& view = file.bufferViews[static_cast<std::size_t>(rows.bufferView)];
  if (view.buffer < 0 || static_cast<std::size_t>(view.buffer) >= file.buffers.size()) {
    return base::Error{place + "it has no buffer"};
  }
  const std::vector<unsigned char>& data = file.buffers[static_cast<std::size_t>(view.buffer)].data;
  const int size =
      tinygltf::GetComponentSizeInBytes(static_cast<std::uint32_t>(rows.componentType));
  const int width = tinygltf::GetNumComponentsInType(static_cast<std::uint32_t>(rows.type));
  const int stride = rows.ByteStride(view);
  if (size <= 0 || width <= 0 || stride <= 0) return base::Error{place + "its type is unknown"};

  Rows found{.count = rows.count,
             .stride = static_cast<std::size_t>(stride),
             .width = width,
             .component = rows.componentType};
  const std::size_t length =
      span_of(found, static_cast<std::size_t>(size) * static_cast<std::size_t>(width));
  if (length == 0) return base::Error{place + "it is empty or too long"};
  if (!is_inside(view.byteOffset, view.byteLength, data.size()) ||
      !is_inside(rows.byteOffset, length, view.byteLength)) {
    return base::Error{place + "it reaches beyond its buffer"};
  }
  found.first = data.data() + view.byteOffset + rows.byteOffset;
  return found;
}

float number_at(const Rows& rows, std::size_t row, int column) {
  switch (rows.component) {
    case TINYGLTF_COMPONENT_TYPE_FLOAT: return stored<float>(rows, row, column);
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE:
      return part_of_greatest<std::uint8_t>(rows, row, column);
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT:
      return part_of_greatest<std::uint16_t>(rows, row, column);
    default: return 0;
  }
}

std::uint32_t index_at(const Rows& rows, std::size_t row) {
  switch (rows.component) {
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE: return stored<std::uint8_t>(rows, row, 0);
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT: return stored<std::uint16_t>(rows, row, 0);
    default: return stored<std::uint32_t>(rows, row, 0);
  }
}

}  // namespace engine
