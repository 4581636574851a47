import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { agree } from '#domain/account/health-consent';
import { weightWrites } from '#domain/health/body-weight';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise, programWrites } from '#domain/programs/draft';
import type { Batch } from '#domain/record/batch';
import type { Writes } from '#domain/record/registers';
import { removeWorkout } from '#domain/workouts/arrange';
import type { PastWorkout } from '#domain/workouts/past';
import { KINDS, type KindName } from '#protocol/kinds';
import { LIMITS } from '#protocol/limits';
import { syncResponseSchema } from '#protocol/sync';
import { migrate } from '../../../../server/db/migrations/migrate';
import { learning, storeSteps } from '../../../../src/data/commands/files/import';
import { readKnownHere, readPastImports } from '../../../../src/data/commands/files/import-known';
import {
  exerciseStep,
  type ImportStep,
  isKindName,
  plainStep,
  workoutStep,
} from '../../../../src/data/commands/files/import-steps';
import { undoSteps } from '../../../../src/data/commands/files/import-undo';
import { newKey } from '../../../../src/data/commands/keys';
import { programCommands } from '../../../../src/data/commands/programs/programs';
import { wholeWorkoutCommands } from '../../../../src/data/commands/workouts/whole-workout';
import { ownFile, sheetFile } from '../../../../src/data/files/export-files';
import { readPrograms } from '../../../../src/data/programs/programs';
import { createOwnFileReader } from '../../../../src/interchange/own/own-file';
import { SQLITE } from '../../../harness/databases';
import { page, SENT, wire } from '../../../replica/answers';
import { ACCOUNT, emptyBrowser, idOf, NOW } from '../../../replica/browser';
import { failWrites, recover } from '../../../replica/failing-database';
import { type Here, openHere } from '../../../replica/here';
import { createEndpoint } from '../../../server/sync/endpoint';
import { accountOf } from '../../account-here';

const BATCH: Batch = { id: 'b1', at: NOW, from: 'hevy' };
const HOUR = 3_600_000;

let here: Here;

beforeEach(async () => {
  emptyBrowser();
  here = await openHere();
});

afterEach(() => here.replica.close());

function past(index: number, exercise = 'barbell-bench-press', sets = 3): PastWorkout {
  const at = NOW - (index + 1) * 24 * HOUR;
  return {
    title: `Treino ${index}`,
    note: '',
    start: { at, zone: 'America/Sao_Paulo', day: '2026-11-19' },
    endedAt: at + HOUR,
    exercises: [
      {
        exercise,
        group: null,
        note: 'pegada média',
        restSeconds: null,
        sets: Array.from({ length: sets }, () => ({
          kind: 'normal' as const,
          done: { load: 82_500, reps: 8, rir: 1.5 },
        })),
      },
    ],
  };
}

/** Stores steps like the screen; nothing is sent. */
function store(steps: readonly ImportStep[], signal = new AbortController().signal) {
  const progress: number[] = [];
  return storeSteps(accountOf(here), steps, {
    onProgress: (done) => progress.push(done),
    signal,
  });
}

const workouts = (count: number, batch = BATCH) =>
  Array.from({ length: count }, (_, index) => workoutStep(idOf(index + 1), past(index), batch));

const choose = (writes: Writes) =>
  here.replica.commit([{ kind: 'preferences', id: 'self', write: () => writes }]);

/** Every visible record by kind and id, without the values that an import adds. */
async function shown() {
  const found: Record<string, unknown> = {};
  for (const kind of Object.keys(KINDS).filter(isKindName)) {
    for (const { id, shape, binAt } of await here.replica.all(kind)) {
      const plain: unknown = JSON.parse(
        JSON.stringify(shape, (key, value) => (key === 'batch' ? undefined : value)),
      );
      if (binAt === undefined) found[`${kind}/${id}`] = plain;
    }
  }
  return found;
}

async function exported(only?: KindName) {
  const file = await ownFile(here.replica, NOW, only && [only]);
  const text = gunzipSync(Buffer.from(await file.arrayBuffer())).toString('utf8');
  const reader = createOwnFileReader();
  reader.take(text);
  const own = reader.end();
  if ('unreadable' in own) throw new Error('The file cannot be read');
  return own.records;
}

describe('importing', () => {
  test('I1a: workouts are finished, their sets performed, and named after their import', async () => {
    const outcome = await store(workouts(45));
    expect(outcome).toEqual({ taken: 45, refused: [], stopped: null, unconsented: 0 });
    const workout = await here.workout(idOf(1));
    expect(workout).toMatchObject({
      title: 'Treino 0',
      endedAt: workout.start.at + HOUR,
      batch: BATCH,
    });
    expect(workout.exercises[0]).toMatchObject({ note: 'pegada média' });
    expect(workout.exercises[0]?.sets.map(({ done }) => done)).toEqual(
      Array(3).fill({ load: 82_500, reps: 8, rir: 1.5, at: workout.start.at + HOUR }),
    );
    expect(await readPastImports(here.replica)).toMatchObject([
      { batch: BATCH, workouts: 45, weighings: 0, exercises: 0 },
    ]);
  });

  test('120 workouts take three transactions, so that an import does not wait for each', async () => {
    const written: unknown[] = [];
    here.replica.subscribe(({ rows }) => written.push(rows.length));
    await store(workouts(120));
    expect(written).toEqual([50, 50, 20]);
  });

  test('one that does not fit costs only itself, and is named', async () => {
    const large = workoutStep(idOf(99), past(50, 'back-squat', 401), BATCH);
    const outcome = await store([...workouts(3), large]);
    expect(outcome).toEqual({
      taken: 4,
      refused: [large],
      stopped: null,
      unconsented: 0,
    });
  });

  test('cancelling ends it between two transactions and keeps what is stored', async () => {
    const cancel = new AbortController();
    cancel.abort();
    const outcome = await store(workouts(75), cancel.signal);
    expect(outcome).toMatchObject({ taken: 50, stopped: 'cancelled' });
    expect((await readKnownHere(here.replica)).workouts).toHaveLength(50);
  });

  test('on a full device it ends, and says how much is stored', async () => {
    await store(workouts(20));
    failWrites();
    const outcome = await store(workouts(90).slice(20));
    recover();
    expect(outcome).toEqual({ taken: 0, refused: [], stopped: 'storage', unconsented: 0 });
    // The fifty that only memory took do not count as stored, but are visible (rule C8).
    expect((await readKnownHere(here.replica)).workouts).toHaveLength(70);
    // After space is free again, the same file can be imported.
    expect(await store(workouts(90).slice(20))).toMatchObject({ taken: 70, stopped: null });
    expect((await readKnownHere(here.replica)).workouts).toHaveLength(90);
  });

  test('I1c: undone as one: workouts, and the exercises that nothing else uses', async () => {
    const own = { name: 'Rosca do Zé', sets: 3, workouts: 1, equipment: null, loadKind: null };
    await store([
      exerciseStep(idOf(200), own, BATCH),
      exerciseStep(idOf(201), { ...own, name: 'Remada do Zé' }, BATCH),
      ...workouts(30),
      workoutStep(idOf(90), past(90, idOf(200)), BATCH),
    ]);
    await here.begin(idOf(300));
    await store([workoutStep(idOf(91), past(91, idOf(201)), { ...BATCH, id: 'b2' })]);

    await store(await undoSteps(here.replica, 'b1'));
    expect(Object.keys(await shown()).sort()).toEqual(
      [`exercise/${idOf(201)}`, `workout/${idOf(300)}`, `workout/${idOf(91)}`].sort(),
    );
    expect((await readPastImports(here.replica)).map(({ batch }) => batch.id)).toEqual([
      'b2',
      'b1',
    ]);
    expect((await here.replica.bin('workout')).length).toBe(31);
  });

  test('I1d: an edit of another device brings its workout back when the undo had not seen it', async () => {
    await here.meet();
    await store(workouts(2));
    await store(await undoSteps(here.replica, 'b1'));
    const note = wire(idOf(1), { note: ['cotovelo', [NOW + 1, 0, 'tablet']] });
    await here.trip(() => page(0, 1, [note]));
    expect(Object.keys(await shown())).toEqual([`workout/${idOf(1)}`]);
  });
});

describe('what comes out of the bin after its import was undone', () => {
  const own = { name: 'Rosca do Zé', sets: 3, workouts: 1, equipment: null, loadKind: null };
  const account = () => accountOf(here);
  const named = async () => (await here.replica.record('exercise', idOf(200)))?.shape;

  test('a workout brings the exercise back that it was done with', async () => {
    await store([
      exerciseStep(idOf(200), own, BATCH),
      exerciseStep(idOf(201), { ...own, name: 'Remada do Zé' }, BATCH),
      workoutStep(idOf(1), past(1, idOf(200)), BATCH),
    ]);
    await store(await undoSteps(here.replica, 'b1'));
    await wholeWorkoutCommands(account).restore(idOf(1));
    expect(await named()).toMatchObject({ name: 'Rosca do Zé', removedAt: null });
    expect(Object.keys(await shown()).sort()).toEqual([
      `exercise/${idOf(200)}`,
      `workout/${idOf(1)}`,
    ]);
  });

  test('a ficha does, also one that only stands in for another', async () => {
    const line = { ...plainExercise('plank'), alternatives: [idOf(200)] };
    const draft = { ...EMPTY_PROGRAM, days: [{ ...EMPTY_DAY, exercises: [line] }] };
    const values = programWrites(draft, newKey, { device: 'file', now: NOW });
    const ficha = plainStep({ kind: 'program', id: idOf(600), values }, 'Ficha', BATCH);
    await store([exerciseStep(idOf(200), own, BATCH), ...(ficha ? [ficha] : [])]);
    await store(await undoSteps(here.replica, 'b1'));
    expect(await named()).not.toMatchObject({ removedAt: null });
    expect(await programCommands(account).restore(idOf(600))).toBeNull();
    expect(await named()).toMatchObject({ name: 'Rosca do Zé', removedAt: null });
  });
});

describe('the file of one ficha', () => {
  const account = () => accountOf(here);
  const line = { ...plainExercise('plank'), alternatives: [] };
  const draft = (...titles: string[]) => ({
    ...EMPTY_PROGRAM,
    title: 'Ficha',
    days: titles.map((title) => ({ ...EMPTY_DAY, title, exercises: [line] })),
  });
  /** Each saved file gives its days new keys. */
  const bring = async (id: string, ...titles: string[]) => {
    const values = programWrites(draft(...titles), newKey, { device: 'file', now: NOW });
    const step = plainStep({ kind: 'program', id, values }, 'Ficha', BATCH);
    await store(step ? [step] : []);
  };
  const days = async () =>
    (await readPrograms(here.replica)).map(({ program }) =>
      program.days.map(({ title, exercises }) => `${title} ${exercises.length}`),
    );

  test('brings a removed ficha back as the file has it, not beside what it was', async () => {
    const id = await programCommands(account).create(draft('A', 'B'));
    await programCommands(account).remove(id);
    await bring(id, 'A', 'B', 'C');
    expect(await days()).toEqual([['A 1', 'B 1', 'C 1']]);
  });

  test('and leaves one that is here as it is', async () => {
    const id = await programCommands(account).create(draft('A', 'B'));
    await bring(id, 'A', 'B', 'C');
    expect(await days()).toEqual([['A 1', 'B 1']]);
  });
});

describe('names of other apps', () => {
  const learn = (name: string, exercise: string) =>
    here.replica.commit([
      { kind: 'preferences', id: 'self', write: learning([{ name, exercise }]) },
    ]);

  test('I3b: what they were said to mean is known to the next import, and the last word counts', async () => {
    await learn('Bench Press (Barbell)', 'dumbbell-bench-press');
    await learn('Rosca do Zé', idOf(200));
    await learn('bench press barbell', 'barbell-bench-press');
    expect([...(await readKnownHere(here.replica)).learned]).toEqual([
      ['bench press barbell', 'barbell-bench-press'],
      ['rosca do ze', idOf(200)],
    ]);
  });

  test('I3c: they are no use of an exercise: undoing an import takes it along', async () => {
    const own = { name: 'Rosca do Zé', sets: 3, workouts: 1, equipment: null, loadKind: null };
    await store([
      exerciseStep(idOf(200), own, BATCH),
      workoutStep(idOf(1), past(1, idOf(200)), BATCH),
    ]);
    await learn('Rosca do Zé', idOf(200));
    await store(await undoSteps(here.replica, 'b1'));
    expect(Object.keys(await shown())).toEqual(['preferences/self']);
  });
});

describe('a file of everything', () => {
  async function fill() {
    await store(workouts(25));
    await here.begin(idOf(400), 2);
    await here.perform(idOf(400), 's1', 90_000);
    const own = { name: 'Rosca', sets: 1, workouts: 1, equipment: null, loadKind: 'time' as const };
    await store([exerciseStep(idOf(200), own, BATCH)]);
    await here.replica.commit([
      {
        kind: 'preferences',
        id: 'self',
        write: () => ({ unit: 'lb', rest: 75, 'x.back-squat.rest': 120, ...agree(NOW) }),
      },
      {
        kind: 'body',
        id: idOf(500),
        write: () => ({
          ...weightWrites({ day: '2026-11-19', grams: 82_300, note: 'manhã' }),
          at: NOW,
        }),
      },
    ]);
    await here.replica.commit([
      {
        kind: 'program',
        id: idOf(600),
        write: (_, author) => programWrites({ ...EMPTY_PROGRAM, title: 'ABC' }, newKey, author),
      },
      {
        kind: 'gym',
        id: idOf(601),
        write: () => ({ name: 'Garagem', unit: 'kg', dumbbells: [5000, 10_000] }),
      },
    ]);
    await here.write(idOf(3), (registers, device) =>
      removeWorkout(registers, { device, now: NOW }),
    );
    // The rest of a running workout belongs to its device.
    await here.write(idOf(400), () => ({ rest: null }));
  }

  const bring = async (batch = { ...BATCH, id: 'b9' }) => {
    const steps = (records: Awaited<ReturnType<typeof exported>>) =>
      records.flatMap((record) => plainStep(record, record.id, batch) ?? []);
    return (records: Awaited<ReturnType<typeof exported>>) => store(steps(records));
  };

  test('exported, wiped and imported, everything is as it was', async () => {
    await fill();
    const before = await shown();
    expect(Object.keys(before)).toHaveLength(24 + 1 + 1 + 1 + 1 + 2);
    const records = await exported();

    here.replica.close();
    emptyBrowser();
    here = await openHere();
    await choose(agree(NOW));
    const outcome = await (await bring())(records);
    expect(outcome).toMatchObject({ taken: records.length, refused: [] });
    expect(await shown()).toEqual(before);
  });

  test('what came of every kind goes again when the import is undone', async () => {
    await fill();
    const records = await exported();
    here.replica.close();
    emptyBrowser();
    here = await openHere();
    await choose(agree(NOW));
    await (await bring())(records);
    const [past] = await readPastImports(here.replica);
    expect(past).toMatchObject({ workouts: 25, weighings: 1, exercises: 1 });
    expect([...(past?.others ?? [])]).toEqual([
      ['program', 1],
      ['gym', 1],
    ]);
    await store(await undoSteps(here.replica, 'b9'));
    expect(Object.keys(await shown())).toEqual(['preferences/self']);
    expect(await readPastImports(here.replica)).toEqual([]);
  });

  test('imported where everything is, it changes nothing; what was undone comes back', async () => {
    await fill();
    const before = await shown();
    const records = await exported();
    await (await bring())(records);
    expect(await shown()).toEqual(before);

    await store(await undoSteps(here.replica, 'b1'));
    expect(Object.keys(await shown())).toHaveLength(5);
    await (await bring())(records);
    const back = await here.workout(idOf(1));
    expect(back.exercises[0]?.sets).toHaveLength(3);
    expect(Object.keys(await shown()).sort()).toEqual(Object.keys(before).sort());
  });

  test('the table names exercises in Portuguese, and tells performed sets alone', async () => {
    await fill();
    const text = await (await sheetFile(here.replica)).text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(1 + 24 * 3 + 1);
    expect(lines[1]).toContain(';Supino reto com barra;1;Série normal;82,5;8;;;1,5;;pegada média;');
  });
});

test('the server takes a long import in requests within its limits', async () => {
  const connection = await SQLITE.open();
  await migrate(connection);
  const endpoint = createEndpoint(connection);
  endpoint.clock = NOW;
  const send = () =>
    here.exchanger.prepare({ ops: LIMITS.opsPerRequest, bytes: LIMITS.bytes - 8192 });

  await store(workouts(260));
  let requests = 0;
  for (let more = true; more; ) {
    const prepared = await send();
    const body = JSON.stringify(prepared.request);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(LIMITS.bytes);
    const answer = await endpoint.post(ACCOUNT, body);
    expect(answer.status).toBe(200);
    const response = v.parse(syncResponseSchema, await answer.json());
    expect(response.results.filter((result) => !('ok' in result))).toEqual([]);
    more = (await here.exchanger.apply(prepared, response, SENT)).more;
    requests += 1;
  }
  expect(requests).toBeGreaterThan(2);
  expect((await here.replica.pending()).ops).toBe(0);
  const { kinds } = await endpoint.digest(ACCOUNT);
  expect(kinds.workout?.count).toBe(260);
  await connection.close();
});
