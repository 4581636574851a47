import { describe, expect, test } from 'vitest';
import { fatRefusal } from '#words/health/body-fat';
import { formatMeasure, measureChange, measureName } from '#words/health/body-measures';

const own = { id: 'w', at: 1, name: 'Punho', unit: 'length' } as const;
const water = { id: 'a', at: 2, name: 'Água', unit: 'percent' } as const;
const words = { unit: 'kg', lengthUnit: 'cm', measures: [own, water] } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a measure', () => {
  test.each([
    ['c.waist', 8250, '82,5 cm'],
    ['c.waist', 8200, '82 cm'],
    ['f.triceps', 125, '12,5 mm'],
    ['fat', 1820, '18,2%'],
    ['weight', 80_200, '80,2 kg'],
    ['m.w', 1650, '16,5 cm'],
    ['m.a', 5510, '55,1%'],
    ['m.gone', 725, '7,25'],
  ] as const)('%s of %i is %s', (key, value, said) => {
    expect(plain(formatMeasure(key, value, words))).toBe(said);
  });

  test('comes in inches and pounds to who reads those; a fold stays in millimetres', () => {
    const imperial = { ...words, unit: 'lb', lengthUnit: 'in' } as const;
    expect(plain(formatMeasure('c.waist', 8255, imperial))).toBe('32,5 pol.');
    expect(plain(formatMeasure('f.triceps', 125, imperial))).toBe('12,5 mm');
  });

  test('has a name, also when it was removed', () => {
    expect(measureName('c.flexed-arm-left', words)).toBe('Braço esquerdo contraído');
    expect(measureName('f.thigh', words)).toBe('Dobra da coxa');
    expect(measureName('m.w', words)).toBe('Punho');
    expect(measureName('m.gone', words)).toBe('Medida apagada');
  });
});

test('a change is said with its sign and its time', () => {
  const said = (...change: Parameters<typeof measureChange>) => plain(measureChange(...change));
  expect(said('c.waist', { by: -300, days: 84 }, words)).toBe('−3 cm em 12 semanas');
  expect(said('c.waist', { by: 150, days: 9 }, words)).toBe('+1,5 cm em 9 dias');
  expect(said('c.waist', { by: 2, days: 9 }, words)).toBe('Sem mudança em 9 dias');
  expect(said('fat', { by: -120, days: 60 }, words)).toBe('−1,2 pontos em 9 semanas');
  expect(said('fat', { by: -100, days: 60 }, words)).toBe('−1 ponto em 9 semanas');
  expect(said('fat', { by: 100, days: 60 }, words)).toBe('+1 ponto em 9 semanas');
  expect(said('fat', { by: -1100, days: 60 }, words)).toBe('−11 pontos em 9 semanas');
});

test('why there is no body fat is said, and what is missing named', () => {
  expect(fatRefusal({ refused: 'missing', missing: ['age', 'f.thigh', 'c.neck'] })).toBe(
    'Faltam idade, dobra da coxa e pescoço.',
  );
  expect(fatRefusal({ refused: 'missing', missing: ['height'] })).toBe('Falta altura.');
  expect(fatRefusal({ refused: 'age', least: 18, most: 61 })).toContain('de 18 a 61 anos');
});
