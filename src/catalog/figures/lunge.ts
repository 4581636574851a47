// Lunges, split squats, steps.
export const lungeFigures = `
_split < _stand: view 64 8; foot.r 19 0 6; foot.l -27.5 0 6 52 0 2; knee.l 1 -0.6 0; 1 hip -3 46; 2 hip -4 28.5; trunk 4; 2 trunk 8; tempo 1.2 1.5
_bells: load 0.4 hand.r; dumbbell bell hand 1,0,0; arm -2 5 4; 2 arm 4 5 4
_backbar: load 0.6 bar; barbell bar bar 11; at bar -4.6 -0.5 0 chest; hand 0 0 24 bar; elbow -0.5 -1 0.1
_hips: hand 3 3 10 pelvis; elbow -0.6 0 1
split-squat < _bells _split
bodyweight-split-squat < _hips _split
barbell-split-squat < _backbar _split
smith-split-squat < _backbar _split _rails: 1 hip 2.2 46; 2 hip 0.5 29; barbell bar bar; foot.r 20 0 6; foot.l -25 0 6 54 0 2; - free
_step < _split: 1 hip -1 52; 1 foot.r -3 0 6; 1 foot.l -3 0 6; 1 knee.l 1 0 0; 2 hip 6 50; 2 foot.r 14 12 6 -10; 2 foot.l -3 0 6 20; 2 knee.l 1 0 0; 3 hip 14 28.5; 3 foot.r 37 0 6; 3 foot.l -10 0 6 48; 3 knee.l 1 -0.6 0; 3 trunk 8; 1 trunk 2; 2 trunk 4; hard 3; tempo 0.8 0.8 0.9; - free; foot.l -3 0 6
forward-lunge < _bells _step: 3 hip 14 28.5; 1 foot.l -3 0 6 0; 2 foot.l -3 0 6 25; 3 foot.l -3 0 6 55; 3 foot.r 41 0 6; 3 hip 19 29; 1 hip -1 52
walking-lunge < forward-lunge
barbell-walking-lunge < _backbar forward-lunge: - bell; hand 0 0 24 bar
bodyweight-lunge < forward-lunge: - bell; hand 3 3 10 pelvis; elbow -0.6 0 1
plate-overhead-walking-lunge < forward-lunge: - bell; hand 1 35 7 chest; elbow -0.4 0 1; disc plate 9 top+0,38,0; at weight 1 36 0 chest; disc plate 9 weight 1,0,0
_back < _split: 1 hip -1 52; 1 foot.r -3 0 6; 1 foot.l -3 0 6; 1 knee.l 1 0 0; 2 hip -7 48; 2 foot.r -3 0 6; 2 foot.l -22 9 6 40; 2 knee.l 1 -0.4 0; 3 hip -24 28.5; 3 foot.r -3 0 6; 3 foot.l -47 0 6 50; 3 knee.l 1 -0.6 0; 3 trunk 12; 1 trunk 2; 2 trunk 6; hard 3; tempo 0.9 0.7 0.9; - free
reverse-lunge < _bells _back
barbell-reverse-lunge < _backbar _back
smith-reverse-lunge < _backbar _back _rails: 1 hip 3.4 52; 2 hip 0 48; 3 hip -3 29; 1 foot.r 2 0 6; 2 foot.r 8 0 6; 3 foot.r 17 0 6; 1 foot.r 17 0 6; 2 foot.r 17 0 6; 1 foot.l 10 0 6; 2 foot.l -8 9 6 40; 3 foot.l -28 0 6 50; 1 trunk 2; 2 trunk 2; 3 trunk 4
curtsy-lunge < reverse-lunge: view 20 8; 1 hip 0 52; 2 hip -2 48; 3 hip -9 31 3; 2 foot.l -20 8 -6 40; 3 foot.l -32 0 -18 48 0 -18; 1 foot.r -3 0 7; 2 foot.r -3 0 7; 3 foot.r -3 0 7 0 0 14; 3 trunk 14
lateral-lunge < _stand: view 12 8; 1 hip 0 52; 1 foot.r -3 0 6; foot.l -3 0 6 0 0 10; 2 hip -4 50 8; 2 foot.r -3 8 22; 3 hip -12 30 28; 3 foot.r -3 0 36 0 0 14; 3 knee.r 1 0 0.3; 3 trunk 34; 3 head -16; hand 10 -8 2.6 chest; elbow 0 -1 0.4; at weight 11 -8 0 chest; dumbbell bell weight 0,1,0; hard 3; tempo 0.9 0.7 1; - free
cossack-squat < _stand: view 12 8; foot.r -3 0 30 0 0 20; foot.l -3 0 30 0 0 20; 1 hip -2 44 0; 2 hip -12 24 26; 2 trunk 30; 2 head -14; hand 12 -6 3 chest; elbow 0 -1 0.4; 2 foot.l -3 0 24 -20 0 30; knee.r 1 0 0.5; - free
bulgarian-split-squat < _bells _split: back box bench 20 22 30 -42,11,0; foot.l -36 29 6 0 -165 2; knee.l 1 -0.7 0; 1 hip -3 50; 2 hip -6 32; foot.r 12 0 6; 2 trunk 18; 2 head -8; 2 arm 16 5 4; 1 trunk 6
bodyweight-bulgarian-split-squat < bulgarian-split-squat _hips: - bell; hand 3 3 10 pelvis; elbow -0.6 0 1
barbell-bulgarian-split-squat < bulgarian-split-squat _backbar: - bell; hand 0 0 24 bar; 2 trunk 14
smith-bulgarian-split-squat < barbell-bulgarian-split-squat _rails: 1 hip 2.5 50; 2 hip -1 31; foot.r 14 0 6; foot.l -33 29 6 0 -165 2; back box bench 20 22 30 -39,11,0; - free; 2 trunk 10
step-up < _bells: view 66 8; box step 26 22 36 22,11,0; foot.r 19 22 6; 1 foot.l -8 0 6; 1 hip 0 50; 1 trunk 14; 2 foot.l -3 27 6 40; 2 hip 12 66; 2 trunk 10; 3 foot.l 17 22 6; 3 hip 18 74; 3 trunk 2; 4 foot.l -3 27 6 40; 4 hip 12 66; 4 trunk 10; tempo 0.6 0.8 0.6 0.8; hard 1; - free
barbell-step-up < step-up _backbar: - bell; hand 0 0 24 bar; view 60 8; foot.r 19 22 6; 1 foot.l -8 0 6; - free
bodyweight-step-up < step-up: - bell; 1 arm.r -20 5 60; 3 arm.r 30 5 70; 1 arm.l 30 5 70; 3 arm.l -10 5 60
step-down < _stand: view 66 8; box step 26 22 36 22,11,0; foot.r 21 22 6; 1 hip 20 74; 1 foot.l 19 22 6; 2 hip 20 66; 2 foot.l 38 25 6; 2 trunk 8; 3 hip 16 55; 3 foot.l 41 7 6 -10; 3 trunk 20; 4 hip 20 66; 4 foot.l 38 25 6; 4 trunk 8; 1 arm 4 8 8; 3 arm 60 6 10; 4 arm 30 8 8; hard 3; tempo 0.7 0.6 0.8 0.8; - free
jumping-lunge < _split: 1 hip -3 30; 2 hip -3 58; 2 foot.r 4 14 6 20; 2 foot.l -10 14 6 40; 1 arm.r -20 6 80; 1 arm.l 30 6 80; 2 arm 40 10 70; hard 1; tempo 0.8 0.5; - free; uneven
`;
