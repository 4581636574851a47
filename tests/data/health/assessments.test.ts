import { beforeEach, describe, expect, test } from 'vitest';
import { withdraw } from '#domain/account/health-consent';
import {
  type AssessmentValues,
  assessmentWrites,
  emptyAssessment,
} from '#domain/health/body/assessment';
import { storeSteps } from '../../../src/data/commands/files/import';
import { readKnownHere } from '../../../src/data/commands/files/import-known';
import { assessmentCommands } from '../../../src/data/commands/health/assessments';
import { bodyCommands } from '../../../src/data/commands/health/body';
import { eraseWithdrawn } from '../../../src/data/commands/health/withdrawn';
import { readPlainRecords } from '../../../src/data/files/export-records';
import { readBodyMeasures } from '../../../src/data/health/assessments';
import { planOwn } from '../../../src/screens/files/import/use-own-plan';
import { page, wire, writtenBy } from '../../replica/answers';
import { idOf, NOW, outbox } from '../../replica/browser';
import { here } from '../../replica/opened';
import { account, withAccount } from '../opened';

const waist: AssessmentValues = {
  ...emptyAssessment('2026-11-20'),
  grams: 80_200,
  circumferences: { waist: 8250, 'arm-left': 3510 },
};
const fold = { ...emptyAssessment('2026-08-01'), skinfolds: { triceps: 125 } };
const goal = {
  of: 'c.waist',
  target: 7800,
  start: 8250,
  since: '2026-11-20',
  due: null,
  reached: null,
} as const;

withAccount();

const commands = () => assessmentCommands(() => account);
const body = () => bodyCommands(() => account);
const read = () => readBodyMeasures(here.replica);

describe('H1a: nothing is measured without a consent', () => {
  test('no assessment, measure or goal is stored, nor a trace of the wish to', async () => {
    const made = { name: 'Punho', unit: 'length' } as const;
    expect((await commands().assess(waist)).refusal).toBe('consent');
    expect((await commands().makeMeasure(made)).refusal).toBe('consent');
    expect((await commands().setGoal(goal)).refusal).toBe('consent');
    expect(await outbox()).toEqual([]);
  });

  test('what fell with a consent taken back elsewhere is not shown, and is erased', async () => {
    await body().agree();
    await commands().assess(waist);
    const withdrawal = writtenBy('tablet', NOW + 1000, withdraw(NOW + 1000));
    await here.trip(page(0, 9, [wire('self', withdrawal, { kind: 'preferences', rev: 9 })]));
    expect((await read()).assessments).toEqual([]);
    const left = (await readPlainRecords(here.replica)).map(({ kind }) => kind);
    expect(left.toSorted()).toEqual(['consent', 'preferences']);
    await eraseWithdrawn(account);
    const purged = (await outbox()).filter(({ set }) => 'purge' in set);
    expect(purged.map(({ kind }) => kind)).toEqual(['assessment']);
  });
});

describe('assessments', () => {
  beforeEach(() => body().agree());

  test('are kept, newest day first, and their weight counts as a weighing', async () => {
    const { id } = await commands().assess(waist);
    await commands().assess(fold);
    await body().log({ day: '2026-11-21', grams: 80_000, note: '' });
    const { assessments, weights, weighings } = await read();
    expect(assessments.map(({ day }) => day)).toEqual(['2026-11-20', '2026-08-01']);
    expect(assessments[0]).toEqual({ id, at: NOW, ...waist });
    expect(weights.map(({ grams, of }) => [grams, of])).toEqual([
      [80_000, 'body'],
      [80_200, 'assessment'],
    ]);
    expect(weighings).toHaveLength(1);
  });

  test('are corrected field by field: what another device measured meanwhile stays', async () => {
    const { id } = await commands().assess(waist);
    const other = writtenBy('tablet', NOW + 5, assessmentWrites({ ...waist, age: 40 }, waist));
    await here.trip(page(0, 3, [wire(id, other, { kind: 'assessment', rev: 3 })]));
    here.clock.now += 1000;
    const { 'arm-left': _, ...circumferences } = waist.circumferences;
    const after = { ...waist, circumferences, note: 'em jejum' };
    expect(await commands().change(id, after, waist)).toBeNull();
    expect((await read()).assessments).toMatchObject([{ age: 40, note: 'em jejum' }]);
    expect((await read()).assessments[0]?.circumferences).toEqual({ waist: 8250 });
  });

  test('are removed and brought back, as measures and goals are', async () => {
    const { id } = await commands().assess(waist);
    const measure = await commands().makeMeasure({ name: ' Punho ', unit: 'length' });
    const set = await commands().setGoal(goal);
    expect(await read()).toMatchObject({ measures: [{ name: 'Punho' }], goals: [goal] });
    await commands().remove('assessment', id);
    await commands().remove('measure', measure.id);
    await commands().remove('goal', set.id);
    expect(await read()).toMatchObject({ assessments: [], measures: [], goals: [], weights: [] });
    await commands().restore('assessment', id);
    await commands().restore('goal', set.id);
    expect(await read()).toMatchObject({ assessments: [{ id }], measures: [], goals: [goal] });
  });

  test('a length that no tape says is refused, and nothing of it stored', async () => {
    const odd = { ...waist, circumferences: { waist: 40_000 } };
    expect((await commands().assess(odd)).refusal).toBe('value');
    expect((await read()).assessments).toEqual([]);
  });
});

describe('taking the consent back', () => {
  test('erases all of it, and can be undone while what there was is at hand', async () => {
    await body().agree();
    const { id: own } = await commands().makeMeasure({ name: 'Punho', unit: 'length' });
    await commands().assess({ ...waist, measures: { [own]: 1650 } });
    await commands().setGoal({ ...goal, of: `m.${own}` });
    const stood = await read();
    here.clock.now += 1000;
    const before = await body().withdraw();
    expect(await read()).toMatchObject({ assessments: [], measures: [], goals: [], weights: [] });
    const purged = (await outbox()).filter(({ set }) => 'purge' in set);
    expect(purged.map(({ kind }) => kind).sort()).toEqual(['assessment', 'goal', 'measure']);
    here.clock.now += 1000;
    await body().undoWithdrawal(before);
    expect(await read()).toEqual(stood);
    await eraseWithdrawn(account);
    expect(await read()).toEqual(stood);
  });
});

describe('a file of our own', () => {
  const bring = async (withHealth: boolean) => {
    const records = [
      { kind: 'assessment', id: idOf(1), values: { day: '2026-11-01', 'c.waist': 8300, at: 5 } },
      { kind: 'measure', id: idOf(2), values: { name: 'Punho', unit: 'length', at: 5 } },
      { kind: 'goal', id: idOf(3), values: { of: 'weight', target: 75_000, since: '2026-11-01' } },
      { kind: 'assessment', id: idOf(4), values: { 'c.waist': 8300 } },
    ];
    const own = { exportedAt: NOW, records, broken: 0 };
    const plan = planOwn(own, await readKnownHere(here.replica));
    const steps = plan.stepsOf({ id: 'b1', at: NOW, from: 'anilha' }, withHealth);
    const signal = new AbortController().signal;
    const outcome = await storeSteps(account, steps, { onProgress: () => undefined, signal });
    return { plan, outcome };
  };

  test('brings them only under a consent, and once', async () => {
    expect((await bring(true)).outcome.unconsented).toBe(3);
    await body().agree();
    const { plan } = await bring(true);
    expect(plan).toMatchObject({ health: 3, weighings: 0, unknown: 1 });
    expect(await read()).toMatchObject({
      assessments: [{ circumferences: { waist: 8300 } }],
      measures: [{ name: 'Punho' }],
      goals: [{ target: 75_000 }],
    });
    expect((await bring(true)).plan.health).toBe(0);
  });
});
