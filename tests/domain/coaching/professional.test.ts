import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nextStep,
  PROFESSIONAL_STEPS,
  planWrites,
  professionalKind,
  professionalWrites,
} from '#domain/coaching/professional';
import { mergeRegisters, stamped } from '#protocol/merge';
import { KIND_SAMPLES } from '../../interchange/kind-samples';

const PLAN = {
  name: 'Consultoria',
  period: 'monthly',
  sessions: null,
  centavos: 22_000,
  includes: 'Ficha nova todo mês',
} as const;

test('what two devices answer in different steps stands together', () => {
  const phone = stamped(professionalWrites({ name: 'Ana Lima' }, 'name'), [1, 0, 'a']);
  const desk = stamped(
    { ...professionalWrites({ bio: 'Treino sem pressa.' }, 'bio'), ...planWrites('p1', PLAN, 7) },
    [2, 0, 'b'],
  );
  const shown = professionalKind.project(mergeRegisters(phone, desk).registers);
  expect(shown).toMatchObject({
    name: 'Ana Lima',
    bio: 'Treino sem pressa.',
    plans: [{ id: 'p1', ...PLAN }],
    steps: { name: 'done', bio: 'done' },
  });
});

test('goes on with the first step that was neither done nor skipped', () => {
  const shown = (writes: object) => professionalKind.project(stamped({ ...writes }, [1, 0, 'a']));
  expect(nextStep(shown({}))).toBe('name');
  const skipped = { ...professionalWrites({ name: 'Ana' }, 'name'), 's.cref': 'skipped' };
  expect(nextStep(shown(skipped))).toBe('place');
  const all = Object.fromEntries(PROFESSIONAL_STEPS.map((step) => [`s.${step}`, 'done']));
  expect(nextStep(shown(all))).toBeNull();
});

test('plans stand in the order they were made; one that was taken back is gone', () => {
  const registers = stamped(
    {
      ...planWrites('b', { ...PLAN, name: 'Segundo' }, 2),
      ...planWrites('a', { ...PLAN, name: 'Terceiro' }, 3),
      ...planWrites('c', { ...PLAN, name: 'Primeiro' }, 1),
      ...planWrites('d', null, 0),
    },
    [1, 0, 'a'],
  );
  const names = professionalKind.project(registers).plans.map(({ name }) => name);
  expect(names).toEqual(['Primeiro', 'Segundo', 'Terceiro']);
});

test('a key of Pix that does not hold is shown as none', () => {
  const with_ = (key: string) =>
    professionalKind.project(stamped({ pix: { kind: 'cpf', key } }, [1, 0, 'a'])).pix;
  expect(with_('11144477735')).toEqual({ kind: 'cpf', key: '11144477735' });
  expect(with_('11144477736')).toBeNull();
});

test('any mixture of registers reads', () => {
  const sample = KIND_SAMPLES.professional;
  if (!sample) throw new Error('no sample');
  fc.assert(
    fc.property(sample, (registers) => {
      const shown = professionalKind.project(registers);
      expect(shown.plans.every(({ centavos }) => Number.isInteger(centavos))).toBe(true);
    }),
  );
});
