import type { PainRegion, PainStrength, PainValues } from '#domain/health/pain';

const REGIONS: Readonly<
  Record<PainRegion, readonly [name: string, within: string, whole: string]>
> = {
  neck: ['Pescoço', 'no pescoço', 'o pescoço'],
  shoulder: ['Ombro', 'no ombro', 'o ombro'],
  elbow: ['Cotovelo', 'no cotovelo', 'o cotovelo'],
  wrist: ['Punho ou mão', 'no punho ou na mão', 'o punho ou a mão'],
  chest: ['Peito', 'no peito', 'o peito'],
  'upper-back': ['Costas', 'nas costas', 'as costas'],
  'lower-back': ['Lombar', 'na lombar', 'a lombar'],
  hip: ['Quadril', 'no quadril', 'o quadril'],
  thigh: ['Coxa', 'na coxa', 'a coxa'],
  knee: ['Joelho', 'no joelho', 'o joelho'],
  calf: ['Panturrilha', 'na panturrilha', 'a panturrilha'],
  ankle: ['Tornozelo ou pé', 'no tornozelo ou no pé', 'o tornozelo ou o pé'],
  other: ['Outro lugar', 'em outro lugar', 'outro lugar'],
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

/** "o ombro" */
export function thePainRegion(region: PainRegion): string {
  return REGIONS[region][2];
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
