// Bench, chest and shoulder presses, push-ups and dips.
export const pressFigures = `
_barpress < _bench: barbell bar bar; at bar 34.6 1 0 chest; 2 at bar 8.4 -6 0 chest; hand 0 0 20 bar; elbow 0.5 -1 0.7; tempo 1.1 1.5; over
_rack: back pair tube rack 1.4 -31,0,26 -31,52,26
barbell-bench-press < _rack _barpress
paused-bench-press < barbell-bench-press: tempo 1.1 1.5 1; 3 at bar 8.4 -6 0 chest
wide-grip-bench-press < barbell-bench-press: hand 0 0 27 bar; at bar 32 1 0 chest; 2 at bar 8.4 -4 0 chest
reverse-grip-bench-press < barbell-bench-press: hand 0 0 17 bar; 2 at bar 8.4 -9 0 chest; elbow 0.9 -1 0.25; under; - over
smith-bench-press < _barpress _rails: pair tube rail 1 -24,0,44 -24,110,44; at bar 34.6 -0.8 0 chest; 2 at bar 8.4 -0.8 0 chest
dumbbell-bench-press < _bench: hand 34 0 10 chest; 2 hand 9 -4 21 chest; elbow 0.4 -1 0.7; dumbbell bell hand 0,0,1; tempo 1.1 1.5
single-arm-dumbbell-bench-press < dumbbell-bench-press: hand.r 34 0 10 chest; 2 hand.r 9 -4 21 chest; arm.l 10 40 4; dumbbell bell hand.r 0,0,1
neutral-grip-dumbbell-press < dumbbell-bench-press: dumbbell bell hand 1,0,0; 2 hand 9 -6 15 chest; elbow 0.8 -1 0.3
squeeze-press < neutral-grip-dumbbell-press: hand 34 0 3.6 chest; 2 hand 11 -9 3.6 chest; elbow 0.2 -0.8 1
band-chest-press < _stand: uneven; view 50 8; 1 hand 9 -5 16 chest; 2 hand 34 -3 9 chest; elbow -0.6 -0.6 1; pair band strap hand -50,70,8; tube post 1.6 -50,0,0 -50,100,0; foot.r 8 0 6; foot.l -14 0 6 20; trunk 8; hip -3 51.5; - free
incline-barbell-bench-press < _incline: barbell bar bar; at bar 34 3 0 chest; 2 at bar 8.6 -1 0 chest; hand 0 0 20 bar; elbow 0.4 -1 0.7
incline-smith-bench-press < incline-barbell-bench-press _rails: pair tube rail 1 2,0,44 2,118,44; at bar 32 11 0 chest; 2 at bar 15 -6 0 chest; 2 at bar 14 -7 0 chest; 1 at bar 28.6 7.6 0 chest; 2 at bar 14.6 -6.4 0 chest
incline-dumbbell-bench-press < _incline: hand 33 4 10 chest; 2 hand 9 0 21 chest; elbow 0.3 -1 0.7; dumbbell bell hand 0,0,1
decline-barbell-bench-press < _decline: barbell bar bar; at bar 31.6 -13 0 chest; 2 at bar 8.4 -9 0 chest; hand 0 0 20 bar; elbow 0.5 -1 0.7
decline-smith-bench-press < decline-barbell-bench-press _rails: pair tube rail 1 -20,0,44 -20,110,44; at bar 29 -17 0 chest; 2 at bar 8.4 -8 0 chest
decline-dumbbell-bench-press < _decline: hand 31.6 -13 10 chest; 2 hand 9 -7 21 chest; elbow 0.5 -1 0.7; dumbbell bell hand 0,0,1
dumbbell-floor-press: view 50 16; hip 4 6; trunk -90; foot 30 0 9; hand 34 0 10 chest; 2 hand 15 -4 19 chest; elbow 0.5 -1 0.7; dumbbell bell hand 0,0,1
barbell-floor-press < dumbbell-floor-press: - bell; barbell bar bar; at bar 34.6 0 0 chest; 2 at bar 15 -5 0 chest; hand 0 0 20 bar
machine-chest-press < _backrest: view 56 10; hand 9 -6 17 chest; 2 hand 34 -6 12 chest; elbow -0.6 -0.6 1; pair tube lever 1.3 hand -2,108,20; pair handle grip hand 0,1,0; back tube mast 2 -12,0,0 -12,108,0; back tube top 1.6 -2,108,-20 -2,108,20; pair tube frame 1.2 -12,104,0 -2,108,20
single-arm-machine-chest-press < machine-chest-press: hand.l 9 -6 17 chest; 1 hand.r 9 -6 17 chest; 2 hand.r 34 -6 12 chest; 2 hand.l 9 -6 17 chest
plate-loaded-chest-press < machine-chest-press: pair disc weight 9 hand+-6,20,5; pair disc weight2 9 hand+-6,20,7.6
incline-machine-press < _slant: view 56 10; hand 9 1 17 chest; 2 hand 32 8 12 chest; elbow -0.5 -0.8 1; pair tube lever 1.3 hand -30,34,20; pair handle grip hand 0,1,0; back tube mast 2 -30,0,0 -30,36,0; back tube top 1.6 -30,34,-20 -30,34,20
incline-plate-loaded-press < incline-machine-press: pair disc weight 9 hand+-7,-4,5; pair disc weight2 9 hand+-7,-4,7.6
decline-machine-press < machine-chest-press: hand 10 -8 17 chest; 2 hand 30 -20 12 chest
decline-plate-loaded-press < decline-machine-press: pair disc weight 9 hand+-6,20,5; pair disc weight2 9 hand+-6,20,7.6
cable-chest-press < _stand: uneven; view 40 8; foot.r 10 0 6; foot.l -14 0 6 24; hip -2 51; trunk 12; hand 9 -4 17 chest; 2 hand 33 -2 8 chest; elbow -0.6 -0.4 1; pair handle grip hand 0,1,0; pair cable wire hand -40,78,46; pair pulley post -40,78,46; - free
landmine-chest-press < _stand: view 62 8; hand 10 2 3.4 chest; 2 hand 31 14 3.4 chest; elbow 0 -1 0.5; trunk 10; at end 12 3 0 chest; 2 at end 32 15 0 chest; tube bar 0.8 end 72,2,0; disc plate 8 end 1,-1,0; hip -4 52; - free
svend-press < _stand: view 40 8; hip -1 52.3; hand 11 -5 1.6 chest; 2 hand 32 -5 1.6 chest; elbow -0.2 -0.5 1; at weight 12 -5 0 chest; 2 at weight 33 -5 0 chest; disc plate 5.5 weight 0,0,1
dumbbell-pullover < _bench: hand 34 4 2.4 chest; 2 hand 4 34 2.4 chest; elbow -0.3 0 1; at weight 35 4 0 chest; 2 at weight 4 36 0 chest; dumbbell bell weight 0,1,0; 2 at weight 3 37 0 chest; tempo 1.2 1.6
barbell-pullover < _bench: at bar 34 4 0 chest; 2 at bar 4 33 0 chest; hand 0 0 12 bar; elbow -0.3 0 1; barbell bar bar 6
_plank: view 66 12; palm 1 0 0; elbow -0.7 0 0.8; head -16
push-up < _plank: 1 hip -23 24.5; 1 trunk 69; 2 hip -20 10; 2 trunk 86; foot -77 0 5 76; knee 0 -1 0; hand 4 2 15; tempo 1 1.2
incline-push-up < _plank: 1 hip -18 39; 1 trunk 49; 2 hip -9.1 24; 2 trunk 69.6; foot -63.5 0 5 76; knee 0 -1 0; hand 8 26 15; box bench 30 24 60 18,12,0
decline-push-up < _plank: 1 hip -23 32.4; 1 trunk 86; 2 hip -24 18.3; 2 trunk 102.6; foot -80.4 22 5 76; knee 0 -1 0; hand 4 2 15; box bench 18 22 40 -78,11,0
knee-push-up < _plank: 1 hip -20 18; 1 trunk 55; 2 hip -15.8 7.9; 2 trunk 81.4; leg 0 3 85; ankle 50; hand 4 2 15
weighted-push-up < push-up: disc plate 9 chest+-8,-10,0 -0.3,1,0
archer-push-up < push-up: view 20 18; hand 4 2 28; 1 hip -23 21.5; 1 trunk 73; 2 hip -23 11 12.5; 2 trunk 85
plyometric-push-up < push-up: 1 hip -20 10; 1 trunk 86; 2 hip -24 27.4; 2 trunk 65; 1 hand 4 2 15; 2 hand 4 7 14; hard 1; tempo 1 0.6
dive-bomber-push-up < push-up: 1 hip -34 42; 1 trunk 118; 1 head -30; 2 hip -13 12; 2 trunk 84; 3 hip -13 14; 3 trunk 44; 3 head -20; hand 10 2 15; 1 foot -70 0 8 60; 2 foot -70 0 8 76; 3 foot -70 0 8 78
suspension-push-up < _plank: - palm; 1 hip -18 32; 1 trunk 59; 2 hip -12.2 17.7; 2 trunk 77.3; foot -68.5 0 5 76; knee 0 -1 0; hand 6 13 15; pair cable strap hand 6,118,15; pair handle grip hand
diamond-push-up < push-up: 1 hip -23 24; 1 trunk 70; hand 4 2 3.4; elbow -0.7 0.1 0.8
pike-push-up < _plank: view 72 10; 1 hip -22 48; 1 trunk 130; 1 head 0; 2 hip -14 44; 2 trunk 150; 2 head 8; hand 9 2 14; elbow -0.7 0 0.5; foot -50 0 5 52; knee 0.4 -1 0
handstand-push-up: view 64 8; 1 hip -2 66.5; 1 trunk 180; 2 hip -2 51; 2 trunk 180; head -16; leg 2 2 4; ankle 40; hand -2 2 15; palm 1 0 0; elbow -0.8 0 0.5; box wall 3 118 50 -16,59,0
handstand-hold: view 64 8; hip -2 66.5; trunk 180; head -16; leg 2 2 4; ankle 40; hand -2 2 14; palm 1 0 0; elbow -0.8 0 0.5; box wall 3 118 50 -16,59,0; still
_dip: view 50 10; 1 hip -2 56; 1 trunk 4; 2 hip -6 40; 2 trunk 22; leg 4 2 70; ankle 30; hand 0 49 15; elbow -1 0 0.3; pair tube bar 1.4 -24,48,15 24,48,15; pair tube post 1.4 22,0,15 22,48,15; tempo 1.1 1.4
chest-dip < _dip: 1 hip -2 57.8; 1 trunk 14; 2 trunk 36; 2 hip -10 42; 2 head -10; elbow -1 0 0.6
triceps-dip < _dip
assisted-dip < _dip: leg 14 2 96; box rest 22 4 22 knee.r+-5,-5.5,-6; tube arm 1.6 knee.r+-5,-7,-6 34,30,0; pair tube bar 1.4 -24,48,15 34,48,15; pair tube post 1.4 34,0,15 34,112,15
ring-dip < _dip: - bar; - post; pair cable strap hand 0,118,15; pair tube ring 0.8 hand+-3,2,0 hand+0,-2,0 hand+3,2,0
machine-dip < _seat: view 56 10; 1 hand 2 -21 15 chest; 2 hand 2 -34 14 chest; elbow -1 0 0.7; pair tube lever 1.3 hand 30,34,16; tube mast 2 30,0,0 30,36,0; pair tube grip 1.2 30,34,16 30,34,0; trunk 6
bench-dip: view 60 10; 1 hip 7 28; 1 trunk -4; 2 hip 8 21.5; 2 trunk -10; foot 50 0 6 -12; hand -6 25 13; palm 1 0 0; elbow -1 0 0.4; back box bench 18 23 50 -11,11.5,0
_ohp < _stand: view 40 8; foot -3 0 7; load 0.3 bar; barbell bar bar 10; at bar 7.5 1.5 0 chest; 2 at bar 0.5 35.5 0 chest; hand 0 0 17 bar; elbow 0.4 -1 0.4; trunk -2; 2 trunk 0; hip ~ 52.3; tempo 1.1 1.4
overhead-press < _ohp
push-press < _ohp: 1 hip ~ 52.3; 2 hip ~ 46; 3 hip ~ 52.3; 2 at bar 7.5 1.5 0 chest; 3 at bar 0.5 35.5 0 chest; 2 trunk 0; 1 trunk 0; knee 1 0 0.3; hard 3; tempo 1 0.6 0.6
behind-neck-press < _ohp: view 34 8; at bar -5 3 0 chest; 2 at bar -1 34 0 chest; hand 0 0 22 bar; elbow 0 -1 0.6; 1 head 12; head 8
seated-barbell-press < _backrest: view 42 10; barbell bar bar 10; at bar 7.5 2 0 chest; 2 at bar 1.5 35.5 0 chest; hand 0 0 18 bar; elbow 0.4 -1 0.4
smith-shoulder-press < seated-barbell-press _rails: pair tube rail 1 4,0,44 4,122,44; at bar 7.5 2 0 chest; 2 at bar 7.5 33 0 chest; trunk 0; pair tube rail 1 7.5,0,44 7.5,122,44
z-press: view 46 12; hip 0 7; trunk 0; leg 92 14 2; barbell bar bar 10; at bar 7.5 2 0 chest; 2 at bar 0.5 35.5 0 chest; hand 0 0 18 bar; elbow 0.4 -1 0.4
_dbp: hand 2 5 21 chest; 2 hand 0.5 35 10 chest; elbow 0.2 -1 0.6; dumbbell bell hand 0,0,1; tempo 1.1 1.4
dumbbell-shoulder-press < _backrest _dbp: view 30 10
standing-dumbbell-press < _stand _dbp: view 26 8; hip ~ 52.3
neutral-grip-dumbbell-shoulder-press < dumbbell-shoulder-press: view 42 10; dumbbell bell hand 1,0,0; 1 hand 4 4 15 chest; 2 hand 1 35 10 chest; elbow 0.8 -1 0.2
single-arm-dumbbell-shoulder-press < dumbbell-shoulder-press: 1 hand.l 2 5 21 chest; 2 hand.l 2 5 21 chest
band-shoulder-press < standing-dumbbell-press: - bell; pair band strap ball hand
arnold-press < dumbbell-shoulder-press: 1 hand 11 0 6 chest; 2 hand 4 12 20 chest; 3 hand 0.5 35 10 chest; 1 elbow 0.8 -1 0.1; 2 elbow 0.1 -1 0.7; hard 2; tempo 1 0.8 0.9; dumbbell bell hand 0,0,1
machine-shoulder-press < _backrest: view 44 10; hand 3 4 20 chest; 2 hand 3 39.5 15 chest; elbow 0 -1 0.6; pair tube lever 1.3 hand -34,62,20; pair handle grip hand 1,0,0; back tube mast 2 -34,0,0 -34,64,0; back tube top 1.6 -34,62,-20 -34,62,20
plate-loaded-shoulder-press < machine-shoulder-press: pair disc weight 9 hand+-8,-3,5; pair disc weight2 9 hand+-8,-3,7.6
cable-shoulder-press < _backrest: view 30 10; hand 2 5 20 chest; 2 hand 0.5 35 10 chest; elbow 0.2 -1 0.6; pair handle grip hand 0,0,1; pair cable wire hand 4,6,46; pair pulley post 4,6,46
kettlebell-press < _stand: view 30 8; hip ~ 52.3; hand.r 7 1 10 chest; 2 hand.r 0.5 35.5 11 chest; elbow.r 0.4 -1 0.3; kettlebell bell hand.r 0.2,-0.5,0.9; arm.l 4 14 6
bottoms-up-press < kettlebell-press: kettlebell bell hand.r 0,1,0; 1 hand.r 9 3 12 chest
landmine-press < _stand: view 64 8; hip -3 52; 1 hand.r 8 2 9 chest; 2 hand.r 26 22 6 chest; elbow.r 0 -1 0.3; arm.l -6 20 10; trunk 8; tube bar 0.8 hand.r 72,2,0; foot.r -12 0 6 16; foot.l 8 0 6; - free; disc plate 8 hand.r+4,-5,0 0.7,-0.6,0
`;
