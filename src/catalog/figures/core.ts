// Abdominals, planks, rotations, carries.
export const coreFigures = `
_floor: view 62 12; hip 0 6; trunk -90; foot 22 0 7; back box mat 92 1.4 34 -8,-0.6,0; tempo 1.1 1.2
crunch < _floor: 1 head 10; 2 trunk -88 34; 2 head 24; hand -4 9 9 chest; hand 2 11 7 chest; elbow 0.2 0.4 1
weighted-crunch < crunch: hand 12 -3 5 chest; elbow 0.2 -0.4 1; at weight 13 -4 0 chest; disc plate 8 weight 1,0.4,0
butterfly-sit-up < _floor: view 44 14; foot 17 3 4 0 0 60; knee 0.2 0.6 1; 2 trunk -12 14; 1 arm 168 14 10; 2 arm 70 10 10; 2 hip 0 6; 2 head 10
sit-up < _floor: 2 trunk -14 16; 2 head 12; hand 7 -4 5 chest; elbow 0.6 0.3 1
decline-sit-up: view 64 12; hip 2 34; 1 trunk -106; 2 trunk -26 14; foot 34 22 6 0 -12; knee 0.3 1 0; hand 7 -4 5 chest; elbow 0.6 0.3 1; back box bench 66 4 18 16 -20,20.5,0; pad roll 2.2 31,28,-9 31,28,9; back tube post 1.8 14,0,0 14,28,0; back tube post2 1.6 -44,0,0 -44,12,0; tube arm 1.4 14,26,0 31,28,0
machine-crunch < _backrest: view 64 10; 1 trunk -4; 2 trunk 26 26; 2 head 12; 1 arm 158 8 110; 2 arm 158 8 110; - back; back box rest 34 4 17 92 -9,48,0; pair handle grip hand 0,0,1; tube roll 1.6 hand.r hand.l; pad chest 2.6 chest+7.5,-8,-8 chest+7.5,-8,8
cable-crunch: view 68 10; 1 hip 0 29; 1 trunk 18; 2 hip -4 27; 2 trunk 58 34; leg 0 4 92; 1 leg 16 4 104; 2 leg 46 4 124; ankle 84; 2 head 20; hand 8 7 5 chest; elbow 0.7 -0.6 0.6; cable wire hands 26,112,0; pulley post 26,112,0; 1 hip 0 30
ball-crunch: view 62 12; ball ball 14 -10,14,0; hip 6 28; trunk -92 -10; 1 trunk -94 -14; 2 trunk -84 26; 2 head 20; foot 34 0 9; hand 2 11 7 chest; elbow 0.2 0.4 1
reverse-crunch < _floor: arm 4 24 4; 1 leg 96 4 96; 2 leg 130 4 100; 2 hip 0 12; 2 trunk -112 30; head 10; 2 hip -2 13; 2 trunk -116 22
decline-reverse-crunch: view 64 12; hip 6 22; trunk -68; arm 164 6 40; 1 leg 60 4 40; 2 leg 128 4 90; back box bench 66 4 18 -22 -8,22,0; back tube post 1.8 -30,0,0 -30,28,0; back tube post2 1.6 16,0,0 16,12,0; 
bench-leg-raise < _bench: leg 0 4 4; 1 leg 0 4 4; 2 leg 88 4 4; arm 150 16 70; ankle 30; hip 14 30; back box bench 68 4 15 -8,22.5,0
seated-knee-tuck < _seat: view 64 10; back box seat 50 4 18 -8,22,0; 1 trunk -48; 2 trunk -22 12; 1 leg 40 4 20; 2 leg 96 4 112; palm 1 0 0; elbow -0.4 0 1; ankle 20; hip 8 29; 1 hand -12 25 12; 2 hand -6 26 12
lying-leg-raise < _floor: arm 4 16 4; 1 leg 6 3 4; 2 leg 88 3 4; ankle 30
flutter-kick < _floor: uneven; arm 4 16 4; head 24; 1 leg.r 12 3 4; 1 leg.l 30 3 4; 2 leg.r 30 3 4; 2 leg.l 12 3 4; ankle 50; tempo 0.5
bicycle-crunch < _floor: uneven; trunk -84 30 0 22; 1 trunk -84 30 0 22; 2 trunk -84 30 0 -22; head 16; hand 2 11 7 chest; elbow 0.2 0.4 1; 1 leg.l 100 3 104; 1 leg.r 24 3 8; 2 leg.l 24 3 8; 2 leg.r 100 3 104; ankle 30; tempo 0.8
oblique-crunch < crunch: uneven; 2 trunk -88 32 0 30
heel-touch < _floor: uneven; view 40 20; trunk -88 22; 1 trunk -88 22 14; 2 trunk -88 22 -14; head 10; arm 12 18 4; foot 20 0 10
v-up < _floor: 1 leg 4 3 4; 1 arm 174 8 4; 1 head 0; 2 trunk -46 8; 2 leg 82 3 4; 2 arm 92 6 4; ankle 40; 1 hip 0 6; 2 hip 0 6.5
hollow-hold < _floor: trunk -80 18; leg 20 3 4; arm 172 8 4; head 8; ankle 50; still
stomach-vacuum < _stand: view 80 8; hip -7 49; trunk 34 8; head -14; arm 52 8 14; still; - free
l-sit: view 62 8; hip 0 46; trunk 2; leg 92 3 3; ankle 40; hand 0 44 14; elbow -1 0 0.3; pair tube bar 1.4 -20,43,14 20,43,14; pair tube post 1.4 -16,0,14 -16,43,14; pair tube post2 1.4 16,0,14 16,43,14; still
dragon-flag < _bench: 1 hip 4.8 30; 1 trunk -90; 2 hip -4 50.4; 2 trunk -135; leg 0 3 3; ankle 40; hand -36 27 8; elbow -0.4 1 1; head 4; 2 head 44; back box bench 74 4 15 -18,22.5,0; hard 2
hanging-leg-raise: view 66 6; hip -1 54; trunk 0; at bar 0 118; hand 0 0 15 bar; elbow 0 -1 0.6; tube bar 1 0,118,-44 0,118,44; back pair tube post 1.6 0,0,44 0,118,44; 1 leg 4 3 12; 2 leg 100 3 6; ankle 20; 2 hip -3 54.5; 2 trunk -10; 2 ankle 40; 1 leg 22 3 62; tempo 1 1.2
hanging-knee-raise < hanging-leg-raise: 2 leg 108 3 112
hanging-oblique-knee-raise < hanging-knee-raise: view 34 6; uneven; 2 roll 30; 2 trunk -8 0 0 -24
toes-to-bar < hanging-leg-raise: 2 leg 138 3 8; 2 hip -7 70; 2 trunk -44 8; elbow 0 -0.4 1
windshield-wiper < hanging-leg-raise: view 8 10; uneven; 1 leg 100 3 6; 2 leg 100 3 6; 1 hip -6 73; 1 trunk -34; 1 roll -30; 2 hip -6 73; 2 trunk -34; 2 roll 30; elbow 0 -0.6 1
captains-chair-leg-raise: view 60 8; hip 0 62; trunk 0; arm 6 4 88; 1 leg 0 3 8; 2 leg 92 3 8; ankle 40; back box back 34 4 22 90 -8,84,0; pair pad rest 2.2 elbow+-2,-3,0 hand+0,-3,0; pair tube post 1.8 -10,0,18 -10,72,18; pair tube arm 1.4 -10,70,18 12,70,16
plank: view 66 12; hip -13.3 15.4; trunk 79; head -10; foot -70 0 5 76; knee 0 -1 0; arm 79 0 88; still
high-plank < push-up: - hip; - trunk; hip -23 24.5; trunk 69; still
bear-plank: view 66 14; hip -14 28; trunk 78; head -14; foot -28 0 6 66; knee 1 0.1 0; hand 14 2 11; palm 1 0 0; elbow -1 0 0.2; still
spider-plank < push-up: uneven; 2 hip -23 24.5; 2 trunk 69; 2 foot.r -42 12 18 60 0 30; knee.r 0.5 0.2 1; 1 foot.r -77 0 5 76
shoulder-tap-plank < push-up: uneven; 2 hip -23 24.5; 2 trunk 69; - palm; palm.l 1 0 0; hand.l 4 2 12; hand.r 4 6 13; 1 hand.r 4 6 13; 2 hand.r 10 36 -8
mountain-climber < push-up: uneven; 1 hip -23 27; 1 trunk 74; 2 hip -23 27; 2 trunk 74; foot -76 0 5 76; 1 foot.r -36 3 5 60; 2 foot.r -76 0 5 76; 1 foot.l -76 0 5 76; 2 foot.l -36 3 5 60; knee 1 0.4 0; hand 4 2 15; tempo 0.6
ball-plank < plank: ball ball 13 14,13,0; hip -15 31.4; trunk 60; foot -66 0 5 76; arm 60 -4 92
reverse-plank: view 66 12; hip 0 23; trunk -66; head 10; foot 46.5 0 6 -20; hand -20.5 2 14; palm -1 0 0; elbow -1 0 1; still
side-plank: view 6 12; hip 0 23.5 0; tilt -72; leg 0 0 3; arm.l 0 72 88; arm.r 4 14 20; still; ankle 10
dead-bug < _floor: uneven; 1 arm.r 90 3 4; 1 arm.l 90 3 4; 1 leg 92 4 92; 2 leg.r 16 4 8; 2 leg.l 92 4 92; 2 arm.l 168 6 4; 2 arm.r 90 3 4; ankle 10
bird-dog: view 66 14; hip -2 28; trunk 76; head -14; leg 76 3 88; ankle 84; palm 1 0 0; elbow -1 0 0.2; hand.r 26 2 11; 1 hand.l 26 2 11; 2 hand.l 58 40 11; 1 leg.r 76 3 88; 2 leg.r -12 3 4
ab-wheel: view 68 10; 1 hip -4 26; 1 trunk 66; 2 hip 16 14; 2 trunk 84 4; leg 0 4 90; 1 leg 56 4 122; 2 leg 14 4 76; ankle 84; 1 hand 26 8 8; 2 hand 76 8 8; elbow 0 1 0.4; disc wheel 6.4 hands 0,0,1; shaft rod hands 11; head -6; hard 2; 1 hip -6 28.5; 1 hand 22 8 8; 2 hand 74 8 8
barbell-rollout < ab-wheel: - wheel; - rod; 1 hand 20 13 13; 2 hand 74 13 13; barbell bar hands
suspension-knee-tuck < push-up: 1 hip -23 28; 1 trunk 77; 2 hip -22 35; 2 trunk 92; foot -72 17 5 70; 2 foot -44 20 5 104; 1 foot -81 16 5 82; pair cable strap sole -52,118,4; knee 1 -1 0; 2 knee 1 0 0
ball-knee-tuck < push-up: 1 hip -23 29.5; 1 trunk 81; 2 hip -23 35; 2 trunk 92; 1 foot -76 26 5 60; 2 foot -42 24 5 50; ball ball 12.5 ball.r+1,-12.4,-5; 1 foot -76 27 5 96; 2 foot -48 25.5 5 110; knee 0 -1 0; 2 knee 1 0 0
russian-twist < _floor: uneven; view 40 14; trunk -46 14; head 10; 1 trunk -46 14 0 40; 2 trunk -46 14 0 -40; hand 25 -14 4 chest; elbow 0 -1 0.5; at weight 26 -14 0 chest; disc plate 8 weight 1,0.6,0; foot 28 0 6; tempo 0.9
ball-russian-twist < russian-twist: - plate; ball weight 6 weight; hand 25 -14 5 chest
pallof-press < _stand: view -26 8; hip ~ 51; foot -3 0 9; 1 hand 10 -5 2 chest; 2 hand 34 -5 2 chest; elbow 0 -1 0.4; cable wire hands 8,66,-60; pulley post 8,66,-60; - free
pallof-hold < pallof-press: - hand; hand 34 -5 2 chest; still
band-pallof-press < pallof-press: - wire; - post; tube post 1.6 8,0,-60 8,100,-60; band wire hands 8,66,-60
high-cable-woodchop < _stand: view 20 8; uneven; hip ~ 50; foot -3 0 11; 1 trunk 6 0 -6 36; 2 trunk 22 4 4 -38; 1 hand 22 12 -12 top; hand.r 18 16 -22 top; 1 hand.r 16 14 -24 top; 1 hand.l 18 14 20 top; 2 hand.r 14 -28 12 top; 2 hand.l 20 -24 2 top; elbow 0 -0.4 1; cable wire hands 4,108,-62; pulley post 4,108,-62; - free
low-cable-woodchop < high-cable-woodchop: 1 trunk 24 4 -6 34; 2 trunk 4 0 6 -36; 1 hand.r 20 -24 2 top; 1 hand.l 14 -28 12 top; 2 hand.r 18 14 24 top; 2 hand.l 16 14 -20 top; cable wire hands 4,8,-62; pulley post 4,8,-62
machine-torso-rotation < _seat: view 30 12; uneven; 1 trunk 0 0 0 34; 2 trunk 0 0 0 -34; hand 12 -8 12 chest; elbow -0.2 -1 0.8; pad chest 2.6 chest+8,-4,-10 chest+8,-4,10; tube post2 1.8 14,0,0 14,64,0; box back 4 34 17 -8,48,0
dumbbell-side-bend < _stand: view 6 8; hip 0 52.3; foot -3 0 7; 1 trunk 0 0 20; 2 trunk 0 0 -14; 1 arm.r 0 20 3; 2 arm.r 0 -6 3; dumbbell bell hand.r 1,0,0; 1 arm.l 0 -10 4; 2 arm.l 0 16 4; - free
cable-side-bend < dumbbell-side-bend: - bell; handle grip hand.r; cable wire hand.r 0,4,50; pulley post 0,4,50
cable-oblique-crunch < _stand: view 6 8; hip 0 52; foot -3 0 8; 1 trunk 0 0 -8; 2 trunk 4 4 26; hand.r 4 6 12 chest; elbow.r 0.2 -1 0.6; arm.l 4 8 8; cable wire hand.r 0,112,34; pulley post 0,112,34; handle grip hand.r; - free
suitcase-carry < _stand: view 50 8; uneven; 1 foot.r 8 0 5; 1 foot.l -14 0 5 30; 2 foot.r -14 0 5 30; 2 foot.l 8 0 5; hip -3 51.4; arm.r 0 4 3; arm.l 0 12 6; dumbbell bell hand.r 1,0,0; tempo 0.8; - free
landmine-rotation < _stand: view 24 8; uneven; hip ~ 51; foot -3 0 9; 1 hand.r 22 6 -20 top; 1 trunk 4 0 0 24; 2 trunk 4 0 0 -24; hand 28 -4 2 chest; elbow 0 -0.6 1; tube bar 1 hands 76,2,0; disc plate 8 hands 1,-1,0; - free
neck-flexion < _bench: 1 head -24; 2 head 30; hand 7 14 6 chest; elbow 0.4 0.2 1; disc plate 6 head+1,6,0 0,1,0; view 66 14; 1 hand 3 15 6 chest; 2 hand 11 12 6 chest
neck-extension: view 66 14; hip -14 30; trunk 90; leg 4 6 40; 1 head 34; 2 head -24; hand -4 12 6 chest; elbow -0.2 0.4 1; back box bench 68 4 15 -22,23,0; back tube leg 1.3 8,0,0 8,21,0; back tube leg2 1.3 -52,0,0 -52,21,0; disc plate 6 head+-3,6,0 0,1,0; ankle 40
neck-machine < _seat: view 66 10; trunk 4; 1 head 24; 2 head -20; pad rest 2.6 neck+-5.5,8,-5 neck+-5.5,8,5; tube lever 1.4 neck+-5.5,8,6 -20,84,8; tube post2 1.8 -20,0,0 -20,90,0; hand 24 26 8; hand 20 4 9 pelvis; elbow -1 0 0.4
copenhagen-plank < side-plank: view 8 12; hip 0 30 0; tilt -88; leg.r 0 -8 2; leg.l 0 16 2; arm.l 0 88 88; arm.r 4 10 12; back box bench 34 4 18 0,22,44; back tube leg1 1.3 13,0,44 13,20,44; back tube leg2 1.3 -13,0,44 -13,20,44
side-plank-hip-lift < side-plank: - still; 1 hip 0 14.8 -1; 1 tilt -81; 1 trunk 0 0 35; 2 hip 0 27 0.8; 2 tilt -68; 2 trunk 0 0 -12; 1 arm.l 0 42 88; 2 arm.l 0 80 88; tempo 1.1 1.1
psoas-march < _floor: uneven; arm 4 20 4; 1 leg 84 3 86; 2 leg.r 112 3 112; 2 leg.l 18 3 6; ankle -6; band strap ball.r ball.l; tempo 1 1.2
bench-side-bend: view 8 10; hip 0 50 0; tilt -46; 1 trunk 0 0 -34; 2 trunk 0 0 12; leg 0 0 2; hand.r 2 11 7 chest; hand.l 8 -6 3 chest; elbow.r 0.2 0.4 1; elbow.l 0.4 -1 0.4; pad hip 3.6 pelvis+-9,0,-12.5 pelvis+9,0,-12.5; back tube post 1.8 0,2,-4 0,38,-10; back tube base 1.8 0,2,-16 0,2,50; tube plate 1.6 sole.l+0,-6,-5 sole.r+0,5,4; back tube post2 1.8 0,2,46 0,16,44; pad hold 2 ankle.r+-6,5,2 ankle.r+6,5,2
kettlebell-windmill < _stand: view 20 10; uneven; - free; foot.r -3 0 13 0 0 -20; foot.l -3 0 13 0 0 46; 1 hip -2 50 0; 1 trunk 2; 1 head -20; 2 hip -6 48.5 5; 1 turn -20; 2 turn -47; 2 trunk 72 0 0 -45; 2 head 0 40; 1 hand.r 1 37 14 top; 2 hand.r -1 45 6 top; elbow.r 0 0 1; 1 hand.l 4 -36 16 top; 2 hand.l -8 -38 -3 top; kettlebell bell hand.r -0.9,-0.3,0.4; tempo 1.2 1.8
neck-lateral-flexion < _sidebench: back box bench 15 4 72 0,22.5,11; back tube leg 1.3 0,0,40 0,20,40; back tube leg2 1.3 0,0,-20 0,20,-20; 1 head 0 0 -24; 2 head 0 0 26; arm.l 70 20 100; hand.r 2 7 0 head; elbow.r 0.6 0.6 1; front disc plate 6 head+0,6.6,0 0,1,0
`;
