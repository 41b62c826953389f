#pragma once

#include "game/makers/figures/figure_recipe.h"

// The makers behind `recipes()`: one file for each people.
namespace wotr_figures {

figures::Miniature gondor_regular();
figures::Miniature gondor_elite();
figures::Miniature gondor_leader();
figures::Miniature rohan_regular();
figures::Miniature rohan_elite();
figures::Miniature rohan_leader();
figures::Miniature elves_regular();
figures::Miniature elves_elite();
figures::Miniature elves_leader();
figures::Miniature dwarves_regular();
figures::Miniature dwarves_elite();
figures::Miniature dwarves_leader();
figures::Miniature north_regular();
figures::Miniature north_elite();
figures::Miniature north_leader();
figures::Miniature isengard_regular();
figures::Miniature isengard_elite();
figures::Miniature sauron_regular();
figures::Miniature sauron_elite();
figures::Miniature nazgul();
figures::Miniature southrons_regular();
figures::Miniature southrons_elite();

figures::Miniature gandalf_the_grey();
figures::Miniature gandalf_the_white();
figures::Miniature strider();
figures::Miniature aragorn();
figures::Miniature boromir();
figures::Miniature legolas();
figures::Miniature gimli();
figures::Miniature meriadoc();
figures::Miniature peregrin();
figures::Miniature saruman();
figures::Miniature witch_king();
figures::Miniature mouth_of_sauron();
figures::Miniature gollum();
figures::Miniature fellowship();
figures::Miniature fellowship_hidden();

}  // namespace wotr_figures
