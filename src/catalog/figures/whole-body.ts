// Olympic lifts, kettlebells, throws, jumps, carries.
export const wholeBodyFigures = `
_lift < _stand: load 0.5 bar; barbell bar bar; hand 0 0 18 bar; elbow 0 0.3 1; foot -3 0 7; knee 1 0 0.3; 1 hip ~ 30; 1 trunk 54; 1 head -30; 1 at bar 2 14; 2 hip ~ 52.2; 2 trunk 4; 2 head 0; 2 at bar 6 47; tempo 0.9 0.7 0.5; - free
_rackbar: 3 elbow 1 -0.2 0.25
high-pull < _lift: 3 hip ~ 55.5; 3 trunk -4; 3 foot -3 0 7 36; 3 at bar 8 74; 3 elbow 0 0.6 1; hand 0 0 16 bar; hard 3
power-clean < high-pull: 4 hip ~ 44; 4 foot -3 0 8 0; 4 trunk 12; 4 at bar 5 74; 4 elbow 1 -0.2 0.25; hard 4; hand 0 0 15 bar; 4 hip -4 44; 4 at bar 7.5 71.5; tempo 0.9 0.7 0.5 0.5
hang-clean < power-clean: 1 hip ~ 48; 1 trunk 40; 1 at bar 4 33; 1 head -20
squat-clean < power-clean: 4 hip -11 26; 4 trunk 20; 4 at bar 7.5 54; 4 head -8
clean-and-jerk < power-clean: 5 hip ~ 46; 5 hip -3 51; 5 trunk 0; 5 at bar 0 116; 5 elbow 0 0 1; hard 5; tempo 0.9 0.7 0.5 0.6 0.6; 5 foot.r 14 0 7; 5 foot.l -20 0 7 40; uneven; 5 hip -1 45; 5 at bar 0 109
clean-and-press < power-clean: 5 hip -1 52.2; 5 trunk 0; 5 at bar 0 116.5; 5 elbow 0 0 1; hard 5; tempo 0.9 0.7 0.5 0.6 0.8
push-jerk < push-press: 3 hip ~ 46; 3 trunk 2; foot -3 0 7; 3 foot -3 0 10
snatch < _lift: hand 0 0 29 bar; 1 trunk 58; 1 hip ~ 29; 2 at bar 6 51; 3 hip ~ 55.5; 3 trunk -4; 3 foot -3 0 7 36; 3 at bar 8 76; 3 elbow 0 0.6 1; 4 hip -9 24; 4 foot -3 0 9 0; 4 trunk 26 -8; 4 at bar -2 82; 4 elbow 0 0 1; hard 4; tempo 0.9 0.7 0.5 0.6
power-snatch < snatch: 4 hip -5 43; 4 trunk 16 -4; 4 at bar 0 103; 4 elbow 0 0 1
barbell-thruster < front-squat: 1 hip ~ 24; 1 trunk 20 2; 1 head -10; 2 hip ~ 52.3; 2 trunk 0; 2 head 0; at bar 5.6 1.6 0 chest; 2 at bar 0.5 35 0 chest; hand 0 0 15 bar; 2 elbow 0 0 1; hard 1
dumbbell-thruster < dumbbell-front-squat: 1 hip ~ 24; 1 trunk 20 2; 1 head -10; 2 hip ~ 52.3; 2 trunk 0; 2 head 0; 1 hand 5 3 10.5 chest; 2 hand 0.5 35 10 chest; 2 elbow 0 0 1; hard 1
dumbbell-snatch < _stand: view 50 8; uneven; foot -3 0 9; 1 hip ~ 29; 1 trunk 56; 1 head -30; 1 hand.r 4 12 4; 2 hip ~ 53; 2 trunk 0; 2 head 0; 2 hand.r 8 74 14; 3 hip ~ 52; 3 hand.r 1 116 11; elbow.r 0 0.3 1; arm.l 0 16 10; 1 arm.l 10 30 10; dumbbell bell hand.r 0,0,1; hard 3; tempo 1 0.7 0.5; - free
kettlebell-snatch < dumbbell-snatch: kettlebell bell hand.r -0.3,-0.5,0; 1 hand.r -6 33 3; 1 hip -12 43; 1 trunk 60
kettlebell-clean < _stand: view 44 8; uneven; foot -3 0 9; 1 hip -12 43; 1 trunk 60; 1 head -30; 1 hand.r -8 33 3; 2 hip ~ 52.3; 2 trunk 0; 2 head 0; 2 hand.r 8 81 8; elbow.r 0.4 -1 0.3; arm.l 0 16 10; kettlebell bell hand.r -0.4,-0.6,0.4; - free
kettlebell-clean-and-press < kettlebell-clean: 3 hand.r 1 117 11; hard 3
kettlebell-halo < _stand: view 24 8; uneven; hip ~ 52.3; 1 hand.r 10 8 4 chest; 1 hand.l 10 8 4 chest; 2 hand.r 0 14 9 chest; 2 hand.l 4 14 -1 chest; 3 hand.r -8 10 4 chest; 3 hand.l -8 10 4 chest; 4 hand.r 4 14 -1 chest; 4 hand.l 0 14 9 chest; elbow 0.6 0.2 1; kettlebell bell hands 0,1,0; hard 1; tempo 0.7 0.7 0.7 0.7
farmers-walk < _stand: view 54 8; uneven; 1 foot.r 9 0 5; 1 foot.l -15 0 5 30; 2 foot.r -15 0 5 30; 2 foot.l 9 0 5; hip -3 51; arm 0 5 3; dumbbell bell hand 1,0,0; tempo 0.8; - free
trap-bar-carry < farmers-walk: - bell; pair tube side 0.9 hand+-17,0,0 hand+17,0,0; tube front 0.9 hand.r+17,0,0 hands+24,0,0 hand.l+17,0,0; tube rear 0.9 hand.r+-17,0,0 hands+-24,0,0 hand.l+-17,0,0; pair tube sleeve 1 hand hand+0,0,20; pair disc plate 12.9 hand+0,0,15 0,0,1
overhead-carry < farmers-walk: arm.r 178 8 4; arm.l 0 10 6; dumbbell bell hand.r 0,0,1
sandbag-carry < farmers-walk: - bell; - arm; hand 12 -12 6 chest; elbow -0.2 -1 0.6; pad bag 7 chest+12,-12,-12 chest+12,-12,12
burpee: view 66 10; 1 hip -2 52.3; 1 trunk 2; 1 foot -3 0 7; 1 hand 9 52 14; 2 hip -24 24; 2 trunk 27 42; 2 head -24; 2 foot -6 0 7 50; 2 hand 6 4.5 14; 3 hip -28 23; 3 trunk 71 0; 3 foot -82 0 7 76; 3 hand 1 3 14; 4 hip -24 24; 4 trunk 27 42; 4 head -24; 4 foot -6 0 7 50; 4 hand 6 4.5 14; 5 hip -2 62; 5 trunk 0 0; 5 foot -3 9 7 50; 5 hand 3 124 14; knee 1 0.3 0.2; elbow -0.6 0.2 0.8; hard 3; tempo 0.6 0.6 0.6 0.6 0.6
bear-crawl < bear-plank: uneven; - still; 1 hand.r 20 2 11; 1 hand.l 8 2 11; 2 hand.r 8 2 11; 2 hand.l 20 2 11; 1 foot.r -32 0 6 66; 1 foot.l -24 0 6 66; 2 foot.r -24 0 6 66; 2 foot.l -32 0 6 66; tempo 0.8
inchworm: view 68 10; 1 hip -4 52; 1 trunk 4; 1 hand 4 44 13; 2 hip -8 51; 2 trunk 116 36; 2 hand 24 3 13; 3 trunk 70 0; 3 hip 18 29; 3 trunk 76; 3 hand 48 3 13; foot -3 0 7; 3 foot -31 0 7 70; 2 foot -3 0 7; knee 1 0.4 0; elbow -0.6 0.2 0.6; hard 3; 3 hip -20 25; 3 trunk 70; 3 foot -74 0 7 76; 3 hand 7 3 13
box-jump: view 66 8; box step 34 24 40 34,12,0; 1 hip -12 36; 1 trunk 36; 1 head -16; 1 foot -6 0 7; 1 arm -40 6 10; 2 hip 14 66; 2 trunk 18; 2 foot 14 34 7 20; 2 arm 90 8 20; 3 hip 20 60; 3 trunk 34; 3 foot 28 24 7; 3 arm 50 8 20; 4 hip 8 66; 4 trunk 18; 4 foot 6 34 7 20; 4 arm 40 8 20; hard 3; tempo 0.6 0.5 0.4 0.6
broad-jump: view 68 8; 1 hip -34 36; 1 trunk 40; 1 head -20; 1 foot -28 0 7; 1 arm -44 6 10; 2 hip 0 60; 2 trunk 20; 2 foot -8 12 7 50; 2 arm 140 8 10; 3 hip 22 34; 3 trunk 34; 3 foot 32 0 7; 3 arm 60 8 10; hard 1; tempo 1.2 0.5 0.5
skater-jump: view 12 8; uneven; 1 hip 0 44 22; 1 foot.r -3 0 26; 1 foot.l -20 10 -2 40; 1 trunk 26 0 0 10; 2 hip 0 44 -22; 2 foot.r -20 10 -2 40; 2 foot.l -3 0 26; 2 trunk 26 0 0 -10; 1 arm.r 40 8 50; 1 arm.l -30 12 40; 2 arm.l 40 8 50; 2 arm.r -30 12 40; knee 1 0 0.2; tempo 0.8
jumping-jack: view 8 8; 1 hip -2 52.5; 1 foot -3 0 6; 2 hip -2 53; 2 foot -3 3 20 20; 1 arm 2 8 6; 2 arm 170 24 10; tempo 0.5
high-knees: view 68 8; uneven; hip -2 53; trunk 4; 1 leg.r 96 3 100; 1 leg.l 2 3 10; 2 leg.r 2 3 10; 2 leg.l 96 3 100; ankle 10; 1 arm.r -34 6 90; 1 arm.l 44 6 90; 2 arm.r 44 6 90; 2 arm.l -34 6 90; tempo 0.5; hip -2 56.5
jump-rope: view 26 8; 1 hip -2 52.5; 1 foot -3 0 5; 2 hip -2 57; 2 foot -3 4.5 5 30; arm 8 16 50 30; 1 at loop 4 112; 2 at loop 6 2; rope cord hand.r loop hand.l; tempo 0.4; 1 at loop 0 116
battle-rope < _stand: view 62 8; uneven; hip ~ 44; trunk 26; head -12; foot -3 0 9; 1 hand.r 24 -4 10 top; 1 hand.l 24 -26 10 top; 2 hand.r 24 -26 10 top; 2 hand.l 24 -4 10 top; elbow -0.4 -1 0.4; 1 at rise 60 26; 2 at rise 60 8; 1 at fall 60 8; 2 at fall 60 26; rope one hand.r rise 110,3,4; rope two hand.l fall 110,3,-4; - free; tempo 0.4
wall-ball < goblet-squat: - bell; - weight; view 62 8; box wall 3 120 50 42,60,0; 1 hip ~ 24; 1 trunk 20; 2 hip ~ 54; 2 trunk 0; 2 foot -3 0 9 24; 1 hand 14 -4 6 chest; 2 hand 10 33 6 chest; 1 at throw 18 -3 0 chest; 2 at throw 20 42 0 chest; ball weight 7 throw; hard 1; - free
medicine-ball-slam < _stand: view 64 8; 1 hip ~ 53; 1 trunk -4; 1 hand 6 34 6 chest; 1 foot -3 0 8 20; 2 hip ~ 40; 2 foot -3 0 8 0; 2 trunk 58; 2 head -20; 2 hand 22 -22 6 chest; foot -3 0 8; 1 at throw 9 38 0 chest; 2 at throw 28 -24 0 chest; ball weight 6.5 throw; hard 1; elbow -0.2 0 1; - free; tempo 1 0.5
medicine-ball-chest-pass < _stand: view 64 8; hip -3 51.5; foot.r 10 0 6; foot.l -12 0 6 16; uneven; trunk 6; 1 hand 9 -5 6 chest; 2 hand 33 -2 6 chest; 1 at throw 13 -5 0 chest; 2 at throw 42 -1 0 chest; ball weight 6.5 throw; elbow -0.3 -0.6 1; - free; tempo 1 0.5
medicine-ball-rotational-throw < medicine-ball-chest-pass: view 30 8; 1 trunk 16 4 0 -34; 2 trunk 4 0 0 34; 1 hand 20 -18 5 chest; 2 hand 30 -4 5 chest; 1 at throw 24 -19 0 chest; 2 at throw 37 -4 0 chest
sled-push: view 68 8; uneven; trunk 62; hip -10 42; head -24; 1 foot.r -24 0 6 30; 1 foot.l -50 0 6 50; 2 foot.r -50 0 6 50; 2 foot.l -24 0 6 30; hand 48 52 12; elbow 0 -1 0.6; pair tube post 1.4 48,8,12 48,70,12; box sled 44 6 36 58,4,0; disc weight 11 66,12,0 0,1,0; disc weight2 11 66,15,0 0,1,0; tempo 0.8; hand 47 56 12; 1 knee.r 1 0 0
sled-pull: view 68 8; hip -20 34; trunk 14; head -4; foot -4 0 9; 1 hand.r 34 -16 5 top; 1 hand.l 12 -24 8 top; 2 hand.r 12 -24 8 top; 2 hand.l 34 -16 5 top; uneven; elbow -0.6 -1 0.4; rope cord hand.r hand.l 84,8,0; box sled 34 6 34 102,4,0; disc weight 11 102,12,0 0,1,0; tempo 0.9
backward-sled-drag: view 68 8; uneven; hip -14 42; trunk -14; head 6; 1 foot.r 6 0 6; 1 foot.l -12 0 6; 2 foot.r -12 0 6; 2 foot.l 6 0 6; hand 20 -30 9 top; elbow 0 -0.4 1; pair rope cord hand 84,8,4; box sled 34 6 34 102,4,0; disc weight 11 102,12,0 0,1,0; tempo 0.8
rope-climb: view 56 6; uneven; 1 hip -8 54; 2 hip -8 66; trunk 2; 1 hand.r -3 116 0; 1 hand.l -3 104 0; 2 hand.r -3 116 0; 2 hand.l -3 122 0; elbow 0.5 -1 0.6; 1 leg 40 4 60; 2 leg 84 4 110; ankle 20; tube cord 1 -3,4,0 -3,150,0
`;
