#pragma once

#include "game/figures/clay.h"

// The makers behind `place_model` for the places that everybody knows.
namespace places {

using PlaceMaker = void (*)(figures::Clay&);

void minas_tirith(figures::Clay& site);
void dol_amroth(figures::Clay& site);
void pelargir(figures::Clay& site);
void osgiliath(figures::Clay& site);

void edoras(figures::Clay& site);
void helms_deep(figures::Clay& site);
void fords_of_isen(figures::Clay& site);

void rivendell(figures::Clay& site);
void lorien(figures::Clay& site);
void woodland_realm(figures::Clay& site);
void grey_havens(figures::Clay& site);

void erebor(figures::Clay& site);
void dale(figures::Clay& site);
void the_shire(figures::Clay& site);

void orthanc(figures::Clay& site);
void moria(figures::Clay& site);
void mount_gundabad(figures::Clay& site);
void dol_guldur(figures::Clay& site);
void angmar(figures::Clay& site);

void barad_dur(figures::Clay& site);
void minas_morgul(figures::Clay& site);
void morannon(figures::Clay& site);

void umbar(figures::Clay& site);
void far_harad(figures::Clay& site);

}  // namespace places
