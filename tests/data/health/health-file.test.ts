import { beforeEach, describe, expect, test } from 'vitest';
import { isHealthKind } from '#domain/health/health-kinds';
import type { ScreeningValues, Signature } from '#domain/health/screening/screening';
import { bodyCommands } from '../../../src/data/commands/health/body';
import { healthFileCommands } from '../../../src/data/commands/health/health-file';
import { wholeWorkoutCommands } from '../../../src/data/commands/workouts/whole-workout';
import { readPlainRecords } from '../../../src/data/files/export-records';
import { readHealthFile } from '../../../src/data/health/health-file';
import { idOf, outbox } from '../../replica/browser';
import { here } from '../../replica/opened';
import { account, withAccount } from '../opened';

const [SCREENING, ANAMNESIS] = [idOf(1), idOf(2)];
const draft: ScreeningValues = {
  day: '2026-11-22',
  version: '2026-11-22',
  born: '1990-05-17',
  pregnant: null,
  place: { state: 'SP', city: null },
  answers: { heart: { yes: true, asked: 'Coração?' } },
};
const told = {
  day: '2026-11-22',
  version: '2026-11-22',
  template: 'essencial',
  title: 'Essencial',
  answers: {
    else: { asked: 'Algo mais?', section: 'Fim', order: 0, said: { kind: 'text', text: 'Não' } },
  },
} as const;
const signature: Omit<Signature, 'at'> = {
  papers: ['term'],
  version: '2026-11-22',
  text: 'Declaro',
  by: 'self',
  name: 'Ana',
  strokes: 'M1 2l3 4',
  where: 'Santos',
  day: '2026-11-22',
};

withAccount();

const commands = () => healthFileCommands(() => account);
const body = () => bodyCommands(() => account);
const file = () => readHealthFile(here.replica);

async function fill() {
  await body().agree();
  await commands().screen(SCREENING, draft, null);
  await commands().finish('screening', SCREENING);
  await commands().sign(SCREENING, signature);
  await commands().tell(ANAMNESIS, told, null);
}

test('H1a: without a consent neither screening nor anamnesis is stored', async () => {
  expect(await commands().screen(SCREENING, draft, null)).toBe('consent');
  expect(await commands().tell(ANAMNESIS, told, null)).toBe('consent');
  expect(await commands().sign(SCREENING, signature)).toBe('consent');
  expect(await outbox()).toEqual([]);
});

describe('under a consent', () => {
  beforeEach(fill);

  test('a draft is finished and signed; only what changed is written', async () => {
    const { screenings, anamneses } = await file();
    expect(screenings).toMatchObject([{ ...draft, doneAt: expect.any(Number), signature }]);
    expect(anamneses).toMatchObject([{ ...told, doneAt: null }]);
    const before = (await outbox()).length;
    await commands().tell(ANAMNESIS, { ...told, answers: {} }, told);
    expect((await outbox()).length).toBeGreaterThan(before);
    expect((await file()).anamneses[0]?.answers).toEqual({});
  });

  test('what is signed is not signed over', async () => {
    expect(await commands().sign(SCREENING, { ...signature, name: 'Eva' })).toBeNull();
    expect((await file()).screenings).toMatchObject([{ signature }]);
  });

  test('they are removed and come back, and go with what is exported', async () => {
    const kinds = async () =>
      (await readPlainRecords(here.replica))
        .map(({ kind }) => kind)
        .filter(isHealthKind)
        .sort();
    expect(await kinds()).toEqual(['anamnesis', 'screening']);
    await commands().remove('screening', SCREENING);
    expect((await file()).screenings).toEqual([]);
    expect(await kinds()).toEqual(['anamnesis']);
    await commands().restore('screening', SCREENING);
    expect((await file()).screenings).toHaveLength(1);
  });

  test('a withdrawal erases both, and its undoing brings them back as they were', async () => {
    const before = await file();
    const withdrawn = await body().withdraw();
    expect(withdrawn).toMatchObject({ screenings: [{ signature }], anamneses: [{ ...told }] });
    expect(await file()).toMatchObject({ screenings: [], anamneses: [] });
    const purged = (await outbox()).filter(({ set }) => 'purge' in set).map(({ kind }) => kind);
    expect(purged.sort()).toEqual(['anamnesis', 'screening']);
    here.clock.now += 1000;
    await body().undoWithdrawal(withdrawn);
    const { screenings, anamneses } = await file();
    expect({ screenings, anamneses }).toEqual({
      screenings: before.screenings,
      anamneses: before.anamneses,
    });
  });
});

describe('H1a: pain after a workout', () => {
  const WORKOUT = idOf(3);
  const pain = { day: '2026-11-22', region: 'shoulder', strength: 2 } as const;

  test('is not stored without a consent, and kept under one', async () => {
    expect(await commands().hurt(WORKOUT, pain)).toBe('consent');
    expect(await outbox()).toEqual([]);
    await body().agree();
    expect(await commands().hurt(WORKOUT, pain)).toBeNull();
    expect((await file()).pains).toMatchObject([{ id: WORKOUT, ...pain }]);
  });

  test('taken back leaves nothing of where it was, and can be said again', async () => {
    await body().agree();
    await commands().hurt(WORKOUT, pain);
    await commands().hurt(WORKOUT, null);
    expect((await file()).pains).toEqual([]);
    await commands().hurt(WORKOUT, { ...pain, region: 'knee' });
    expect((await file()).pains).toMatchObject([{ region: 'knee' }]);
  });

  test('goes with a withdrawal, and comes back with its undoing', async () => {
    await body().agree();
    await commands().hurt(WORKOUT, pain);
    const before = await file();
    const withdrawn = await body().withdraw();
    expect((await file()).pains).toEqual([]);
    here.clock.now += 1000;
    await body().undoWithdrawal(withdrawn);
    expect((await file()).pains).toEqual(before.pains);
  });

  test('goes to the bin with its workout, comes back with it, and is erased with it', async () => {
    await body().agree();
    await here.begin(WORKOUT);
    await commands().hurt(WORKOUT, pain);
    const told = async () => (await file()).pains.map(({ region }) => region);
    const whole = wholeWorkoutCommands(() => account);
    await whole.discard(WORKOUT);
    expect(await told()).toEqual([]);
    await whole.restore(WORKOUT);
    expect(await told()).toEqual(['shoulder']);
    await whole.discard(WORKOUT);
    await whole.purge(WORKOUT);
    const purged = (await outbox()).filter(({ set }) => 'purge' in set).map(({ kind }) => kind);
    expect(purged.sort()).toEqual(['pain', 'workout']);
  });
});
