import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { summarise } from '#domain/workouts/summary';
import { unpackWorkout } from '#domain/workouts/summary-pack';
import { decodeRegisters, encodedRegistersSchema } from '#protocol/encoding';
import { kindOf } from '#protocol/kinds';
import { VERSION } from '../../src/replica/store/upgrades';
import { projectAnew } from '../../src/replica/upkeep/project-anew';
import { sentOps } from '../replica/answers';
import { emptyBrowser, idOf, inDatabase, SPACE } from '../replica/browser';
import { type Here, openHere } from '../replica/here';
import { type Dump, readDumps, restore } from './replica-dump';

const dumps = readDumps();
const rowsOf = (dump: Dump, store: string) => dump.stores[store]?.rows ?? [];

beforeEach(emptyBrowser);

it('V1c: there is a dump of every shipped version', () => {
  expect(dumps.map(({ version }) => version)).toEqual(
    Array.from({ length: VERSION }, (_, index) => index + 1),
  );
});

describe.each(dumps)('V1: a replica of version $version, opened by this one', (dump) => {
  const open = async (): Promise<Here> => {
    await restore(dump);
    return openHere();
  };

  it('has the stores and indexes of a new one', async () => {
    const shapeOf = () =>
      inDatabase(async (database) => ({
        version: database.version,
        stores: [...database.objectStoreNames].map((name) => {
          const { store } = database.transaction(name);
          return [name, store.keyPath, store.autoIncrement, [...store.indexNames]];
        }),
      }));
    (await open()).replica.close();
    const upgraded = await shapeOf();
    emptyBrowser();
    (await openHere()).replica.close();
    expect(upgraded).toEqual(await shapeOf());
  });

  it('shows every workout as it was shown, in its list, in the bin or under way', async () => {
    const { replica } = await open();
    const before = rowsOf(dump, 'view').filter(({ kind }) => kind === 'workout');
    expect(before.length).toBeGreaterThan(6);
    for (const row of before) {
      const { shape } = row;
      const shown = typeof shape === 'string' ? { ...row, shape: JSON.parse(shape) } : row;
      expect(await replica.record('workout', String(row.id))).toEqual(shown);
    }
    const ids = (rows: readonly object[]) => rows.map((row) => Reflect.get(row, 'id')).sort();
    const having = (index: string) => ids(before.filter((row) => row[index] !== undefined));
    expect(ids(await replica.listBefore('workout', Infinity, 1000))).toEqual(having('at'));
    expect(ids(await replica.bin('workout'))).toEqual(having('binAt'));
    expect(ids(await replica.open('workout'))).toEqual(having('open'));
  });

  it('has a summary of every finished workout', async () => {
    const { replica, workout } = await open();
    await projectAnew(replica.inside);
    const finished = rowsOf(dump, 'view').filter(
      (row) => row.kind === 'workout' && row.at !== undefined && row.open === undefined,
    );
    const expected = await Promise.all(
      finished.map(async ({ id }) => summarise(String(id), await workout(String(id)))),
    );
    const summaries = await replica.summaries();
    const read = async () => {
      const all = await summaries.all('workout', (row) => unpackWorkout(row));
      return all.sort((one, other) => one.id.localeCompare(other.id));
    };
    expect(await read()).toEqual(expected);
    await summaries.bundle();
    expect(await read()).toEqual(expected);
  });

  it('reads every record anew to a valid shape', async () => {
    await open();
    for (const { kind, body } of rowsOf(dump, 'base')) {
      const held: unknown = typeof body === 'string' ? JSON.parse(body) : body;
      const registers = decodeRegisters(v.parse(encodedRegistersSchema, held));
      const rules = kindOf(String(kind));
      if (rules) expect(() => rules.project(registers)).not.toThrow();
    }
  });

  it('holds custom exercises and preferences, and what it does not know as it was', async () => {
    const { replica } = await open();
    const shapes = async (kind: 'exercise' | 'preferences') =>
      (await replica.all(kind)).map(({ shape }) => shape);
    expect(await shapes('exercise')).toMatchObject([{ name: 'Crucifixo na polia do prédio' }]);
    expect(await shapes('preferences')).toMatchObject([{ unit: 'kg', restSeconds: 120 }]);
    const plan = await inDatabase((database) => database.get('base', [SPACE, 'plan', 'self']));
    expect(plan).toEqual(rowsOf(dump, 'base').find(({ kind }) => kind === 'plan'));
  });

  it('still has its name, its unsent changes in order, and what was refused', async () => {
    const { replica, exchanger } = await open();
    expect(await replica.pending()).toEqual({
      ops: rowsOf(dump, 'outbox').length,
      unsaved: 0,
      refused: rowsOf(dump, 'refused').length,
    });
    expect(rowsOf(dump, 'meta')).toContainEqual(
      expect.objectContaining({ key: 'identity', device: replica.device() }),
    );
    const sent = sentOps(await exchanger.prepare({ ops: 200, bytes: 200_000 }));
    expect(sent.map(({ id, stamp }) => ({ id, stamp }))).toEqual(
      rowsOf(dump, 'outbox').map(({ id, stamp }) => ({ id, stamp })),
    );
    expect((await replica.refused())[0]?.op).toMatchObject({ set: { title: 'Título recusado' } });
    const parked = await inDatabase((database) => database.getAll('parked'));
    expect(parked).toEqual(rowsOf(dump, 'parked'));
  });

  it('goes on: the running workout takes the next set', async () => {
    const here = await open();
    const [running] = await here.replica.open('workout');
    await here.perform(running?.id ?? '', 's3', 85_000);
    const workout = await here.workout(idOf(7));
    expect(workout.exercises[0]?.sets.map(({ done }) => done?.load)).toEqual([
      82_500, 82_500, 85_000,
    ]);
  });

  it('knows at which rev and epoch it was: nothing is read twice', async () => {
    const { exchanger } = await open();
    const { request } = await exchanger.prepare({ ops: 200, bytes: 200_000 });
    expect(request.spaces).toEqual([
      { id: SPACE, cursor: 10, epoch: 'e1', grantVer: 0, inReset: false },
    ]);
    expect(request.warm).toBeUndefined();
  });
});
