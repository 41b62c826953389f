#include "game/table/places/places.h"
namespace table {
engine::Mesh place_mesh(std::string_view, std::string_view, std::string_view) { return {}; }
std::vector<std::string_view> great_places() { return {}; }
}
