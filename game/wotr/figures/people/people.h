#pragma once

#include "engine/geometry/mesh.h"
#include "game/figures/clay.h"

// The makers behind `recipes()`: one file for each people.
namespace wotr_figures {

engine::Mesh gondor_regular(figures::Detail detail);
engine::Mesh gondor_elite(figures::Detail detail);
engine::Mesh gondor_leader(figures::Detail detail);
engine::Mesh rohan_regular(figures::Detail detail);
engine::Mesh rohan_elite(figures::Detail detail);
engine::Mesh rohan_leader(figures::Detail detail);
engine::Mesh elves_regular(figures::Detail detail);
engine::Mesh elves_elite(figures::Detail detail);
engine::Mesh elves_leader(figures::Detail detail);
engine::Mesh dwarves_regular(figures::Detail detail);
engine::Mesh dwarves_elite(figures::Detail detail);
engine::Mesh dwarves_leader(figures::Detail detail);
engine::Mesh north_regular(figures::Detail detail);
engine::Mesh north_elite(figures::Detail detail);
engine::Mesh north_leader(figures::Detail detail);
engine::Mesh isengard_regular(figures::Detail detail);
engine::Mesh isengard_elite(figures::Detail detail);
engine::Mesh sauron_regular(figures::Detail detail);
engine::Mesh sauron_elite(figures::Detail detail);
engine::Mesh nazgul(figures::Detail detail);
engine::Mesh southrons_regular(figures::Detail detail);
engine::Mesh southrons_elite(figures::Detail detail);

engine::Mesh gandalf_the_grey(figures::Detail detail);
engine::Mesh gandalf_the_white(figures::Detail detail);
engine::Mesh strider(figures::Detail detail);
engine::Mesh aragorn(figures::Detail detail);
engine::Mesh boromir(figures::Detail detail);
engine::Mesh legolas(figures::Detail detail);
engine::Mesh gimli(figures::Detail detail);
engine::Mesh meriadoc(figures::Detail detail);
engine::Mesh peregrin(figures::Detail detail);
engine::Mesh saruman(figures::Detail detail);
engine::Mesh witch_king(figures::Detail detail);
engine::Mesh mouth_of_sauron(figures::Detail detail);
engine::Mesh gollum(figures::Detail detail);
engine::Mesh fellowship(figures::Detail detail);
engine::Mesh fellowship_hidden(figures::Detail detail);

}  // namespace wotr_figures
