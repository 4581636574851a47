import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POSES } from '#domain/health/progress-photo';
import {
  factsOfName,
  photoFileName,
  photoFileNames,
} from '../../../src/interchange/photos/photo-names';

test('a name says day and pose, and reads back as both', () => {
  expect(photoFileName({ day: '2026-11-21', pose: 'left' })).toBe('2026-11-21-lado-esquerdo.jpg');
  fc.assert(
    fc.property(
      fc.array(fc.record({ day: fc.constant('2026-11-21'), pose: fc.constantFrom(...POSES) })),
      (photos) => {
        const names = photoFileNames(photos);
        expect(new Set(names).size).toBe(names.length);
        expect(names.map((name) => factsOfName(`fotos/${name}`))).toEqual(photos);
      },
    ),
  );
});

test('other spellings of the same are read, other names are not', () => {
  expect(factsOfName('FOTOS\\2026-02-28-COSTAS.JPEG')).toEqual({ day: '2026-02-28', pose: 'back' });
  for (const name of [
    'IMG_2041.jpg',
    '2026-02-30-frente.jpg',
    '2026-02-28-perfil.jpg',
    '2026-02-28-frente.png',
    '2026-02-28-frente.jpg.exe',
  ]) {
    expect(factsOfName(name), name).toBeNull();
  }
});
