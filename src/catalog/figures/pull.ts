// Pull-ups, pulldowns, pullovers and rows.
export const pullFigures = `
_hang: view 36 6; 1 hip -1 53.5; 2 hip -5 79; 1 trunk 2; 2 trunk -10; 2 head -10; leg -4 4 40; ankle 30; at bar 0 118; hand 0 0 20 bar; elbow 0 -1 0.8; tube bar 1 0,118,-44 0,118,44; back pair tube post 1.6 0,0,44 0,118,44; tempo 1.2 1.5; over
pull-up < _hang: 1 hip -1 50.3; leg -4 4 58
wide-grip-pull-up < _hang: hand 0 0 29 bar; 1 hip -1 58; 2 hip -5 80
negative-pull-up < _hang: tempo 0.8 2.6; 1 hip -5 79; 2 hip -1 53.5; 1 trunk -10; 2 trunk 2; hard 1
chin-up < _hang: view 50 6; hand 0 0 11 bar; elbow 0.7 -1 0.1; 1 hip -1 53; 2 hip -6 79; under; - over
neutral-grip-pull-up < _hang: view 44 6; hand 0 0 11 bar; elbow 0.5 -1 0.3; 1 hip -1 53; 2 hip -6 79; pair tube grip 1 -5,118,11 5,118,11; - over
archer-pull-up < _hang: view 166 6; hand 0 0 30 bar; 1 hip -1 58; 2 hip -4 77 14; trunk 0
scapular-pull-up < _hang: view 148 6; 1 hip -1 53; 2 hip -3 56.5; 1 shoulder 2; 2 shoulder -2; 2 trunk -6; leg -4 4 50
assisted-pull-up < _hang: 1 hip -1 50.3; leg 12 2 96; box rest 22 4 22 knee.r+-5,-5.5,-6; tube arm 1.6 knee.r+-5,-7,-6 34,34,0; tube mast 1.8 34,0,0 34,118,0; hard 2
assisted-chin-up < chin-up: leg 12 2 96; box rest 22 4 22 knee.r+-5,-5.5,-6; tube arm 1.6 knee.r+-5,-7,-6 34,34,0; tube mast 1.8 34,0,0 34,118,0
band-assisted-pull-up < _hang: leg 30 2 100; pair band strap knee+0,-2,-2 0,118,2
muscle-up < _hang: 1 hip -2 53.5; 2 hip -8 79; 3 hip -5 118; 2 trunk -6; 3 trunk 14; elbow -0.6 -0.6 0.6; 3 elbow -1 0.4 0.2; 1 elbow 0 -1 0.8; 2 elbow -0.4 -1 0.6; hard 3; tempo 0.9 0.9 0.8; 3 hip -6 112; tube bar 1 0,104,-44 0,104,44; at bar 0 104; back pair tube post 1.6 0,0,44 0,104,44; 1 hip -1 39.5; 2 hip -8 66; 3 hip -7 101; 3 trunk 16; leg -4 4 84
dead-hang: view 64 6; hip -1 53.5; trunk 2; leg -4 4 40; ankle 30; at bar 0 118; hand 0 0 20 bar; elbow 0 -1 0.8; tube bar 1 0,118,-44 0,118,44; back pair tube post 1.6 0,0,44 0,118,44; still
_pulldown: view 52 8; hip 0 29.5; trunk -8; 2 trunk -16; 2 head -4; foot 22 0 9 0 0 10; back box seat 20 4 18 -1,22,0; tube post 1.6 0,0,0 0,20,0; pad thigh 2.6 17,36.5,-12 17,36.5,12; tube column 2 36,0,0 36,118,0; tube arm 1.6 36,118,0 8,118,0; tube knee 1.4 36,34,0 17,35,0; at bar 7 34 0 chest; 2 at bar 9 -1 0 chest; hand 0 0 20 bar; elbow 0 -1 0.7; cable wire bar 8,117,0; shaft grip bar 26; tempo 1.1 1.5; over
lat-pulldown < _pulldown
wide-grip-lat-pulldown < _pulldown: view 36 8; hand 0 0 30 bar; shaft grip bar 36; at bar 6 29 0 chest
reverse-grip-lat-pulldown < _pulldown: hand 0 0 11 bar; elbow 0.4 -1 0.1; shaft grip bar 18; at bar 7 35.5 0 chest; under; - over
close-grip-lat-pulldown < _pulldown: hand 0 0 3.4 bar; elbow 0.2 -1 0.4; - grip; pair tube grip 0.9 bar+0,5,0 hand+-3,0,0 hand+3,0,0 bar+0,5,0; at bar 7 35 0 chest; 2 at bar 11 -5 0 chest; cable wire bar+0,5,0 8,117,0; - over
neutral-grip-lat-pulldown < _pulldown: hand 0 0 13 bar; elbow 0.2 -1 0.4; shaft grip bar 16; pair handle grips hand 1,0,0; at bar 7 35 0 chest; - over
behind-neck-lat-pulldown < _pulldown: view 30 8; trunk 4; 2 trunk 10; at bar -4 32 0 chest; 2 at bar -5 4 0 chest; hand 0 0 26 bar; shaft grip bar 32; 2 head 12; tube arm 1.6 36,118,0 -2,118,0; cable wire bar -2,117,0; elbow 0 -1 0.7
single-arm-lat-pulldown < _pulldown: - grip; hand.r 7 35 8 chest; 2 hand.r 8 -4 15 chest; hand.l 0 -14 11 knee; 1 hand.l 16 38 11; hand.l 16 38 11; - hand.l; arm.l 30 8 40; cable wire hand.r 8,117,0; handle grips hand.r 1,0,0; - over
machine-pulldown < _pulldown: - grip; - wire; hand 5 35 16 chest; 2 hand 7 0 19 chest; pair handle grips hand 0,0,1; pair tube lever 1.4 hand 30,118,14; pair disc weight 9 30,110,22; - over
single-arm-machine-pulldown < machine-pulldown: 1 hand.l 5 35 16 chest; 2 hand.l 5 35 16 chest
plate-loaded-high-row < machine-pulldown: trunk -4; hand 24 26 14 chest; 2 hand 9 -6 18 chest; pad chest 3 chest+8,-14,0 chest+8,-4,0
band-pulldown < _stand: view 40 8; hip ~ 49; trunk 14; 1 hand 12 33 12 chest; 2 hand 9 -3 17 chest; elbow 0 -1 0.6; pair band strap hand 24,118,0; - free
_sweep < _stand: view 64 8; hip -6 51; trunk 22; head -8; 1 at bar 33 13 0 chest; 2 at bar 11 -33 0 chest; hand 0 0 10 bar; elbow -0.4 -0.4 1; cable wire bar 56,112,0; pulley post 56,112,0; foot -3 0 7; - free
straight-arm-pulldown < _sweep: shaft grip bar 16
rope-straight-arm-pulldown < _sweep: hand 0 0 4 bar; 2 hand 0 0 9 bar; 1 at knot 32 17 0 chest; 2 at knot 13 -29 0 chest; pair rope tail hand knot; cable wire knot 56,112,0
machine-pullover < _backrest: view 62 10; 1 arm 158 6 60; 2 arm 24 6 60; pair pad arm 2.2 elbow+0,0,0 elbow+3,0,0; pair tube lever 1.4 elbow 0,70,18; tube roll 1.2 hand.r hand.l; pair tube mast 1.6 -14,0,18 0,70,18
lying-cable-pullover < _bench: at bar 8 34 0 chest; 2 at bar 35 0 0 chest; hand 0 0 9 bar; elbow -0.2 0 1; cable wire bar -82,30,0; pulley post -82,30,0; shaft grip bar 14; view 60 14
_bent < _stand: load 0.5 bar; hip ~ 47; trunk 64; head -28; foot -3 0 6; knee 1 0 0.2; barbell bar bar; 1 at bar 2 -36 0 top; 2 at bar -9 -16 0 top; hand 0 0 15 bar; elbow -0.4 0.6 1; tempo 1 1.4; over
barbell-row < _bent
reverse-grip-barbell-row < _bent: hand 0 0 12 bar; elbow -0.8 0.6 0.1; trunk 48; under; - over
pendlay-row < _bent: trunk 76; head -30; hip ~ 45; 1 at bar 2 -36 0 top; 2 at bar -6 -13 0 top; 1 at bar 2 -36.5 0 top
smith-row < _bent _rails: hip -12 47.5; 1 at bar 6 -34 0 top; pair tube rail 1 8,0,44 8,118,44; 1 at bar -4.4 -36 0 top; 2 at bar -4.4 -15 0 top; - free
dumbbell-bent-over-row < _bent: - bar; 1 at bar 1 -36 0 top; 2 at bar -9 -15 0 top; dumbbell bell hand 1,0,0; elbow -1 0.6 0.2; load 0.3 bar; - over
rear-delt-row < dumbbell-bent-over-row: trunk 76; 1 at bar 2 -36 0 top; 2 at bar 0 -14 0 top; hand 0 0 15 bar; 2 hand 0 0 24 bar; elbow 0 0.4 1; dumbbell bell hand 0,0,1; view 36 10
cable-bent-over-row < dumbbell-bent-over-row: - bell; 1 at bar 12 -33 0 top; 2 at bar -8 -14 0 top; shaft grip bar 18; cable wire bar 56,8,0; pulley post 56,8,0; - free
band-row < dumbbell-bent-over-row: - bell; pair band strap hand ball
t-bar-row < _bent: - hand; - load; - bar; trunk 52; hip -14 46; load 0 top; 1 at grip 4 -36 0 top; 2 at grip -8 -17 0 top; hand 0 0 5 grip; elbow -1 0.6 0.3; tube neck 1.2 hand.r hand.l; tube lever 1.2 grip+1,-1,0 -64,3,0; disc plate 9 grip+6,-1,0 1,0.3,0; foot -3 0 10; - free; - over
_kneel: view 62 10; hip -8 46; trunk 80; head -20; foot.l -2 0 -2; leg.l 78 4 84; ankle.l 60; foot.r -8 0 9; back box bench 62 4 15 14,21,0; back tube leg 1.3 36,0,0 36,19,0; back tube leg2 1.3 -12,0,0 -12,19,0; palm.l 1 0 0; hand.l 22 25 9; elbow.l -1 0 0.5
dumbbell-row < _kneel: 1 hand.r 2 -36 4 top; hand.r 1 -36 13 top; 2 hand.r -13 -10 14 top; elbow.r -1 0.6 0; dumbbell bell hand.r 1,0,0; 1 hand.r 1 -36 13 top
kettlebell-row < dumbbell-row: kettlebell bell hand.r
chest-supported-dumbbell-row < _prone: 1 arm 52 4 6; 2 arm -26 10 92; dumbbell bell hand 1,0,0
seal-row: view 50 14; hip -10 40; trunk 90; head 4; leg 0 4 4; ankle 50; back box bench 74 4 15 -8,32,0; back tube leg 1.6 20,0,0 20,30,0; back tube leg2 1.6 -38,0,0 -38,30,0; 1 hand 2 -34 20 top; at bar 1 -34 0 top; 2 at bar -6 -14 0 top; hand 0 0 18 bar; elbow -0.4 0.6 1; barbell bar bar 9
gorilla-row < _bent: view 40 10; - bar; trunk 70; 1 hand.r 0 -36 12 top; hand.l 0 -36 12 top; hand.r 0 -36 12 top; 2 hand.r -10 -14 13 top; elbow -1 0.6 0.1; kettlebell bell hand; foot -3 0 9; - bar; - over
meadows-row < _bent: - hand; - bar; - load; - free; foot.l 10 0 6; foot.r -16 0 8 24; hip -12 46; trunk 62; 1 hand.r 2 -36 14 top; 2 hand.r -8 -12 18 top; elbow.r -0.6 0.6 1; arm.l 40 8 60; tube rod 0.9 hand.r hand.r+0,-26,70; disc plate 9 hand.r+0,2,-6 0,-0.3,1; - over
inverted-row: view 60 10; foot 58 0 6 -20; 1 hip 11 14.5; 1 trunk -81.5; 2 hip 16.8 29; 2 trunk -62.5; head 6; hand 1.5 47 17; elbow 0 -0.6 1; tube bar 1 1.5,47,-44 1.5,47,44; pair tube post 1.4 1.5,0,44 1.5,47,44
suspension-row: view 62 8; foot 30 0 6 -16; 1 hip 2 42; 1 trunk -34; 2 hip 10 48; 2 trunk -24; 1 hand 34 -2 5 chest; 2 hand 9 -8 15 chest; elbow -1 -0.4 0.3; pair cable strap hand 40,118,4; pair handle grip hand
chest-supported-t-bar-row: view 58 10; hip -12 49; trunk 46; head -12; foot -33 4 9 0 0; box plate 24 4 34 -31,2,0; box back 36 4 16 44 chest+8,-12,0; tube post 1.6 8,0,0 8,44,0; 1 hand 9 -35 14 top; 2 hand -6 -14 16 top; elbow -1 0.6 0.6; tube lever 1.2 hand.r+2,0,-14 40,6,0; tube grip 0.9 hand.r hand.l; disc plate 9 hand.r+6,-4,-14 0.5,-0.8,0
_cablerow: view 68 8; hip 0 19; 1 trunk 10; 2 trunk -6; foot 40 10 7 0 74 8; box seat 34 4 18 -6,12,0; tube beam 1.6 -18,3,0 60,3,0; tube leg 1.6 0,3,0 0,11,0; box plate 3 24 34 -16 45,10,0; 1 hand 33 -6 3 chest; 2 hand 11 -16 4 chest; elbow -1 -0.3 0.3; at mid 35 -6 0 chest; 2 at mid 13 -16 0 chest; cable wire mid 64,30,0; pulley post 64,30,0; tempo 1.1 1.4
seated-cable-row < _cablerow: pair tube grip 0.9 mid+2,0,0 hand+0,2,0 hand+0,-2,0 mid+2,0,0
wide-grip-seated-cable-row < _cablerow: view 52 10; 1 hand 31 -4 20 chest; 2 hand 10 -10 22 chest; 1 at mid 31 -4 0 chest; 2 at mid 10 -10 0 chest; elbow -1 0 0.8; shaft grip mid 27
reverse-grip-seated-cable-row < _cablerow: view 58 10; 1 hand 33 -5 11 chest; 2 hand 11 -17 12 chest; 1 at mid 33 -5 0 chest; 2 at mid 11 -17 0 chest; shaft grip mid 18; elbow -1 -0.6 0; under
rope-seated-cable-row < _cablerow: 2 hand 11 -12 8 chest; pair rope tail hand mid+4,0,0; elbow -1 -0.3 0.6; cable wire mid+4,0,0 64,30,0
single-arm-cable-row < _cablerow: 1 hand.r 33 -4 5 chest; 2 hand.r 10 -15 13 chest; hand.l 3 -8 12 pelvis; - hand.l; arm.l 10 12 40; - mid; cable wire hand.r 64,30,0; handle grip hand.r 0,1,0
_rowmachine < _seat: view 60 10; trunk 4; pad chest 3.4 chest+8.5,-16,0 chest+8.5,-4,0; tube post2 1.6 11,0,0 12,40,0; 1 hand 34 -7 12 chest; 2 hand 11 -13 16 chest; elbow -1 -0.2 0.4; pair handle grip hand 0,1,0; pair tube lever 1.3 hand 40,8,16; tube base 1.8 0,2,0 44,2,0; foot 20 4 12 0 0 12
machine-row < _rowmachine
single-arm-machine-row < _rowmachine: 1 hand.l 34 -7 12 chest; 2 hand.l 34 -7 12 chest
plate-loaded-row < _rowmachine: pair disc weight 9 hand+4,-18,6; pair disc weight2 9 hand+4,-18,8.6
single-arm-plate-loaded-row < plate-loaded-row: 1 hand.l 34 -7 12 chest; 2 hand.l 34 -7 12 chest
plate-loaded-low-row < plate-loaded-row: 1 hand 31 -18 12 chest; 2 hand 9 -22 16 chest
renegade-row: view 58 14; 1 hip -23 26; 1 trunk 68; 2 hip -23 26; 2 trunk 68; foot -75 0 12 76; knee 0 -1 0; hand.l 4 5 13; 1 hand.r 4 5 13; 2 hand.r -12 24 16; elbow -0.6 0.8 0.2; elbow.l -0.7 0 0.6; dumbbell bell hand 1,0,0; head -14
`;
