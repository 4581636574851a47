// Squats, free, on rails and in machines, and leg presses.
export const squatFigures = `
_squat < _stand: foot -3 0 9 0 0 22; knee 1 0 0.42; 1 trunk 4; 2 hip ~ 24; 2 trunk 36 2; 2 head -24; tempo 1.1 1.8
_onback < _squat: load 0.8 bar; barbell bar bar; at bar -4.6 -0.5 0 chest; hand 0 0 24 bar; elbow -0.5 -1 0.1
back-squat < _onback
low-bar-squat < _onback: at bar -5.2 -3 0 chest; 2 hip ~ 25; 2 trunk 43 2; 2 head -30
safety-bar-squat < _onback: at bar -4 1.5 0 chest; hand 9 -4 13 bar; pair tube yoke 1 bar+0,0,13 hand; elbow 0 -1 0.3; 2 trunk 30 2; 2 head -16
barbell-sumo-squat < _onback: view 28 8; foot -3 0 19 0 0 42; knee 1 0 0.9; 1 hip ~ 50; 2 hip ~ 29; 2 trunk 28; 2 head -16
box-squat < _onback: 2 hip ~ 29.5; 2 trunk 40; back box step 20 24 24 -15,12,0
pause-squat < _onback: tempo 1.2 1.8 1.4; 3 hip ~ 24
zercher-squat < _squat: load 0.7 bar; barbell bar bar; at bar 11 -16 0 chest; hand 5 11 12 bar; elbow 0.3 -1 0.1; 2 trunk 26 4; 2 hip ~ 24; 2 head -10
overhead-squat < _squat: load 0.4 bar; barbell bar bar 10; at bar -3 34 0 chest; hand 0 0 29 bar; elbow -0.2 0 1; 1 trunk 2; 2 trunk 26 -8; 2 hip ~ 24; 2 head -6; 2 at bar -4 33 0 chest
front-squat < _onback: at bar 5.6 1.6 0 chest; hand 0.4 0 14 bar; elbow 1 -0.15 0.25; 2 trunk 20 2; 2 head -10
smith-squat < _squat _rails: barbell bar bar; at bar -4.6 -0.5 0 chest; hand 0 0 24 bar; elbow -0.5 -1 0.1; foot 5 0 8 0 0 14; 1 hip 3.6 51.8; 1 trunk 2; 2 hip -8 27; 2 trunk 25; 2 head -12; - free
smith-front-squat < smith-squat: at bar 5.6 1.6 0 chest; hand 0.4 0 14 bar; elbow 1 -0.1 0.25; 1 hip -6.4 52; 2 hip -14 26; 2 trunk 16; foot 1 0 8 0 0 14
smith-sumo-squat < smith-squat: view 30 8; foot 3 0 19 0 0 42; knee 1 0 0.9; 1 hip 3.6 49; 2 hip -4 30; 2 trunk 14
goblet-squat < _squat: load 0.3 hand.r; hand 9.5 -7 2.6 chest; elbow 0.2 -1 0.35; dumbbell bell top+12,-12,0 0,1,0; at weight 11 -7 0 chest; dumbbell bell weight 0,1,0; 2 trunk 22 4; 2 head -12
kettlebell-goblet-squat < goblet-squat: at weight 10 -4 0 chest; hand 9.5 -5 3 chest; kettlebell bell weight; 2 trunk 22 4
heel-elevated-goblet-squat < goblet-squat: foot -3 3.4 9 0 -14 16; box wedge 14 4 40 -4,1,0; 2 trunk 12 2; 2 head -6; 2 hip ~ 26
dumbbell-squat < _squat: load 0.4 hand.r; hand 0 -36.5 4 shoulder; dumbbell bell hand 1,0,0; arm 2 6 4; 2 arm 34 13 4; 2 hip ~ 26; 2 trunk 32
dumbbell-front-squat < _squat: load 0.4 hand.r; hand 5 3 10.5 chest; elbow 1 -0.5 0.2; dumbbell bell hand 1,0,0; 2 trunk 20 2; 2 head -10
landmine-squat < goblet-squat: load 0.2 hand.r; - bell; - weight; hand 11 -7 2 chest; tube bar 0.8 hand.r+0,0,-2 62,2,0; disc plate 9 top+18,-16,0; at end 16 -9 0 chest; disc plate 8 end 1,-1,0; tube bar 0.8 top+10,-7,0 62,2,0
sumo-squat < _squat: view 24 8; 1 hip ~ 50; foot -3 0 19 0 0 42; knee 1 0 0.9; load 0.3 hand.r; 1 arm 4 -11 2; 2 arm 22 -11 2; at weight 0 -3 0 top; dumbbell bell hands+0,-6,0 0,1,0; 2 hip ~ 29; 2 trunk 18; 2 head -10
kettlebell-sumo-squat < sumo-squat: kettlebell bell hands
bodyweight-squat < _squat: 1 arm 12 6 8; 2 arm 84 4 6; 2 trunk 34 4
band-squat < bodyweight-squat: hand 7 0 13 chest; elbow 0.6 -0.8 0.3; pair band strap ball hand; 2 trunk 26 2
spanish-squat < bodyweight-squat: 1 hip -6 50; 2 hip -20 28; 2 trunk 4; foot -3 0 8; pair band strap knee+-3,-3,0 48,24,6; tube post 1.6 48,0,0 48,60,0; - free; head 0; 2 head -4
suspension-squat < bodyweight-squat: 1 hip -6 51; 2 hip -18 26; 2 trunk 16; 1 hand 24 66 9; 2 hand 26 62 9; elbow 0 -1 0.3; pair cable strap hand 46,112,3; - free; - arm; head -4
jump-squat < _squat: 1 hip ~ 30; 1 trunk 34 2; 1 head -20; 1 arm -40 6 10; 2 hip -2 62; 2 foot -3 9 8 55; 2 trunk 4; 2 arm 60 6 10; 2 head 0; tempo 1 0.5; hard 1; - free
pistol-squat < _squat: view 68 8; foot.r -3 0 1.5 0 0 0; knee.r 1 0.7 0; 1 leg.l 34 4 4; 2 leg.l 124 -2 0; 1 hip -1 52 -4; 2 hip -17 22 -4; 2 trunk 36 12; 1 arm 20 6 6; 2 arm 92 0 4; 2 head -30
sissy-squat < _squat: view 72 8; foot -3 0 5 22 0 4; 1 hip 2 52; 1 trunk -2; 2 hip 3 33; 2 foot -3 0 5 52 0 4; 2 trunk -44; 2 head 18; hand 7 -4 5 chest; elbow 0.4 -1 0.4; - free; knee 1 -0.2 0.1
machine-sissy-squat < sissy-squat: foot -3 0 5 0 0 4; 2 foot -3 0 5 0 0 4; 1 hip -2 52; 2 hip -24 26; 2 trunk 4; 2 head -4; hand 12 -6 4 chest; front pad calf 2 ankle+-2.5,16,6 ankle+-2.5,16,-6; pad front 1.8 toe+2,4,5 toe+2,4,-5; knee 1 0 0.1
wall-sit: view 64 8; hip -12 28.5; trunk 0; foot 12 0 7; arm 28 4 40; box wall 3 110 50 -20,55,0; still
hack-squat: view 64 8; 1 hip -4 50; 2 hip 8 33; trunk -35; head 20; foot 29 9 8 0 18 10; hand 6 2 13 chest; elbow 0.4 -1 0.6; back box back 42 4 20 -55 chest+-8,-10,0; pair pad shoulder 2 chest+-3,5,8 chest+4,4,8; box plate 26 3 36 18 31,7,0; back pair tube rail 1.2 20,4,15 -34,80,15; tempo 1.1 1.7
reverse-hack-squat: view 64 8; 1 hip -3 50; 2 hip -15 28; 1 trunk 12; 2 trunk 34; 2 head -16; foot -1 4 8 0 10 10; hand 7 6 11 chest; elbow 0.6 -1 0.3; pad chest 2.4 chest+7.5,-14,0 chest+7.5,-1,0; pair pad shoulder 2 chest+-3,5,8 chest+4,5,8; box plate 28 3 36 8 0,1.5,0; pair tube rail 1.2 34,4,17 22,104,17; tempo 1.1 1.7
v-squat < hack-squat: trunk -12; 1 hip -2 51; 2 hip -11 27; 2 trunk 2; foot 6 3 8 0 12 12; box plate 28 3 38 12 8,1,0; back box back 40 4 20 -80 chest+-8,-10,0; pair tube arm 1.4 chest+-2,6,10 44,86,14; back pair tube rail 1.6 44,0,14 44,90,14
pendulum-squat < v-squat: trunk -18; 2 trunk -2; pair tube arm 1.4 chest+-2,6,10 -34,112,14; back pair tube rail 1.6 -34,0,14 -34,114,14; back box back 40 4 20 -76 chest+-8,-10,0
barbell-hack-squat < _squat: 1 trunk 2; load 0.6 bar; barbell bar bar; 1 at bar -7 44; 2 at bar -9 19; hand 0 0 14 bar; elbow -1 0 0.3; 1 hip 0 52; 2 hip -9 29; 2 trunk 28; foot -2 0 7 0 0 12; knee 1 0 0.3; - free
belt-squat: view 58 8; 1 hip -2 56; 2 hip -10 32; 1 trunk 4; 2 trunk 22; 2 head -10; foot -3 4 12 0 0 18; knee 1 0 0.4; box left 26 4 44 -2,2,0; front pad belt 1.4 pelvis+6,2,-6 pelvis+6,2,6; cable chain pelvis+7,0,0 8,6,0; hand 30 62 9; pair tube bar 1.2 30,62,9 34,4,9; elbow 0 -1 0.3; tube bar2 1.2 30,62,-9 30,62,9
leg-press-45: view 66 12; hip 0 21; trunk -52; head 24; at sled 36 58; 2 at sled 25.5 47.5; foot -3 3 9 0 135 8 sled; hand 3 -3 12 pelvis; elbow -1 0 0.4; back box back 38 4 18 -38 chest+-7.5,-12,0; back box seat 16 4 18 -10 3,13,0; box plate 3 34 38 45 sled+4,4,0; back pair tube rail 1.3 10,8,18 62,60,18; pair disc weight 10 sled+10,3,22; pair disc weight2 10 sled+10,3,25; back tube base 1.5 -26,2,0 56,2,0; tempo 1.1 1.7
high-foot-leg-press < leg-press-45: foot -8 8 9 0 135 8 sled; 2 at sled 29 51
wide-stance-leg-press < leg-press-45: view 44 14; foot -3 3 17 0 135 30 sled; 2 at sled 26 48; knee -1 0.5 1
single-leg-press < leg-press-45: foot.l 2 0 8 0 0 8; - leg.l; 1 foot.l 20 0 9; 2 foot.l 20 0 9
horizontal-leg-press: view 68 10; hip 0 21; trunk -24; head 10; at sled 51 27; 2 at sled 32 27; foot 0 3 8 0 92 8 sled; hand 4 -3 12 pelvis; elbow -1 0 0.4; back box back 38 4 18 -66 chest+-7.5,-12,0; back box seat 20 4 18 3,13,0; box plate 3 36 38 sled+2.5,4,0; back tube base 1.6 -12,4,0 62,4,0; back tube post 1.6 0,4,0 0,12,0; tube arm 1.4 sled+4,-4,0 sled+4,-20,0
plate-loaded-leg-press < horizontal-leg-press: pair disc weight 9 sled+8,8,20; pair disc weight2 9 sled+8,8,23; pair tube lever 1.3 sled+4,2,18 sled+4,-22,18
vertical-leg-press: view 66 12; hip 0 10; trunk -80; head 10; at sled 5 62; 2 at sled 9 49; foot -5 0 8 0 175 8 sled; hand -2 -4 13 pelvis; elbow 0 0 1; back box mat 64 4 20 -20,3,0; box plate 34 3 38 sled+4,2,0; pair tube rail 1.2 8,0,20 8,100,20; pair disc weight 9 sled+6,5,24
`;
