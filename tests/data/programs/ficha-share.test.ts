import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_PROGRAM } from '#domain/programs/draft';
import { fichaFragment, readFichaFragment } from '../../../src/data/programs/ficha-share';

const packedOf = (bytes: Buffer) => deflateRawSync(bytes).toString('base64url');

test('a ficha packed for an address is read back', async () => {
  const draft = { ...EMPTY_PROGRAM, title: 'Força · 5×5', note: 'Aquecer. '.repeat(40) };
  const packed = await fichaFragment(draft, () => null);
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(packed.length).toBeLessThan(150);
  expect(await readFichaFragment(packed)).toEqual({ draft, own: [] });
});

test('what is damaged, too large or made to swell is refused', async () => {
  expect(await readFichaFragment(packedOf(Buffer.alloc(20_000_000, 32)))).toEqual({
    fault: 'too_large',
  });
  expect(await readFichaFragment('a'.repeat(70_000))).toEqual({ fault: 'too_large' });
  expect(await readFichaFragment(packedOf(Buffer.from([0xff, 0xfe])))).toEqual({ fault: 'broken' });
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
      expect(await readFichaFragment(text)).toHaveProperty('fault');
    }),
    { numRuns: 60 },
  );
});
