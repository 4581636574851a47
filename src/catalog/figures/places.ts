// Stands, seats and benches that several families share. A name with _ is no exercise.
export const placeFigures = `
_stand: view 58 8; hip ~ 52.3; trunk 2; foot -3 0 6 0 0 10; free
_rails: pair tube rail 1 0,0,44 0,118,44
_bench: view 50 16; back box bench 68 4 15 -11,22.5,0; back tube leg 1.3 20,0,0 20,20,0; back tube leg2 1.3 -42,0,0 -42,20,0; hip 4 30; trunk -90; head 4; foot 27 0 12 0 0 14
_incline: view 48 14; back box seat 18 4 15 5 4,21.5,0; back box back 40 4 15 -45 chest+-7.5,-10,0; back tube leg 1.3 4,0,0 4,20,0; back tube leg2 1.3 -24,0,0 -24,38,0; hip 0 28.5; trunk -45; head 8; foot 24 0 12 0 0 14
_decline: view 58 12; back box bench 66 4 15 24 -12,24,0; back tube leg 1.3 16,0,0 16,34,0; back tube leg2 1.3 -38,0,0 -38,11,0; front pad roller 2 35,24,-9 35,24,9; back tube arm 1.3 16,34,0 35,24,0; hip 2 37; trunk -114; head 4; leg 2 6 98; ankle 10
_seat: view 58 10; back box seat 22 4 18 1,22,0; back tube post 1.6 0,0,0 0,20,0; hip 0 29; trunk -2; foot 23 0 9 0 0 12
_backrest < _seat: back box back 34 4 17 92 chest+-7.5,-8,0; trunk -6; hip 0 29
_slant < _seat: back box back 36 4 17 110 chest+-7.5,-8,0; trunk -20; hip 0 29
`;
