import { type LoadUnit, loadIn } from '#domain/load';

/** Colours and sizes of competition plates (IWF), with the closest ones in pounds. */
const TONES = ['red', 'blue', 'yellow', 'green', 'white', 'copper'] as const;
export type PlateTone = (typeof TONES)[number];

const FROM: Record<LoadUnit, readonly number[]> = {
  kg: [25, 20, 15, 10, 5, 0],
  lb: [55, 45, 35, 25, 10, 0],
};

/** The colour of a plate, which also determines its drawn size; its weight is written on it. */
export function plateTone(grams: number, unit: LoadUnit): PlateTone {
  const amount = loadIn(grams, unit);
  return TONES[FROM[unit].findIndex((from) => amount >= from)] ?? 'copper';
}
