import { expect, test } from 'vitest';
import { planWrites, professionalKind, professionalWrites } from '#domain/coaching/professional';
import { publishFormOf } from '#domain/coaching/publish-form';
import { stamped } from '#protocol/merge';
import { isUpToDate } from '../../../src/data/programs/publish-form';

const plan = {
  name: 'Consultoria',
  period: 'monthly',
  sessions: null,
  centavos: 22_000,
  includes: '',
} as const;
const said = professionalKind.project(
  stamped(
    {
      ...professionalWrites({
        name: 'Ana Lima',
        cref: '194882-G/SP',
        state: 'SP',
        city: 'Sorocaba',
        specialities: ['strength', 'hypertrophy'],
        handle: 'ana-lima',
        open: true,
        pix: { kind: 'cpf', key: '11144477735' },
      }),
      ...planWrites('p1', plan, 1),
    },
    [1, 0, 'a'],
  ),
);

test('the page holds what was said, and never the Pix key', () => {
  const form = publishFormOf(said);
  expect(form).toMatchObject({ name: 'Ana Lima', handle: 'ana-lima', plans: [plan] });
  expect(JSON.stringify(form)).not.toContain('11144477735');
});

test('a page is told to be up to date until something else is said', () => {
  const { handle, ...published } = publishFormOf(said);
  const own = {
    handle,
    published,
    publishedAt: 1,
    hidden: null,
    crefStatus: 'declared' as const,
    crefReason: null,
  };
  expect(isUpToDate(said, own)).toBe(true);
  expect(isUpToDate({ ...said, pix: null }, own)).toBe(true);
  expect(isUpToDate({ ...said, bio: 'Outra' }, own)).toBe(false);
  expect(isUpToDate({ ...said, handle: 'ana' }, own)).toBe(false);
  expect(isUpToDate({ ...said, plans: [] }, own)).toBe(false);
});
