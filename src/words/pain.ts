import type { PainRegion, PainStrength, PainValues } from '#domain/pain';

const REGIONS: Readonly<Record<PainRegion, readonly [name: string, within: string]>> = {
  neck: ['Pescoço', 'no pescoço'],
  shoulder: ['Ombro', 'no ombro'],
  elbow: ['Cotovelo', 'no cotovelo'],
  wrist: ['Punho ou mão', 'no punho ou na mão'],
  chest: ['Peito', 'no peito'],
  'upper-back': ['Costas', 'nas costas'],
  'lower-back': ['Lombar', 'na lombar'],
  hip: ['Quadril', 'no quadril'],
  thigh: ['Coxa', 'na coxa'],
  knee: ['Joelho', 'no joelho'],
  calf: ['Panturrilha', 'na panturrilha'],
  ankle: ['Tornozelo ou pé', 'no tornozelo ou no pé'],
  other: ['Outro lugar', 'em outro lugar'],
};

const STRENGTHS: Readonly<Record<PainStrength, string>> = {
  1: 'leve',
  2: 'moderada',
  3: 'forte',
};

/** "Ombro" */
export function painRegion(region: PainRegion): string {
  return REGIONS[region][0];
}

/** "Moderada" */
export function painStrength(strength: PainStrength): string {
  const word = STRENGTHS[strength];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "Dor forte no ombro" */
export function painWords({ region, strength }: PainValues): string {
  const within = REGIONS[region][1];
  return strength === null ? `Dor ${within}` : `Dor ${STRENGTHS[strength]} ${within}`;
}
