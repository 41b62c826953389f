#pragma once

#include "engine/geometry/mesh.h"
#include "game/table/miniatures/clay.h"

// The makers behind `carvings()`: one file for each people.
namespace table::carve {

engine::Mesh gondor_regular(Detail detail);
engine::Mesh gondor_elite(Detail detail);
engine::Mesh gondor_leader(Detail detail);
engine::Mesh rohan_regular(Detail detail);
engine::Mesh rohan_elite(Detail detail);
engine::Mesh rohan_leader(Detail detail);
engine::Mesh elves_regular(Detail detail);
engine::Mesh elves_elite(Detail detail);
engine::Mesh elves_leader(Detail detail);
engine::Mesh dwarves_regular(Detail detail);
engine::Mesh dwarves_elite(Detail detail);
engine::Mesh dwarves_leader(Detail detail);
engine::Mesh north_regular(Detail detail);
engine::Mesh north_elite(Detail detail);
engine::Mesh north_leader(Detail detail);
engine::Mesh isengard_regular(Detail detail);
engine::Mesh isengard_elite(Detail detail);
engine::Mesh sauron_regular(Detail detail);
engine::Mesh sauron_elite(Detail detail);
engine::Mesh nazgul(Detail detail);
engine::Mesh southrons_regular(Detail detail);
engine::Mesh southrons_elite(Detail detail);

engine::Mesh gandalf_the_grey(Detail detail);
engine::Mesh gandalf_the_white(Detail detail);
engine::Mesh strider(Detail detail);
engine::Mesh aragorn(Detail detail);
engine::Mesh boromir(Detail detail);
engine::Mesh legolas(Detail detail);
engine::Mesh gimli(Detail detail);
engine::Mesh meriadoc(Detail detail);
engine::Mesh peregrin(Detail detail);
engine::Mesh saruman(Detail detail);
engine::Mesh witch_king(Detail detail);
engine::Mesh mouth_of_sauron(Detail detail);
engine::Mesh gollum(Detail detail);
engine::Mesh fellowship(Detail detail);
engine::Mesh fellowship_hidden(Detail detail);

}  // namespace table::carve
