#pragma once

#include "game/table/miniatures/clay.h"

// The makers behind `place_model` for the places that everybody knows.
namespace table {

using PlaceMaker = void (*)(Clay&);

void minas_tirith(Clay& site);
void dol_amroth(Clay& site);
void pelargir(Clay& site);
void osgiliath(Clay& site);

void edoras(Clay& site);
void helms_deep(Clay& site);
void fords_of_isen(Clay& site);

void rivendell(Clay& site);
void lorien(Clay& site);
void woodland_realm(Clay& site);
void grey_havens(Clay& site);

void erebor(Clay& site);
void dale(Clay& site);
void the_shire(Clay& site);

void orthanc(Clay& site);
void moria(Clay& site);
void mount_gundabad(Clay& site);
void dol_guldur(Clay& site);
void angmar(Clay& site);

void barad_dur(Clay& site);
void minas_morgul(Clay& site);
void morannon(Clay& site);

void umbar(Clay& site);
void far_harad(Clay& site);

}  // namespace table
