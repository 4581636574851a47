// Flies, crossovers, raises, rotations: straight arms that swing.
export const raiseFigures = `
dumbbell-fly < _bench: view 34 18; arm 90 76 26 -90; 2 arm 90 -3 24 -90; dumbbell bell hand 1,0,0; hard 1; tempo 1.4 1.2
incline-dumbbell-fly < _incline: view 30 14; arm 92 76 26 -90; 2 arm 96 -3 24 -90; dumbbell bell hand 1,0,0; hard 1
decline-dumbbell-fly < _decline: view 44 16; arm 70 76 26 -90; 2 arm 66 -3 24 -90; dumbbell bell hand 1,0,0; hard 1
incline-cable-fly < incline-dumbbell-fly: - bell; pair cable wire hand -14,8,66; pair pulley post -14,8,66; pair handle grip hand
lying-cable-fly < dumbbell-fly: - bell; pair cable wire hand -24,8,66; pair pulley post -24,8,66; pair handle grip hand
pec-deck < _backrest: view 34 12; arm 88 78 20 -90; 2 arm 88 0 22 -90; pair tube lever 1.3 hand+-3,6,2 shoulder+-6,34,2 0,104,6; pair handle grip hand 0,1,0; back tube mast 2 -12,0,0 -12,106,0; back tube top 1.6 -12,104,0 0,104,0; hard 2
_cross < _stand: uneven; view 24 8; foot.r 8 0 6; foot.l -12 0 6 24; hip -2 51.5; trunk 14; pair handle grip hand; - free; tempo 1.4 1.2
cable-crossover < _cross: arm 76 70 22 -90; 2 arm 42 -6 20 -90; pair cable wire hand -10,104,60; pair pulley post -10,104,60
mid-cable-crossover < _cross: arm 88 74 22 -90; 2 arm 84 -4 20 -90; pair cable wire hand -10,72,62; pair pulley post -10,72,62; trunk 8
low-cable-crossover < _cross: arm 30 36 16 -90; 2 arm 104 -6 24 -90; pair cable wire hand -10,8,60; pair pulley post -10,8,60; trunk 4
single-arm-cable-crossover < _cross: 1 arm.r 80 72 22 -90; 2 arm.r 62 -14 20 -90; hand.l 3 3 10 pelvis; elbow.l -0.6 0 1; cable wire hand.r -10,90,62; pulley post -10,90,62; handle grip hand.r
suspension-fly: view 40 12; palm 0 0 0; 1 hip -20 33; 1 trunk 63; 2 hip -22 22; 2 trunk 73; foot -70 0 5 80; knee 0 -1 0; 1 arm 92 6 16 -90; 2 arm 92 66 20 -90; pair cable strap hand 6,118,8; pair handle grip hand; head -10; - palm
reverse-pec-deck < _seat: view 200 12; trunk 4; box pad 4 30 14 9,48,0; 1 arm 88 6 14 -90; 2 arm 88 84 14 -90; pair tube lever 1.3 hand+0,6,0 top+4,32,4; pair handle grip hand 0,1,0; tube mast 2 14,0,0 14,98,0
_bentfly < _stand: trunk 78; hip ~ 48; head -30; knee 1 0 0.2; load 0.1 hand.r
dumbbell-reverse-fly < _bentfly: view 32 10; 1 arm 90 6 16 -90; 2 arm 90 84 18 -90; dumbbell bell hand 1,0,0
_prone: view 44 12; hip -6 38; trunk 52; head -10; foot -34 0 8 42; back box seat 18 4 15 -50 -9,26,0; back box back 40 4 15 38 chest+7.5,-10,0; back tube leg 1.3 12,0,0 12,46,0; back tube leg2 1.3 -14,0,0 -14,24,0
incline-dumbbell-reverse-fly < _prone: 1 arm 84 6 12 -90; 2 arm 88 84 16 -90; dumbbell bell hand 1,0,0; view 34 12
y-raise < _prone: 1 arm 76 4 6; 2 arm 158 22 6; dumbbell bell hand 1,0,0
cable-reverse-fly < _stand: view 156 10; hip ~ 52.3; uneven; 1 arm.r 98 -22 14 -90; 1 arm.l 80 -22 14 -90; 2 arm 88 82 12 -90; pair cable wire hand 34,88,-46; pair pulley post 34,88,46; pair handle grip hand 0,1,0; - free
single-arm-cable-reverse-fly < cable-reverse-fly: arm.l 4 8 6; - wire; - grip; - post; cable wire hand.r 30,84,-50; pulley post 30,84,-50; handle grip hand.r 0,1,0; 1 arm.r 84 -26 14 -90; 2 arm.r 88 82 12 -90
band-pull-apart < _stand: view 156 10; hip ~ 52.3; 1 arm 88 4 8 -90; 2 arm 88 80 8 -90; band strap hand.r hand.l
_raise < _stand: view 14 8; hip ~ 52.3; tempo 1.3 1.1
dumbbell-lateral-raise < _raise: 1 arm 4 8 12; 2 arm 12 86 14; dumbbell bell hand 1,0,0
partial-lateral-raise < dumbbell-lateral-raise: 2 arm 12 42 12
seated-dumbbell-lateral-raise < _seat: view 16 10; 1 arm 2 10 12; 2 arm 12 86 14; dumbbell bell hand 1,0,0
chest-supported-lateral-raise < _prone: view 30 12; 1 arm 50 8 8; 2 arm 56 84 10; dumbbell bell hand 1,0,0
band-lateral-raise < dumbbell-lateral-raise: - bell; pair band strap ball hand
leaning-lateral-raise < _raise: view 10 8; tilt -16; hip 0 51 8; foot.r -3 0 4; foot.l -3 0 -1; 1 arm.r 4 -6 10; 2 arm.r 8 86 10; arm.l 20 66 8; dumbbell bell hand.r 1,0,0; tube post 1.6 4,0,-38 4,110,-38; - free; hip 0 50.5 7; foot.r -3 0 0; foot.l -3 0 12
cable-lateral-raise < _raise: 1 arm.r 10 -4 12; 2 arm.r 12 84 14; hand.l 3 3 10 pelvis; elbow.l -0.6 0 1; cable wire hand.r 10,4,-46; pulley post 10,4,-46; handle grip hand.r
behind-back-cable-lateral-raise < cable-lateral-raise: 1 arm.r -14 4 12; 2 arm.r 6 84 14; cable wire hand.r -14,4,-46; pulley post -14,4,-46
machine-lateral-raise < _seat: view 16 10; 1 arm 4 8 88; 2 arm 10 84 88; pair pad arm 2.4 elbow+0,1,2 elbow+8,1,2; pair tube lever 1.3 elbow+4,1,2 shoulder+-8,3,2 -10,62,6; back tube mast 2 -12,0,0 -12,80,0; pair handle grip hand 0,1,0
single-arm-machine-lateral-raise < machine-lateral-raise: 1 arm.l 4 8 88; 2 arm.l 4 8 88
dumbbell-front-raise < _raise: view 52 8; 1 arm 10 4 6; 2 arm 88 2 6; dumbbell bell hand 0,0,1
alternating-dumbbell-front-raise < dumbbell-front-raise: 1 arm.l 10 4 6; 2 arm.l 10 4 6
barbell-front-raise < _raise: view 48 8; barbell bar bar 6; 1 at bar 10 -35.5 0 top; 2 at bar 36 0 0 top; hand 0 0 12 bar; elbow 0 -0.3 1; trunk 0
cable-front-raise < _raise: view 60 8; 1 at bar 6 -36 0 top; 2 at bar 36 0 0 top; hand 0 0 8 bar; elbow 0 -0.3 1; shaft grip bar 11; cable wire bar -34,4,0; pulley post -34,4,0; foot -3 0 10; trunk 0
rope-front-raise < cable-front-raise: - grip; hand 0 0 4 bar; pair rope tail hand bar+-3,-2,0
plate-front-raise < _raise: view 48 8; 1 at bar 7 -36 0 top; 2 at bar 35 2 0 top; hand 0 0 8 bar; elbow 0 -0.3 1; disc plate 8 bar 1,0.2,0; trunk 0
plate-steering-wheel < _raise: uneven; view 44 8; at bar 33 -2 0 top; 1 hand.r 0 5 6 bar; 2 hand.r 0 -5 6 bar; 1 hand.l 0 -5 6 bar; 2 hand.l 0 5 6 bar; elbow 0 -0.3 1; disc plate 8 bar 1,0,0
cable-external-rotation < _raise: view 24 8; arm.r 0 4 90; 1 arm.r 0 4 90 -46; 2 arm.r 0 4 90 60; hand.l 3 3 10 pelvis; elbow.l -0.6 0 1; cable wire hand.r 14,62,-52; pulley post 14,62,-52; handle grip hand.r 0,1,0
band-external-rotation < cable-external-rotation: - wire; - post; tube post 1.6 14,0,-52 14,100,-52; band wire hand.r 14,62,-52
cable-internal-rotation < cable-external-rotation: 1 arm.r 0 4 90 58; 2 arm.r 0 4 90 -46; cable wire hand.r 10,62,52; pulley post 10,62,52
high-cable-external-rotation < _raise: view 120 8; 1 arm.r 0 86 90 0; 2 arm.r 0 86 90 84; hand.l 3 3 10 pelvis; elbow.l -0.6 0 1; cable wire hand.r 60,70,12; pulley post 60,70,12; handle grip hand.r 0,0,1
dumbbell-external-rotation: view 2 16; hip 0 11.2 0; tilt -86; leg 40 2 60; arm.l 150 -6 60; 1 arm.r 0 -4 90 -52; 2 arm.r 0 -8 90 20; dumbbell bell hand.r 0,1,0
cuban-press < _raise: view 24 8; 1 arm 0 84 88 -84; 2 arm 0 86 90 84; 3 arm 178 10 8; dumbbell bell hand 0,0,1; hard 2
face-pull < _stand: uneven; view 58 8; hip ~ 52.3; foot.r 4 0 6; foot.l -10 0 6 10; 1 hand 32 6 4 chest; 2 hand 10 9 17 chest; elbow -0.5 0.4 1; cable wire hand.r+8,0,-4 66,92,0; pulley post 66,92,0; at mid 40 6 0 chest; 2 at mid 17 8 0 chest; pair rope tail hand mid; cable wire mid 66,92,0; - free; trunk -6
band-face-pull < face-pull: - wire; - tail; - post; pair band wire hand 66,92,0; tube post 1.6 66,0,0 66,110,0
suspension-face-pull: view 62 8; foot 26 0 6; 1 hip 2 44; 1 trunk -30; 2 hip 10 49; 2 trunk -18; 1 hand 34 2 5 chest; 2 hand 10 10 18 chest; elbow 0 0.6 1; pair cable strap hand 38,118,4; pair handle grip hand
suspension-y-raise < suspension-face-pull: 1 hand 36 2 5 chest; 2 hand 12 31 18 chest; elbow 0 -0.3 1
barbell-upright-row < _stand: view 34 8; load 0.2 bar; hip ~ 52.3; trunk 0; 1 at bar 6 -36 0 top; 2 at bar 8 -3 0 top; hand 0 0 10 bar; elbow 0 0.6 1; barbell bar bar 8
cable-upright-row < barbell-upright-row: - bar; at bar 8 0 0 top; 1 at bar 7 -36 0 top; 2 at bar 8 -3 0 top; shaft grip bar 14; cable wire bar 28,4,0; pulley post 28,4,0; hand 0 0 9 bar; load 0 bar; view 44 8
dumbbell-upright-row < _stand: view 34 8; hip ~ 52.3; 1 hand 6 -36 8 top; 2 hand 8 -4 13 top; elbow 0 0.6 1; dumbbell bell hand 0,0,1
smith-upright-row < barbell-upright-row _rails: hip -3 52.3; pair tube rail 1 6,0,44 6,118,44; 1 at bar 8 -35.5 0 top; 2 at bar 8 -3 0 top
_sidebench: view 6 18; back box bench 15 4 72 0,22.5,-8; back tube leg 1.3 0,0,20 0,20,20; back tube leg2 1.3 0,0,-36 0,20,-36; hip 0 35.6 0; tilt -87; leg 34 0 56; ankle 20; arm.l 150 -6 110
lying-lateral-raise < _sidebench: 1 arm.r 10 -2 8; 2 arm.r 10 68 8; dumbbell bell hand.r 1,0,0
`;
