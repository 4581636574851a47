// Leg machines: extensions, curls, calves, hips in and out, kickbacks.
export const legFigures = `
_legext < _backrest: view 68 10; hand 0 -8 13 pelvis; elbow -1 0 0.4; 1 leg 88 4 88; 2 leg 88 4 8; pad roll 2.4 ankle.r+3,1,-12 ankle.r+3,1,2; pair tube lever 1.3 ankle+3,1,3 knee+0,-1,5; trunk -14; back box back 36 4 17 106 chest+-7.5,-8,0; tempo 1.1 1.4; box base 30 3 26 4,2,0
leg-extension < _legext
single-leg-extension < _legext: 1 leg.l 88 4 88; 2 leg.l 88 4 88; pad roll 2.4 ankle.r+3,1,-5 ankle.r+3,1,2; tube lever 1.3 ankle.r+3,1,3 knee.r+0,-1,5
_lyingcurl: view 66 12; hip 0 33; trunk 94; head -20; back box bench 38 4 17 -4 22,24.3,0; back box rest 22 4 17 4 -11,24.4,0; back tube post 1.8 -6,0,0 -6,22,0; back tube post2 1.8 26,0,0 26,22,0; tube base 1.8 -20,2,0 30,2,0; 1 leg 10 4 8; 2 leg 10 4 110; ankle -5; hand 12 -12 13 chest; elbow 0.4 -1 0.6; pair tube lever 1.3 ankle+-1,3,3 knee+0,-2,5; pad roll 2.4 ankle.r+-1,4,-12 ankle.r+-1,4,2; tempo 1.1 1.4
lying-leg-curl < _lyingcurl
single-leg-lying-leg-curl < _lyingcurl: 1 leg.l 10 4 8; 2 leg.l 10 4 8; pad roll 2.4 ankle.r+-1,4,-4 ankle.r+-1,4,2; tube lever 1.3 ankle.r+-1,3,3 knee.r+0,-2,5
dumbbell-leg-curl < _lyingcurl: - lever; - roll; - base; dumbbell bell sole.r+0,0,-6 0,1,0
seated-leg-curl < _legext: 1 leg 84 4 12; 2 leg 84 4 108; pad roll 2.4 ankle.r+-3,-1,-12 ankle.r+-3,-1,2; pair tube lever 1.3 ankle+-3,-1,3 knee+0,-1,5; front pad thigh 2.6 knee.r+-5,6.5,-14 knee.r+-5,6.5,3
single-leg-seated-leg-curl < seated-leg-curl: 1 leg.l 84 4 12; 2 leg.l 84 4 12; pad roll 2.4 ankle.r+-3,-1,-5 ankle.r+-3,-1,2; tube lever 1.3 ankle.r+-3,-1,3 knee.r+0,-1,5
_standcurl < _stand: view 74 8; hip -1 52 -4; trunk 10; foot.l -3 0 -1; 1 leg.r 24 2 54; 2 leg.r 8 2 100; hand 24 62 8; elbow 0 -1 0.4; - free
standing-leg-curl < _standcurl: pad roll 2.2 ankle.r+-3,2,-5 ankle.r+-3,2,3; tube lever 1.3 ankle.r+-3,2,4 knee.r+2,0,5 16,26,14; tube post 1.8 16,0,0 16,62,0; tube bar 1.2 24,62,-10 24,62,10; pad thigh 2.6 knee.l+5,7,-4 knee.l+5,7,14; tube top 1.4 16,60,0 24,62,0; foot.l -3 0 0
ankle-weight-leg-curl < _standcurl: pad cuff 2.6 ankle.r+-1.6,2,0 ankle.r+1.6,2,0; box wall 3 110 50 30,55,0; hand 27 72 8
cable-leg-curl < _standcurl: cable wire ankle.r 44,6,6; pulley post 44,6,6; hand 34 70 8; 1 hand 34 70 8; tube bar 1.2 36,70,-8 44,70,0; pad cuff 2.4 ankle.r+-1,1,0 ankle.r+1,1,0
kneeling-leg-curl: view 66 12; hip -2 48; trunk 66; head -14; leg.l 66 4 62; 1 leg.r 66 4 60; 2 leg.r 66 4 128; ankle 10; hand 24 48 10; palm 1 0 0; elbow -0.6 -0.2 0.5; box desk 26 4 24 24,44,0; box knee2 18 4 26 2,19.5,0; tube leg 1.8 2,2,0 2,18,0; tube post 1.8 18,0,0 22,44,0; tube base 1.6 -24,2,0 30,2,0; pad roll 2.2 ankle.r+-2,3,-6 ankle.r+-2,3,3
nordic-curl: view 68 10; 1 hip -1 29; 1 trunk 2; 2 hip 20 13; 2 trunk 62; leg 0 4 90; 1 leg 0 4 89; 2 leg 0 4 30; ankle 84; hand 10 -6 12 chest; elbow 0.4 -1 0.4; pad hold 2.4 -24,7.6,-10 -24,7.6,10; back box mat 60 2 40 -4,-0.9,0; hard 2
reverse-nordic-curl: view 68 10; 1 hip -1 28; 1 trunk 0; 2 hip -16.7 23.4; 2 trunk -40; 1 leg 0 4 90; 2 leg 0 4 130; ankle 80; hand 8 -8 4 chest; elbow 0.3 -1 0.5; back box mat 70 3 40 -14,0,0; head 8; 1 head 0
glute-ham-raise: view 68 8; back box rest 14 8 26 -3,36.5,0; box plate 3 18 26 -41,43,0; back tube post 1.8 -3,0,0 -3,34,0; back tube post2 1.8 -41,0,0 -41,36,0; tube base 1.8 -46,2,0 10,2,0; 1 hip 14.5 45; 1 trunk 90; 2 hip -7 68.5; 2 trunk 8; 1 leg 0 4 6; 2 leg 0 4 84; ankle -10; hand 8 -6 5 chest; elbow 0.4 -1 0.5
_ball: ball ball 14 0,14,0
ball-leg-curl < _bridge: ball ball 12.5 44,12.5,0; 1 hip 0 20; 1 trunk -108; 1 head 18; foot 40 24 6 30; 1 foot 44 24 6 20; 2 foot 24 26 6 40; 2 hip 2 25; 2 trunk -116; ball ball 12.5 sole.r+5,-11,-6; arm -20 30 4
sliding-leg-curl < _bridge: 1 foot 44 0 7; 1 hip 0 12; 1 trunk -98; 2 foot 22 0 7; 2 hip 0 24; 2 trunk -116; arm -10 30 4
suspension-leg-curl < sliding-leg-curl: foot 44 16 6 40; 1 foot 42 16 6 50; 2 foot 24 16 6 40; pair cable strap sole 38,110,4; 1 hip 0 17
band-leg-curl < _lyingcurl: - lever; - roll; - base; pair band strap ankle -70,10,6; tube post3 1.6 -70,0,0 -70,40,0
_calf < _stand: view 72 8; trunk 2; box step 14 5 36 6,2.5,0; 1 hip -2 55; 2 hip 0 61.5; 1 foot -3 2.4 6 0 14; 2 foot -3 5 6 42; - free; tempo 1 1.2; knee 1 0 0.1
standing-calf-raise < _calf: hand 7 0 13 chest; elbow 0.3 -1 0.5; pair pad shoulder 2.2 chest+-5,4,9 chest+5,4,9; pair tube arm 1.4 chest+5,4,9 30,84,12; tube post 2 32,0,0 32,112,0
bodyweight-calf-raise < _calf: hand 14 -18 10 chest; elbow 0 -1 0.5; tube rail 1.4 22,62,-24 22,62,24; hand 21 62 9; pair tube post 1.4 22,0,22 22,62,22
dumbbell-calf-raise < _calf: arm 2 5 4; dumbbell bell hand 1,0,0
single-leg-calf-raise < _calf: hand.l 21 62 9; elbow.l 0 -1 0.5; tube rail 1.4 22,62,-24 22,62,24; pair tube post 1.4 22,0,22 22,62,22; leg.l 10 2 60; arm.r 2 5 4
single-leg-dumbbell-calf-raise < single-leg-calf-raise: dumbbell bell hand.r 1,0,0
barbell-calf-raise < _calf: barbell bar bar 11; at bar -4.6 -0.5 0 chest; hand 0 0 24 bar; elbow -0.5 -1 0.1; view 60 8
smith-calf-raise < barbell-calf-raise _rails: 1 hip 3 57; 2 hip 3 61.5; 1 foot 1 7 6 0 -14; 2 foot 0 5 6 42; box step 14 5 36 10,2.5,0; pair tube rail 1 -0.5,0,44 -0.5,122,44
hack-calf-raise < standing-calf-raise: pair pad shoulder 2.2 chest+-5,4,9 chest+5,4,9; back box back 40 4 20 -80 chest+-8,-10,0
donkey-calf-raise < _calf: trunk 82; 1 trunk 75; 1 hip -14 53; 2 hip -12 59; 2 trunk 82; head -14; hand 32 46 10; elbow -0.4 -0.6 0.6; box desk 16 4 36 34,44,0; tube post2 2 36,0,0 36,42,0; pad hips 3 pelvis+-8,0,-10 pelvis+-8,0,10; tube arm 1.6 pelvis+-8,0,11 36,70,16; tube post 2 36,0,16 36,72,16
_seatcalf < _seat: view 70 10; 1 hip 0 29; 1 foot 21 7 7 0 -14; foot 21 5 7 0; 2 foot 21 5 7 36; box step 12 5 36 29,2.5,0; hand 22 33 10; 1 hand 18 -2 9 pelvis; hand 20 1 9 pelvis; elbow -1 0 0.4; trunk 4; knee 0.2 1 0; 1 hand 20 1 9 pelvis; 2 hand 20 4 9 pelvis
seated-calf-raise < _seatcalf: front pad thigh 2.8 knee.r+-3,5.5,-15 knee.r+-3,5.5,3; tube lever 1.5 knee.r+-3,6,-7 48,12,0; disc plate 8 knee.r+12,2,-7 1,0,0.4; - hand; 1 arm 40 4 30; 2 arm 44 4 30; hand 20 6 9 pelvis; 1 hand 20 5 9 pelvis; 2 hand 20 8 9 pelvis
plate-seated-calf-raise < _seatcalf: disc plate 8 knee.r+-3,9,-7 1,0,0.2; 1 hand 20 6 6 pelvis; 2 hand 20 9 6 pelvis
smith-seated-calf-raise < _seatcalf _rails: trunk 2; barbell bar knee.r+-3,5,-7 8; pair tube rail 1 18,0,44 18,118,44
leg-press-calf-raise < leg-press-45: at sled 35 57; 2 at sled 38 60; 1 foot 0 0 9 -14 135 8 sled; foot 0 0 9 0 135 8 sled; 1 foot -1 1 9 -12 135 8 sled; 2 foot -3 -1 9 30 135 8 sled; knee -1 0.5 0; 2 at sled 38.5 60.5; 1 at sled 35 57
horizontal-leg-press-calf-raise < horizontal-leg-press: at sled 50 27; 1 at sled 50 27; 2 at sled 53 27; 1 foot 0 0 8 -12 92 8 sled; 2 foot 0 0 8 30 92 8 sled; knee 0 1 0
horizontal-calf-press < horizontal-leg-press-calf-raise
tibialis-raise < _stand: view 76 8; hip -3 51; 1 foot 10 0 6 0; 2 foot 10 0 6 -26; trunk -6; box wall 3 110 50 -15,55,0; arm 2 6 4; - free; head 4
machine-tibialis-raise < _seat: view 72 10; 1 leg 84 3 40; 2 leg 84 3 40; 1 ankle 30; 2 ankle -14; - foot; box plate 3 14 30 60 toe.r+-2,3,-7; hand 0 -8 13 pelvis; elbow -1 0 0.4; trunk -8; leg 84 3 40
band-tibialis-raise: view 66 12; hip 0 6; trunk -10; leg 84 4 4; 1 ankle 40; 2 ankle -10; hand -12 2 12; palm -1 0 0; elbow -1 0 0.4; band strap toe.r 84,6,8; tube post 1.6 84,0,8 84,30,8; 1 ankle.l 10; 2 ankle.l 10
_abd < _backrest: view 14 14; hand 0 -8 13 pelvis; elbow -1 0 0.4; - foot; 1 leg 88 4 86; 2 leg 88 34 86; 1 ankle 0; trunk -12; pair pad side 2.4 knee+-8,0,4 knee+1,0,4; pair tube lever 1.4 knee+-4,-3,4 6,14,6; tempo 1.1 1.2
hip-abduction-machine < _abd
leaning-hip-abduction-machine < _abd: hip 0 30.5; trunk 30; 1 leg 116 4 86; 2 leg 116 34 86; - back; hand 24 28 8; hand 8 -6 17 pelvis; head -10
hip-adduction-machine < _abd: 1 leg 88 34 86; 2 leg 88 4 86; pair pad side 2.4 knee+-8,0,-4 knee+1,0,-4
band-hip-abduction < _seat: view 14 14; hand 3 3 10 pelvis; - hand; arm 10 24 50; - foot; 1 leg 95 4 88; 2 leg 95 30 88; band strap knee.r+-2,2,0 knee.l+-2,2,0; trunk 6
_hipstand < _stand: view 8 8; hip -1 52 -4; foot.l -3 0 0; hand.l 3 3 10 pelvis; elbow.l -0.6 0 1; arm.r 0 10 6; 1 leg.r 30 4 62; 2 leg.r 2 34 2; - free
cable-hip-abduction < _hipstand: cable wire ankle.r 0,6,-56; pulley post 0,6,-56; - hand.l; hand.l 4 70 44; 1 leg.r 10 -8 2; arm.l 20 50 10; pad cuff 2.4 ankle.r+0,1,0 ankle.r+0,2,0
cable-hip-adduction < _hipstand: 1 leg.r 4 30 2; 2 leg.r 14 -14 2; cable wire ankle.r 0,6,60; pulley post 0,6,60; pad cuff 2.4 ankle.r+0,1,0 ankle.r+0,2,0
band-hip-adduction < cable-hip-adduction: - wire; - post; band wire ankle.r 0,6,60; tube post 1.6 0,0,60 0,40,60
standing-band-hip-abduction < _hipstand: 1 leg.r 30 4 62; band strap ankle.r ankle.l
standing-hip-abduction-machine < _hipstand: pad roll 2.4 knee.r+-3,-3,4 knee.r+3,-3,4; tube lever 1.4 knee.r+0,-3,5 hipjoint.r+6,4,8 10,56,0; tube post 2 12,0,0 12,90,0; tube bar 1.2 14,74,-14 14,74,14; hand.l 14 74 11; arm.r 44 4 60
_side: view 4 16; turn 0; hip 0 11.2 0; tilt -86; arm.l 150 -6 90; leg.l 4 2 4; ankle 20; arm.r 10 -10 90
side-lying-hip-abduction < _side: 1 leg.r 0 2 2; 2 leg.r 0 38 2; arm.r 20 6 20
ankle-weight-hip-abduction < side-lying-hip-abduction: pad cuff 2.8 ankle.r+-1,0,2 ankle.r+1,0,2
side-lying-hip-adduction < _side: leg.r 60 2 84; 1 leg.l 0 0 2; 2 leg.l 0 -24 2; arm.r 20 6 20
clamshell < _side: leg.l 44 0 88; 1 leg.r 44 2 88; 2 leg.r 44 30 88 20; band strap knee.r knee.l; arm.r 10 10 20
_quad: view 66 14; hip -2 28; trunk 74; head -18; leg 74 3 88; ankle 84; hand 26 2 11; palm 1 0 0; elbow -1 0 0.2
quadruped-kickback < _quad: 1 leg.r 74 3 88; 2 leg.r -6 3 88; tempo 1.1 1.1
ankle-weight-quadruped-kickback < quadruped-kickback: pad cuff 2.8 ankle.r+-1,1,0 ankle.r+1,1,0
quadruped-cable-kickback < quadruped-kickback: 2 leg.r -4 3 30; cable wire ankle.r 60,8,6; pulley post 60,8,6; pad cuff 2.4 ankle.r+-1,1,0 ankle.r+1,1,0
quadruped-glute-machine < quadruped-kickback: 2 leg.r -4 3 40; pad foot 2.4 sole.r+-1,0,-4 sole.r+-1,0,4; tube lever 1.4 sole.r+-1,0,5 -6,12,12; box mat 44 4 26 12,0,0; box rest 18 4 26 24,1,0
fire-hydrant < _quad: view 24 14; 1 leg.r 74 3 88; 2 leg.r 78 52 88
_standkick < _stand: view 72 8; hip -1 52 -4; foot.l -3 0 0; trunk 20; head -8; hand 26 66 8; elbow 0 -1 0.4; 1 leg.r 48 2 52; 2 leg.r -8 2 8; - free
cable-glute-kickback < _standkick: cable wire ankle.r 44,6,4; pulley post 44,6,4; tube bar 1.2 28,66,-8 44,66,0; pad cuff 2.4 ankle.r+-1,1,0 ankle.r+1,1,0; hand 29 66 6; trunk 24; 2 leg.r -12 2 24
diagonal-cable-kickback < cable-glute-kickback: 2 leg.r -10 24 6; view 50 8
standing-glute-kickback-machine < _standkick: pad foot 2.4 sole.r+0,0,-4 sole.r+0,0,4; tube lever 1.4 sole.r+0,0,5 14,40,12; tube post 2 18,0,0 24,70,0; tube bar 1.2 26,66,-10 26,66,10; pad belly 3 chest+8,-18,-8 chest+8,-18,8; trunk 26; 1 leg.r 60 2 60; 2 leg.r 0 2 34
machine-glute-kickback < standing-glute-kickback-machine
cable-knee-raise < _standkick: 1 leg.r 16 2 40; 2 leg.r 100 2 96; trunk 2; hand 22 66 8; cable wire ankle.r -44,6,4; pulley post -44,6,4; tube bar 1.2 24,66,-10 24,66,10; tube post2 1.6 24,0,0 24,66,0; pad cuff 2.4 ankle.r+-1,1,0 ankle.r+1,1,0; 2 ankle.r -10
band-lateral-walk < _stand: uneven; view 6 8; hip ~ 46; foot -3 0 7; trunk 16; 1 foot.r -3 0 8; 2 foot.r -3 0 20; 1 foot.l -3 0 8; hip -8 46 0; 2 hip -8 45 5; band strap knee.r+0,-6,0 knee.l+0,-6,0; hand 10 -10 3 chest; elbow 0 -1 0.5; - free
`;
