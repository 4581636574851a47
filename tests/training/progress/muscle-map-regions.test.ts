import { describe, expect, it } from 'vitest';
import { MUSCLES } from '#domain/exercises/muscles';
import { MUSCLE_REGIONS } from '../../../src/training/progress/muscle-map-regions';
import { BACK_SHAPES, FRONT_SHAPES, shapesOf } from '../../../src/ui/muscle-map/body-shapes';

const drawn = new Set([...FRONT_SHAPES, ...BACK_SHAPES].map(({ region }) => region));
const named = MUSCLES.flatMap((muscle) => MUSCLE_REGIONS[muscle]);

describe('the muscles on the drawn body', () => {
  it('have a region each', () => {
    expect(MUSCLES.filter((muscle) => MUSCLE_REGIONS[muscle].length === 0)).toEqual([]);
  });

  it('name only regions that the drawing has', () => {
    expect(named.filter((region) => !drawn.has(region))).toEqual([]);
  });

  it('share no region', () => {
    expect(named.filter((region, index) => named.indexOf(region) !== index)).toEqual([]);
  });

  it('leave only what is no muscle of ours', () => {
    const left = [...drawn].filter((region) => !named.includes(region));
    const bare =
      /^(head|head-back|face|spine|elbow|hand|hand-back|foot|foot-back|knee|knee-back)(\/|$)/;
    expect(left.filter((region) => !bare.test(region))).toEqual([]);
  });
});

describe('a drawing with several shapes', () => {
  it('comes apart, each shape where it was', () => {
    const path = 'm 10,20 1,0 0,1 z m 5,-5 2,0 0,2 z M 1,2 l 3,3 z m 1,1 1,1 z';
    expect(shapesOf({ id: 'shoulder-side-left', path })).toEqual([
      { key: 'shoulder-side-left/0', region: 'shoulder-side/0', path: 'm10.000 20.000 1,0 0,1 z' },
      { key: 'shoulder-side-left/1', region: 'shoulder-side/1', path: 'm15.000 15.000 2,0 0,2 z' },
      { key: 'shoulder-side-left/2', region: 'shoulder-side/2', path: 'm1.000 2.000 l 3,3 z' },
      { key: 'shoulder-side-left/3', region: 'shoulder-side/3', path: 'm2.000 3.000 1,1 z' },
    ]);
  });

  it('keeps its plain name when it is one', () => {
    expect(shapesOf({ id: 'spine', path: 'm1,1 2,2z' }).map(({ region }) => region)).toEqual([
      'spine',
    ]);
  });

  it('lies within the picture, on both sides of the body', () => {
    for (const shape of [...FRONT_SHAPES, ...BACK_SHAPES]) {
      expect(shape.path).toMatch(/^m-?\d+\.\d{3} -?\d+\.\d{3}[\s,a-zA-Z\d.-]+z$/);
    }
    const sides = (side: string) =>
      FRONT_SHAPES.filter(({ key }) => key.includes(`-${side}/`))
        .map(({ region }) => region)
        .sort();
    expect(sides('left')).toEqual(sides('right'));
  });
});
