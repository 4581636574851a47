import type { Circumference, Skinfold } from '#domain/health/body/sites';
import { byCode } from '../format/by-code';

/** "Cintura", "Braço direito contraído". */
export const circumferenceName = byCode<Circumference>({
  neck: 'Pescoço',
  shoulders: 'Ombros',
  chest: 'Tórax',
  waist: 'Cintura',
  abdomen: 'Abdômen',
  hips: 'Quadril',
  'arm-right': 'Braço direito',
  'arm-left': 'Braço esquerdo',
  'flexed-arm-right': 'Braço direito contraído',
  'flexed-arm-left': 'Braço esquerdo contraído',
  'forearm-right': 'Antebraço direito',
  'forearm-left': 'Antebraço esquerdo',
  'thigh-right': 'Coxa direita',
  'thigh-left': 'Coxa esquerda',
  'calf-right': 'Panturrilha direita',
  'calf-left': 'Panturrilha esquerda',
});

/** Among skinfolds: "Tricipital". */
export const skinfoldName = byCode<Skinfold>({
  chest: 'Peitoral',
  midaxillary: 'Axilar média',
  triceps: 'Tricipital',
  biceps: 'Bicipital',
  subscapular: 'Subescapular',
  abdominal: 'Abdominal',
  suprailiac: 'Supra-ilíaca',
  thigh: 'Coxa',
  calf: 'Panturrilha',
});

/** Where the tape goes: one sentence for each place, the same for both sides of a limb. */
export const TAPE_PLACES: readonly (readonly [name: string, how: string])[] = [
  ['Pescoço', 'Logo abaixo do pomo de adão, com a fita um pouco mais baixa na frente.'],
  ['Ombros', 'Na parte mais larga dos ombros, com os braços soltos.'],
  ['Tórax', 'Na linha dos mamilos, depois de soltar o ar sem forçar.'],
  ['Cintura', 'Na parte mais estreita do tronco, sem encolher a barriga.'],
  ['Abdômen', 'Na altura do umbigo, com a barriga relaxada.'],
  ['Quadril', 'Na parte mais larga dos glúteos, com os pés juntos.'],
  ['Braço', 'No meio entre o ombro e o cotovelo, com o braço solto.'],
  ['Braço contraído', 'Na parte mais grossa, com o cotovelo dobrado e o bíceps contraído.'],
  ['Antebraço', 'Na parte mais grossa, perto do cotovelo, com a palma da mão para cima.'],
  ['Coxa', 'No meio entre a virilha e o joelho, com o peso nas duas pernas.'],
  ['Panturrilha', 'Na parte mais grossa, em pé, com o peso nas duas pernas.'],
];

/** Where the caliper goes, on the right side of the body. */
export const CALIPER_PLACES: readonly (readonly [name: string, how: string])[] = [
  [
    'Peitoral',
    'Na diagonal entre a axila e o mamilo: no meio em homens, a um terço da axila em mulheres.',
  ],
  ['Axilar média', 'Vertical, na linha do meio da axila, na altura da ponta do esterno.'],
  ['Tricipital', 'Vertical, atrás do braço, no meio entre o ombro e o cotovelo.'],
  ['Bicipital', 'Vertical, na frente do braço, na mesma altura da tricipital.'],
  ['Subescapular', 'Na diagonal, dois centímetros abaixo da ponta da escápula.'],
  ['Abdominal', 'Vertical, dois centímetros ao lado do umbigo.'],
  ['Supra-ilíaca', 'Na diagonal, logo acima do osso do quadril, na linha da frente da axila.'],
  ['Coxa', 'Vertical, na frente da coxa, no meio entre a virilha e o joelho.'],
  ['Panturrilha', 'Vertical, no lado de dentro, onde a panturrilha é mais grossa.'],
];
