import type { Muscle } from '#domain/exercises/muscles';

/*
 * Figure, cue and muscles of the demonstration's exercise. They are copied here, because those of
 * all exercises are larger than the demonstration. A test compares them with the catalogue.
 */
export const DEMO_FIGURE = `
_bench: view 50 16; back box bench 68 4 15 -11,22.5,0; back tube leg 1.3 20,0,0 20,20,0; back tube leg2 1.3 -42,0,0 -42,20,0; hip 4 30; trunk -90; head 4; foot 27 0 12 0 0 14
_barpress < _bench: barbell bar bar; at bar 34.6 1 0 chest; 2 at bar 8.4 -6 0 chest; hand 0 0 20 bar; elbow 0.5 -1 0.7; tempo 1.1 1.5; over
_rack: back pair tube rack 1.4 -31,0,26 -31,52,26
barbell-bench-press < _rack _barpress
`;

export const DEMO_CUE =
  'Junte as escápulas e mantenha os pés firmes. Desça a barra até o meio do peito e suba sem tirar o quadril do banco.';

export const DEMO_MUSCLES: { readonly primary: Muscle[]; readonly secondary: Muscle[] } = {
  primary: ['chest'],
  secondary: ['front_delts', 'triceps'],
};
