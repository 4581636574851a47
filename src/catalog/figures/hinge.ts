// Deadlifts, stiff-legged lifts, good mornings, hip thrusts, swings and back extensions.
export const hingeFigures = `
_pull < _stand: load 0.9 bar; barbell bar bar; hand 0 0 13 bar; elbow 0 0 1; foot -3 0 5.5 0 0 8; knee 1 0 0.12; tempo 1.4 1.4
_terra < _pull: 1 hip ~ 33; 1 trunk 60; 1 head -34; 1 at bar 1 13; 2 hip ~ 52.2; 2 trunk 0; 2 at bar 4.5 45.7; 2 head 0; hard 1
deadlift < _terra: 1 hip ~ 35; 1 trunk 63; 1 head -36; 1 shoulder -1.2; 2 shoulder 0
paused-deadlift < deadlift: 2 hip ~ 38; 2 trunk 48; 2 at bar 2 23; 2 head -26; 3 hip ~ 52.2; 3 trunk 0; 3 at bar 4.5 45.7; 3 head 0; tempo 1.4 1.4 1
sumo-deadlift < _terra: view 30 8; foot -3 0 20 0 0 38; knee 1 0 0.85; hand 0 0 8 bar; 1 hip ~ 29; 1 trunk 42; 1 head -26; 2 hip ~ 48.5; 2 at bar 4.5 42.3
snatch-grip-deadlift < _terra: hand 0 0 28 bar; 1 hip ~ 30.6; 1 trunk 58; 2 at bar 4.5 51.4
deficit-deadlift < _terra: box step 34 6 36 -1,3,0; foot -3 6 5.5 0 0 8; 1 hip ~ 39.5; 1 trunk 64; 1 at bar 1 15; 1 head -38; 2 hip ~ 46; 2 trunk 46; 2 head -26; 2 at bar 2 29; 3 hip ~ 58.2; 3 trunk 0; 3 head 0; 3 at bar 4.5 51.3; 4 hip ~ 46; 4 trunk 46; 4 head -26; 4 at bar 2 29; tempo 0.7 0.7 0.7 0.7
rack-pull < _terra: 1 hip ~ 42; 1 trunk 42; 1 head -24; 1 at bar 3 27; pair tube rack 1.4 3,0,30 3,25,30; pair tube rack2 1.4 -12,25,30 18,25,30
trap-bar-deadlift < _terra: - bar; at bar -3 12; 1 at bar -3 14.5; 2 at bar -1 44; load 0.9 bar; hand 0 0 14 bar; pair tube side 0.9 bar+-17,0,15 bar+17,0,15; tube front 0.9 bar+17,0,15 bar+24,0,0 bar+17,0,-15; tube rear 0.9 bar+-17,0,15 bar+-24,0,0 bar+-17,0,-15; pair tube sleeve 1 bar+0,0,15 bar+0,0,36; pair disc plate 12.9 bar+0,0,30; 1 trunk 52; 1 hip ~ 30; 1 head -28; 2 at bar -1 46.2
dumbbell-deadlift < _terra: - bar; at bar 1 13; 1 at bar 2 14; 2 at bar 3 45.8; load 0.5 bar; dumbbell bell hand 0,0,1; 1 hip ~ 32.5
kettlebell-deadlift < dumbbell-deadlift: - bell; hand 0 0 3 bar; kettlebell bell bar; foot -3 0 14 0 0 28; knee 1 0 0.7; 1 at bar 1 13; 2 at bar 5 46.6; 1 hip ~ 31.5
smith-deadlift < _terra _rails: pair tube rail 1 2,0,44 2,118,44; 1 at bar 2 14; 2 at bar 2 45.8; 1 hip -14 33.2; 2 hip -3 52.2; - free
_stiff < _pull: view 78 8; 1 hip ~ 52.2; 1 trunk 0; 1 at bar 4.5 45.3; 2 hip ~ 48.5; 2 trunk 72; 2 head -30; 2 at bar 2 26; tempo 1.2 1.8
romanian-deadlift < _stiff
stiff-leg-deadlift < _stiff: 2 hip ~ 51; 2 trunk 84; 2 at bar 1 25; 2 head -34
dumbbell-romanian-deadlift < _stiff: - bar; 1 at bar 4 45.3; 2 at bar 2 26; load 0.5 bar; dumbbell bell hand 0,0,1
dumbbell-stiff-leg-deadlift < dumbbell-romanian-deadlift: 2 hip ~ 51; 2 trunk 84; 2 at bar 1 26; 2 head -34
kettlebell-stiff-leg-deadlift < dumbbell-stiff-leg-deadlift: - bell; hand 0 0 3 bar; kettlebell bell bar; 1 at bar 5 45.9; 2 at bar 2 26.5
cable-stiff-leg-deadlift < dumbbell-romanian-deadlift: - bell; hand 0 0 4 bar; 1 at bar 7 46; 2 at bar 9 27; shaft grip bar 8; cable rope bar 50,6,0; pulley post 50,6,0; load 0.2 bar
smith-stiff-leg-deadlift < _stiff _rails: pair tube rail 1 3,0,44 3,118,44; 1 at bar 3 45; 2 at bar 3 27; 1 hip -2 52.2; 2 hip -12 49; - free
b-stance-romanian-deadlift < dumbbell-romanian-deadlift: foot.l -14 0 6 40 0 4; 1 at bar 2 46.8
single-leg-romanian-deadlift < dumbbell-romanian-deadlift: view 70 8; foot.r -3 0 2 0 0 2; 1 leg.l 12 2 56; 2 leg.l -4 2 10; 1 hip -1 52.2 -4; 2 hip -8 50 -4; 2 trunk 82; dumbbell bell hand.l 0,0,1; 1 arm.r 4 6 6; 2 arm.r 84 4 6; hand.l 2 0 4 bar; 2 at bar 2 28 -8; 1 at bar 5 44 -8; - free
cable-pull-through < _stiff: - bar; - bar; hand 0 0 3 bar; 1 at bar 5 45.5; 2 at bar -6 31.6; 1 hip ~ 52.2; 2 hip -9 47; 2 trunk 68; foot -3 0 14 0 0 16; knee 1 0 0.5; cable rope bar -56,14,0; pulley post -56,14,0; - free; 1 hip 2 52.2; - load; load 0 bar
good-morning < _stand: view 78 8; load 0.5 bar; barbell bar bar; at bar -4.6 -0.5 0 chest; hand 0 0 24 bar; elbow -0.5 -1 0.1; 2 hip ~ 49; 2 trunk 74; 2 head -30; foot -3 0 7; tempo 1.2 1.8
smith-good-morning < good-morning _rails: 1 hip 3.6 52.2; 2 hip -26 49; 2 trunk 70; foot -4 0 7; - free; 2 hip -23 48
seated-good-morning < _seat: barbell bar bar; at bar -4.6 -0.5 0 chest; hand 0 0 24 bar; elbow -0.5 -1 0.1; 2 trunk 42; 2 head -20; foot 23 0 13
band-good-morning < good-morning: - bar; hand 7 0 12 chest; elbow 0.5 -1 0.3; pair band strap ball chest+-2,3,6; - load; load 0 top
kettlebell-swing < _stand: view 62 8; foot -3 0 13 0 0 18; knee 1 0 0.6; 1 hip -12 43; 1 trunk 62; 1 head -34; 1 hand -9 29 2.4; 2 hip 0 52.2; 2 trunk -3; 2 head 0; 2 hand 34 78 3; elbow 0 -1 0.5; at weight 0 0 0 hand.r; 1 at dir -1 -0.6; kettlebell bell hand.r+0,0,-3 0,-1,0; tempo 0.9 0.7; hard 1; - free
american-kettlebell-swing < kettlebell-swing: 2 hand 4 119 3; kettlebell bell hand.r+0,0,-3 0,1,0
single-arm-kettlebell-swing < kettlebell-swing: 1 hand.r -9 29 0; 2 hand.r 34 78 2; arm.l 10 20 10; 1 arm.l -30 25 10; kettlebell bell hand.r
_thrust: view 62 12; 1 hip 4 13; 1 trunk -58; 1 head 34; 2 hip 0 28; 2 trunk -88; 2 head 30; foot 25 0 8 0 0 10; back box bench 26 22 50 -36,11,0; tempo 1.2 1.2
barbell-hip-thrust < _thrust: barbell bar bar; at bar 7.4 1 0 pelvis; hand 0 0 18 bar; elbow 0 0.4 1
bodyweight-hip-thrust < _thrust: 1 arm -20 40 10; 2 arm 10 46 20
band-hip-thrust < bodyweight-hip-thrust: pair band strap pelvis+7,1,6 4,0,20; band strap2 pelvis+7,1,6 pelvis+7,1,-6
dumbbell-hip-thrust < _thrust: dumbbell bell bar 0,0,1; at bar 8 1 0 pelvis; hand 0 0 6 bar; elbow 0 0.4 1
smith-hip-thrust < barbell-hip-thrust _rails: pair tube rail 1 7,0,44 7,110,44; 1 hip 1.5 13; 2 hip 7 28; foot 30 0 8; back box bench 26 22 50 -29,11,0; 1 trunk -58; 2 trunk -88
machine-hip-thrust < bodyweight-hip-thrust: pad roll 3 pelvis+8,1,-12 pelvis+8,1,12; pair tube lever 1.4 pelvis+8,1,14 -30,8,16; back box bench 10 22 40 -31,11,0; pair disc weight 9 pelvis+8,1,18
single-leg-hip-thrust < bodyweight-hip-thrust: foot.r 25 0 4; 1 leg.l 60 4 10; 2 leg.l 4 4 4; ankle.l 0
_bridge: view 62 12; 1 hip 0 7; 2 hip 0 24; 1 trunk -90; 2 trunk -116; head 0; 2 head 24; foot 22 0 8 0 0 8; 1 arm 2 24 4; 2 arm -26 24 4; tempo 1.2 1.2
glute-bridge < _bridge
feet-elevated-glute-bridge < _bridge: foot 28 20 8; box step 24 20 44 36,10,0; 2 hip 2 28; 2 trunk -124; 2 head 30; 1 hip 2 8; 1 trunk -92; 2 arm -32 24 4; knee -0.3 1 0
barbell-glute-bridge < _bridge: barbell bar bar; at bar 7.4 1 0 pelvis; hand 0 0 18 bar; elbow 0 0 1; 1 hip 0 7; 2 hip 0 22; 2 trunk -112
single-leg-glute-bridge < _bridge: foot.r 22 0 4; 1 leg.l 70 4 10; 2 leg.l 6 4 4
frog-pump < _bridge: view 40 14; foot 17 3 4 0 0 60; knee 0.2 0.6 1; 2 hip 0 20; 2 trunk -110
back-extension: view 66 8; hip 0 50; 1 trunk 128 4; 2 trunk 38; 1 head -10; 2 head -8; foot -33 16 7 0 -52 6; hand 8 -5 4 chest; elbow 0.4 -1 0.5; back box pad 14 5 24 50 6.5,45.5,0; pair pad heel 2 ankle+-3,1,4 ankle+-3,1,-4; back tube frame 1.6 5,42,0 -14,2,0; back tube base 1.6 -40,2,0 26,2,0; box plate 3 16 24 -14 -36,14,0; tempo 1.4 1.6
glute-focused-back-extension < back-extension: 1 trunk 120 14; 2 trunk 42 14
machine-back-extension < _seat: view 66 10; 1 trunk 44; 2 trunk -14; hand 8 -5 4 chest; elbow 0.4 -1 0.5; pad roll 2.8 chest+-8,-6,-10 chest+-8,-6,10; tube lever 1.4 chest+-8,-6,11 -10,20,14; box plate 22 2 32 27,-1,0; 1 head -10
reverse-hyperextension: view 66 12; hip -7 60; trunk 90; head -8; 1 leg 86 3 6; 2 leg -6 3 6; ankle 30; hand 38 40 13; elbow 0 -0.6 1; box pad 40 5 24 17,51.5,0; tube post 1.8 4,0,0 4,49,0; tube post2 1.8 30,0,0 30,49,0; tube base 1.8 -4,2,0 38,2,0; tempo 1.2 1.2
superman: view 62 14; hip 0 5.5; 1 trunk 90; 2 trunk 84 -24; 1 leg 0 6 2; 2 leg -14 6 4; ankle 50; 1 arm 172 12 6; 2 arm 168 12 6; head -4; 2 head -10
barbell-shrug < _stand: view 154 8; load 0.8 bar; hip ~ 52.3; barbell bar bar; at bar 4.5 45.3; 2 at bar 4.5 51.5; hand 0 0 13 bar; elbow 0 0 1; 1 shoulder 0; 2 shoulder 6; trunk 1
behind-back-shrug < barbell-shrug: view 150 6; at bar -6.5 46; 2 at bar -6.5 52; elbow -1 0 0.3
dumbbell-shrug < _stand: view 154 8; load 0.4 hand.r; arm 0 5 3; 1 shoulder 0; 2 shoulder 6; dumbbell bell hand 1,0,0
trap-bar-shrug < barbell-shrug: view 140 8; - bar; at bar 0 44.5; 2 at bar 0 50.5; load 0.9 bar; hand 0 0 14 bar; pair tube side 0.9 bar+-17,0,15 bar+17,0,15; tube front 0.9 bar+17,0,15 bar+24,0,0 bar+17,0,-15; tube rear 0.9 bar+-17,0,15 bar+-24,0,0 bar+-17,0,-15; pair tube sleeve 1 bar+0,0,15 bar+0,0,36; pair disc plate 12.9 bar+0,0,30
smith-shrug < barbell-shrug _rails: pair tube rail 1 5.5,0,44 5.5,118,44
machine-shrug < dumbbell-shrug: view 140 8; - bell; pair tube lever 1.4 hand -30,46,18; pair disc weight 9 hand+-12,0,4; pair handle grip hand 1,0,0
cable-shrug < barbell-shrug: view 128 8; - bar; at bar 7 46; 2 at bar 7 51.5; shaft grip bar 18; cable rope bar 30,4,0; pulley post 34,4,0; load 0 bar; cable rope bar 34,4,0
ball-back-extension: view 66 10; ball ball 14 4,14,0; hip -8 31.5; 1 trunk 76 34; 2 trunk 62; head -6; 1 head 6; foot -57 0 6 60; knee 0 -1 0; hand 2 11 7 chest; elbow 0.2 0.4 1; tempo 1.3 1.5
`;
