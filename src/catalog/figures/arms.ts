// Curls, wrist curls and triceps work.
export const armFigures = `
_curl < _stand: view 46 8; hip ~ 52.3; trunk 0; tempo 1.2 1.1; knee 1 0 0.2
barbell-curl < _curl: barbell bar bar 8; 1 at bar 6 -35.5 0 top; 2 at bar 18 -6 0 top; 2 at bar 15 -7 0 top; hand 0 0 14 bar; elbow -0.6 -1 0.12; arm 2 5 8; 2 arm 8 5 138; barbell bar hands 8; under
ez-bar-curl < barbell-curl: - bar; ez rod hands; arm 2 2 8; 2 arm 8 2 138
curl-21s < ez-bar-curl: 2 arm 6 2 90; 3 arm 8 2 138; hard 3; tempo 1 1 0.8
dumbbell-curl < _curl: arm 2 5 8; 2 arm 8 5 138; dumbbell bell hand 0,0,1
hammer-curl < dumbbell-curl: dumbbell bell hand 1,0,0; 2 arm 8 5 132; view 54 8
alternating-dumbbell-curl < dumbbell-curl: 1 arm.l 2 5 8; 2 arm.l 2 5 8
alternating-hammer-curl < hammer-curl: 1 arm.l 2 5 8; 2 arm.l 2 5 8
cross-body-hammer-curl < alternating-hammer-curl: view 24 8; 2 arm.r 12 4 128 -42
seated-dumbbell-curl < _backrest: view 46 10; 1 arm 4 8 8; 2 arm 12 8 138; dumbbell bell hand 0,0,1
incline-dumbbell-curl < _incline: view 54 12; trunk -38; back box back 40 4 15 -52 chest+-7.5,-10,0; 1 arm -38 8 8; 2 arm -30 8 132; dumbbell bell hand 0,0,1
incline-hammer-curl < incline-dumbbell-curl: dumbbell bell hand 1,0,0
zottman-curl < dumbbell-curl: tempo 1 0.8 1; 3 arm 6 5 80; hard 2
reverse-barbell-curl < barbell-curl: 2 arm 8 5 122; view 38 8; over; - under
reverse-ez-bar-curl < ez-bar-curl: 2 arm 8 2 122; view 38 8; over; - under
reverse-dumbbell-curl < dumbbell-curl: 2 arm 8 5 122; view 38 8
drag-curl < barbell-curl: 1 arm 2 5 8; 2 arm -34 5 122; view 66 8
band-curl < dumbbell-curl: - bell; pair band strap hand ball; pair handle grip hand
_cablecurl < _curl: view 64 8; 1 arm 6 3 10; 2 arm 10 3 132; foot -3 0 6
cable-curl < _cablecurl: shaft grip hands 16; cable wire hands 30,4,0; pulley post 30,4,0; under
reverse-cable-curl < cable-curl: 2 arm 10 3 120; view 54 8; over; - under
rope-hammer-curl < _cablecurl: 1 arm 8 -9 10; 2 arm 10 -4 128; at knot 6 -7 0 hands; pair rope tail hand knot; cable wire knot 34,4,0; pulley post 34,4,0
single-arm-cable-curl < _cablecurl: arm.l 0 8 6; cable wire hand.r 30,4,8; pulley post 30,4,8; handle grip hand.r 0,0,1
bayesian-curl < _cablecurl: view 70 8; 1 arm.r -34 6 12; 2 arm.r -14 6 128; arm.l 0 8 6; cable wire hand.r -44,10,9; pulley post -44,10,9; handle grip hand.r 0,0,1; foot.r -9 0 6 14; foot.l 8 0 6; hip -1 51.8; - free
high-cable-curl < _curl: view 10 8; 1 arm 0 84 14 90; 2 arm 0 86 132 90; pair cable wire hand 0,92,62; pair pulley post 0,92,62; pair handle grip hand 1,0,0
lying-cable-curl: view 66 12; hip 0 6; trunk -90; leg 0 4 4; ankle 10; 1 arm 6 4 14; 2 arm 10 4 128; shaft grip hands 15; cable wire hands 70,6,0; pulley post 70,6,0; knee 0 1 0; foot 48 2 7 0 84; - leg; foot 46 4 6 0 84
_preacher < _seat: view 38 14; trunk 14; hip 0 29; back box desk 4 18 36 48 15.4,41.6,0; back tube post2 1.6 18,0,0 18,38,0; 1 arm 62 2 14; 2 arm 58 2 122; foot 20 0 12; head 6
preacher-curl < _preacher: ez rod hands; front ez rod hands
barbell-preacher-curl < _preacher: front barbell rod hands 7
cable-preacher-curl < _preacher: front shaft grip hands 15; cable wire hands 58,6,0; pulley post 58,6,0
dumbbell-preacher-curl < _preacher: arm.l 60 2 60; front dumbbell bell hand.r 0,0,1
machine-preacher-curl < _preacher: pair tube lever 1.3 hand elbow+1,-1,4; front tube grip 0.9 hand.r hand.l; pair tube post3 1.4 elbow+1,-1,4 22,30,16
machine-curl < machine-preacher-curl: trunk 4; 1 arm 74 4 12; 2 arm 74 4 120; back box desk 20 3 34 -20 13,49.5,0; back tube post2 1.6 18,0,0 18,46,0
concentration-curl < _seat: view 30 10; trunk 36; head 16; foot 18 0 16 0 0 24; knee 1 0 0.7; 1 arm.r 30 -16 14 10; 2 arm.r 30 -16 124 10; arm.l 44 10 40; dumbbell bell hand.r 0,0,1
spider-curl < _prone: 1 arm 52 2 10; 2 arm 54 2 128; ez rod hands; view 56 12
dumbbell-spider-curl < _prone: 1 arm 52 4 10; 2 arm 54 4 128; dumbbell bell hand 0,0,1; view 56 12
suspension-curl: view 64 8; foot 28 0 6 -16; 1 hip 2 43; 1 trunk -32; 2 hip 7 47; 2 trunk -24; 1 arm 82 2 8; 2 arm 88 2 118; pair cable strap hand 44,118,4; pair handle grip hand 0,0,1
_wrist < _seat: view 56 10; trunk 34; head 10; foot 22 0 9; hand 10 1 10 knee; - hand; arm 50 -2 56; 2 arm 50 -2 68
wrist-curl < _wrist: barbell bar hands 6
reverse-wrist-curl < wrist-curl: view 44 10
dumbbell-wrist-curl < _wrist: dumbbell bell hand 0,0,1
rope-triceps-pushdown < _stand: view 80 8; hip -3 51.8; trunk 10; 1 arm 6 4 104; 2 arm 4 8 8; at knot 9 3 0 hands; 1 at knot 2 8 0 hands; 2 at knot 4 10 0 hands; pair rope tail hand knot; cable wire knot 26,112,0; pulley post 26,112,0; knee 1 0 0.2; tempo 1.1 1; - free
bar-triceps-pushdown < rope-triceps-pushdown: - tail; - knot; 2 arm 4 4 10; shaft grip hands 16; cable wire hands 26,112,0; over
v-bar-triceps-pushdown < rope-triceps-pushdown: - knot; - tail; at knot 1 6 0 hands; 1 arm 6 -4 104; 2 arm 6 -4 12; pair tube grip 0.9 hand knot; cable wire knot 26,112,0
reverse-grip-triceps-pushdown < bar-triceps-pushdown: view 80 10; under; - over
single-arm-triceps-pushdown < rope-triceps-pushdown: - tail; - knot; arm.l 0 8 6; cable wire hand.r 26,112,8; pulley post 26,112,8; handle grip hand.r 0,0,1
single-arm-reverse-triceps-pushdown < single-arm-triceps-pushdown: view 80 10
cross-cable-triceps-extension < _stand: view 8 8; hip ~ 52.3; uneven; 1 arm.r 34 8 112 -70; 1 arm.l 12 8 112 -70; 2 arm 6 28 8 -70; pair cable wire hand 8,100,-46; pair pulley post 8,100,-46
_skull < _bench: 1 arm 90 2 10; 2 arm 100 2 112; tempo 1.1 1.4
ez-bar-skull-crusher < _skull: ez rod hands
barbell-skull-crusher < _skull: barbell rod hands 7
dumbbell-skull-crusher < _skull: dumbbell bell hand 1,0,0
single-arm-skull-crusher < _skull: arm.l 60 30 90; dumbbell bell hand.r 1,0,0
cable-skull-crusher < _skull: shaft grip hands 14; cable wire hands -74,8,0; pulley post -74,8,0
incline-skull-crusher < _incline: 1 arm 100 2 10; 2 arm 118 2 108; ez rod hands
jm-press < _bench: barbell bar bar; at bar 34.6 1 0 chest; 2 at bar 13 7 0 chest; hand 0 0 12 bar; elbow 0.9 -1 0.5
tate-press < _bench: view 30 18; 1 arm 90 6 6 -90; 2 arm 84 36 122 -90; dumbbell bell hand 0,1,0
close-grip-bench-press < barbell-bench-press: hand 0 0 11 bar; 2 at bar 8.4 -8 0 chest; elbow 0.9 -1 0.3
smith-close-grip-bench-press < smith-bench-press: hand 0 0 11 bar; elbow 0.9 -1 0.3
_french < _seat: view 60 10; back box back 26 4 17 92 chest+-7.5,-12,0; 1 arm 166 4 104; 2 arm 172 2 10; hard 1; trunk -4; tempo 1.3 1.2
dumbbell-overhead-triceps-extension < _french: 1 arm 168 -6 104; 2 arm 172 -10 12; dumbbell bell hands 0,1,0
ez-bar-overhead-triceps-extension < _french: ez rod hands
single-arm-overhead-triceps-extension < _french: view 40 10; arm.l 10 8 30; dumbbell bell hand.r 0,0,1
_frenchcable < _stand: uneven; view 66 8; foot.r 12 0 6; foot.l -14 0 6 20; hip -1 51; trunk 16; 1 arm 158 2 104; 2 arm 150 2 10; hard 1; cable wire hands -46,20,0; pulley post -46,20,0; - free; head -4
rope-overhead-triceps-extension < _frenchcable: - wire; 1 at knot -5 0 0 hands; 2 at knot -6 -3 0 hands; at knot -5 0 0 hands; pair rope tail hand knot; cable wire knot -46,20,0
bar-overhead-triceps-extension < _frenchcable: shaft grip hands 14
single-arm-cable-overhead-triceps-extension < _frenchcable: arm.l 0 8 20; - wire; - post; cable wire hand.r -46,20,10; pulley post -46,20,10; handle grip hand.r 0,0,1
band-overhead-triceps-extension < _stand: view 58 8; hip ~ 52.3; 1 arm 168 4 104; 2 arm 174 4 10; hard 1; pair band strap hand -6,1,4
machine-overhead-triceps-extension < _french: pair tube lever 1.3 hand elbow+-1,0,4; tube grip 0.9 hand.r hand.l; pair tube post3 1.4 elbow+-1,0,4 -16,50,16
_kick < _stand: view 60 8; hip -10 47; trunk 72; head -24; foot.r 6 0 6; foot.l -14 0 6 20; 1 arm.r -12 4 82; 2 arm.r -12 4 6; arm.l 50 6 40; - free
dumbbell-kickback < _kneel: - hand.r; arm.r -8 4 82; 1 arm.r -8 4 82; 2 arm.r -8 4 6; dumbbell bell hand.r 1,0,0
cable-kickback-triceps < _kick: cable wire hand.r 44,10,12; pulley post 44,10,12; handle grip hand.r
band-triceps-pushdown < _stand: view 80 8; hip -3 51.8; trunk 10; 1 arm 6 2 104; 2 arm 4 4 8; pair band strap hand 24,112,2; tube post 1.6 24,0,0 24,112,0; - free
machine-triceps-extension < _seat: view 82 10; trunk 4; 1 arm 62 2 112; 2 arm 60 2 12; back box desk 18 3 34 -33 12,45.4,0; back tube post2 1.6 16,0,0 16,42,0; pair tube lever 1.3 hand elbow+1,-1,4; tube grip 0.9 hand.r hand.l
suspension-triceps-extension: view 64 8; foot -56 0 6 34; 1 hip -18 40; 1 trunk 52; 2 hip -22 45; 2 trunk 44; 1 arm 128 2 100; 2 arm 92 2 8; pair cable strap hand 12,118,6; pair handle grip hand 0,0,1; hard 1
wrist-roller < _stand: view 54 8; hip ~ 52.3; arm 82 -2 6; 1 at load 0 -44 0 hands; 2 at load 0 -14 0 hands; shaft grip hands 12; cable cord hands load; disc plate 6 load 1,0,0
plate-pinch < _stand: view 40 8; hip ~ 52.3; arm 2 6 4; disc plate 8 hand+0,-7,0 0,0,1; still
behind-back-wrist-curl < _stand: view 130 8; hip ~ 52.3; 1 arm -12 4 4; 2 arm -12 4 22; barbell bar hands 8
cable-wrist-curl < _wrist: shaft grip hands 14; cable wire hands 58,6,0; pulley post 58,6,0
hand-gripper < _seat: view 50 10; trunk 2; arm.l 22 8 50; arm.r 16 8 86; head 14; at spring 1 6 0 hand.r; at palm -1.6 -4 0 hand.r; 1 at jaw 5 -3.6 0 hand.r; 2 at jaw 1 -4 0 hand.r; tube one 0.8 palm spring; tube two 0.8 spring jaw; disc coil 1.8 spring 0,0,1; tempo 0.8 0.8
`;
