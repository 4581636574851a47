import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import { decodeProgram } from '#domain/programs/ficha-code/decode';
import { encodeProgram } from '#domain/programs/ficha-code/encode';
import { publicCode } from '#domain/programs/ficha-code/public';
import { ownOfShared, type SharedExercise } from '#domain/programs/ficha-code/shape';
import { programs } from '../ficha-text/arbitrary';

const none = () => null;
const KNOWN = '0195f000-0000-7000-8000-0000000000a1';
const GONE = '0195f000-0000-7000-8000-0000000000b2';
const OWN: SharedExercise = {
  name: 'Remada na corda',
  aliases: [],
  primary: [],
  secondary: [],
  equipment: null,
  mechanic: null,
  unilateral: false,
  bodyweightShare: null,
  loadKind: null,
  stepGrams: null,
};

test('a ficha of the catalogue’s exercises is shown as it is', () => {
  fc.assert(
    fc.property(programs, (draft) => {
      expect(publicCode(draft, none)).toBe(encodeProgram(draft, none));
    }),
    { numRuns: 100 },
  );
});

test('own exercises go with it, what nobody could name does not, and no id of a record', () => {
  const exercises = [
    { ...plainExercise(KNOWN), alternatives: [GONE, 'squat'] },
    plainExercise(GONE),
    plainExercise('squat'),
  ];
  const draft = { ...EMPTY_PROGRAM, template: GONE, days: [{ ...EMPTY_DAY, exercises }] };
  const code = publicCode(draft, (id) => (id === KNOWN ? OWN : null));
  expect(code).not.toMatch(/0195f000/);
  const read = decodeProgram(code);
  expect(read).toMatchObject({
    own: [{ exercise: OWN }],
    draft: { template: null, days: [{ exercises: [{ alternatives: ['squat'] }, {}] }] },
  });
  // The server encodes what it received in the same way, so that both know whether the link
  // changed.
  if ('fault' in read) throw new Error(read.fault);
  expect(publicCode(read.draft, ownOfShared(read))).toBe(code);
});
