#include "engine/assets/ink_file.h"

#include <cmath>
#include <fstream>

namespace engine {
namespace {

// A file is this header, and then each line: the number of its points, its pigment, its points.
struct Header {
  std::array<char, 4> magic;
  std::uint32_t version;
  std::uint32_t lines;
};
constexpr std::array<char, 4> kMagic{'A', 'H', 'I', 'L'};
constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kMostLines = 1'000'000;
constexpr std::uint32_t kMostPoints = 100'000;  // of one line
constexpr float kFurthest = 10'000;             // board units

template <class Value>
void put(std::ofstream& file, const Value* values, std::size_t count) {
  file.write(reinterpret_cast<const char*>(values),
             static_cast<std::streamsize>(count * sizeof(Value)));
}

template <class Value>
bool take(std::ifstream& file, Value* values, std::size_t count) {
  file.read(reinterpret_cast<char*>(values), static_cast<std::streamsize>(count * sizeof(Value)));
  return static_cast<bool>(file);
}

bool is_on_a_board(glm::vec3 point) {
  // Not a number compares false.
  return std::abs(point.x) < kFurthest && std::abs(point.y) < kFurthest && point.z >= 0 &&
         point.z < kFurthest;
}

base::Result<InkLine> read_line(std::ifstream& file) {
  InkLine line;
  std::uint32_t count = 0;
  if (!take(file, &count, 1) || !take(file, line.pigment.data(), line.pigment.size()))
    return base::Error{"it ends inside a line"};
  if (count < 2 || count > kMostPoints) return base::Error{"a line has too few or too many points"};
  line.points.resize(count);
  if (!take(file, line.points.data(), count)) return base::Error{"it ends inside a line"};
  for (const glm::vec3 point : line.points) {
    if (!is_on_a_board(point)) return base::Error{"a line leaves every board"};
  }
  return line;
}

base::Result<std::vector<InkLine>> read_lines(std::ifstream& file) {
  Header header{};
  if (!take(file, &header, 1)) return base::Error{"it ends before its header does"};
  if (header.magic != kMagic) return base::Error{"this is not an ink file of this game"};
  if (header.version != kVersion) return base::Error{"it has an unknown version"};
  if (header.lines > kMostLines) return base::Error{"it has too many lines"};
  std::vector<InkLine> lines;
  for (std::uint32_t i = 0; i < header.lines; ++i) {
    base::Result<InkLine> line = read_line(file);
    if (!line) return line.failure();
    lines.push_back(line.take());
  }
  if (file.peek() != std::ifstream::traits_type::eof()) return base::Error{"bytes follow its end"};
  return lines;
}

base::Error fault(const std::filesystem::path& path, const std::string& reason) {
  return {path.string() + ": " + reason + "."};
}

}  // namespace

base::Result<void> write_ink_file(const std::filesystem::path& path,
                                  const std::vector<InkLine>& lines) {
  std::ofstream file(path, std::ios::binary);
  const Header header{kMagic, kVersion, static_cast<std::uint32_t>(lines.size())};
  put(file, &header, 1);
  for (const InkLine& line : lines) {
    const auto count = static_cast<std::uint32_t>(line.points.size());
    put(file, &count, 1);
    put(file, line.pigment.data(), line.pigment.size());
    put(file, line.points.data(), line.points.size());
  }
  file.close();
  if (!file) return fault(path, "it could not be written");
  return {};
}

base::Result<std::vector<InkLine>> read_ink_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return fault(path, "it could not be opened");
  base::Result<std::vector<InkLine>> lines = read_lines(file);
  if (!lines) return fault(path, lines.error());
  return lines;
}

}  // namespace engine
