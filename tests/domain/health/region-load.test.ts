import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import type { Exercise } from '#domain/exercises/exercise';
import { PAIN_REGIONS, type PainRegion } from '#domain/health/pain';
import { regionsLoaded } from '#domain/health/region-load';

function known(id: string): Exercise {
  const found = exercises.find((exercise) => exercise.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}`);
  return found;
}
const loads = (id: string, region: PainRegion) => regionsLoaded(known(id), [region]).length > 0;

describe('which exercises load a region', () => {
  test.each<[PainRegion, readonly string[], readonly string[]]>([
    ['neck', ['barbell-shrug', 'neck-machine'], ['leg-extension', 'barbell-curl']],
    [
      'shoulder',
      ['barbell-bench-press', 'overhead-press', 'pull-up', 'bench-dip', 'plank', 'push-up'],
      ['leg-press-45', 'rope-triceps-pushdown', 'preacher-curl', 'crunch'],
    ],
    [
      'elbow',
      ['barbell-curl', 'rope-triceps-pushdown', 'barbell-bench-press'],
      ['leg-extension', 'crunch'],
    ],
    ['wrist', ['push-up', 'barbell-curl', 'deadlift', 'chin-up'], ['leg-extension', 'pec-deck']],
    ['chest', ['dumbbell-fly', 'bench-dip'], ['lat-pulldown', 'back-squat']],
    ['upper-back', ['barbell-row', 'lat-pulldown', 'face-pull'], ['pec-deck', 'leg-extension']],
    [
      'lower-back',
      ['deadlift', 'back-squat', 'goblet-squat', 'barbell-row', 'sit-up', 'dumbbell-deadlift'],
      ['leg-extension', 'leg-press-45', 'lat-pulldown', 'pec-deck'],
    ],
    ['hip', ['barbell-hip-thrust', 'back-squat', 'cable-hip-adduction'], ['leg-extension']],
    ['thigh', ['leg-extension', 'lying-leg-curl', 'deadlift'], ['standing-calf-raise']],
    ['knee', ['leg-extension', 'back-squat', 'lying-leg-curl'], ['standing-calf-raise', 'crunch']],
    ['calf', ['standing-calf-raise', 'box-jump'], ['leg-extension']],
    ['ankle', ['back-squat', 'bodyweight-calf-raise', 'walking-lunge'], ['leg-extension']],
  ])('%s', (region, loading, sparing) => {
    for (const id of loading) expect([id, loads(id, region)]).toEqual([id, true]);
    for (const id of sparing) {
      expect([id, loads(id, region)]).toEqual([id, false]);
    }
  });

  test('a place that nobody named is loaded by nothing, and by every other one something is', () => {
    for (const region of PAIN_REGIONS) {
      expect(exercises.some(({ id }) => loads(id, region))).toBe(region !== 'other');
    }
  });

  test('whatever works a shoulder first loads it, in the whole catalogue', () => {
    const delts = ['front_delts', 'side_delts', 'rear_delts'];
    for (const { id, primary } of exercises) {
      if (primary.some((muscle) => delts.includes(muscle)))
        expect(loads(id, 'shoulder')).toBe(true);
    }
  });

  test('is not known of one that names no muscle', () => {
    const own = { ...known('push-up'), primary: [], secondary: [] };
    expect(regionsLoaded(own, PAIN_REGIONS)).toEqual([]);
  });
});
