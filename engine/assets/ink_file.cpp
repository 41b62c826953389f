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

const char* read_line(std::ifstream& file, InkLine& line) {
  std::uint32_t count = 0;
  if (!take(file, &count, 1) || !take(file, line.pigment.data(), line.pigment.size()))
    return "it ends inside a line";
  if (count < 2 || count > kMostPoints) return "a line has too few or too many points";
  line.points.resize(count);
  if (!take(file, line.points.data(), count)) return "it ends inside a line";
  for (const glm::vec3 point : line.points) {
    if (!is_on_a_board(point)) return "a line leaves every board";
  }
  return nullptr;
}

const char* read_lines(std::ifstream& file, std::vector<InkLine>& lines) {
  Header header{};
  if (!take(file, &header, 1)) return "it ends before its header does";
  if (header.magic != kMagic) return "this is not an ink file of this game";
  if (header.version != kVersion) return "it has an unknown version";
  if (header.lines > kMostLines) return "it has too many lines";
  for (std::uint32_t i = 0; i < header.lines; ++i) {
    if (const char* reason = read_line(file, lines.emplace_back())) return reason;
  }
  return file.peek() == std::ifstream::traits_type::eof() ? nullptr : "bytes follow its end";
}

std::string fault(const std::filesystem::path& path, const char* reason) {
  return path.string() + ": " + reason + ".";
}

}  // namespace

std::optional<std::string> write_ink_file(const std::filesystem::path& path,
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
  return std::nullopt;
}

std::optional<std::string> read_ink_file(const std::filesystem::path& path,
                                         std::vector<InkLine>& lines) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return fault(path, "it could not be opened");
  std::vector<InkLine> read;
  if (const char* reason = read_lines(file, read)) return fault(path, reason);
  lines = std::move(read);
  return std::nullopt;
}

}  // namespace engine
