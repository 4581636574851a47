import type { Scope } from '#domain/coaching/scope';
import { beginWorkout } from '#domain/workout/begin';
import { performSet } from '#domain/workout/perform';
import type { Workout } from '#domain/workout/shape';
import { kindsReadBy } from '#protocol/scopes';
import { spaceOf } from '#protocol/space';
import type { Connection } from '../../server/db/database';
import { ApiError, offlineError } from '../../src/api/errors';
import { eraseReplica } from '../../src/replica/erase';
import { noMirror } from '../../src/replica/mirror';
import { createReplica, type Replica } from '../../src/replica/replica';
import type { ViewRow } from '../../src/replica/schema';
import { createEngine, type Engine } from '../../src/sync/engine';
import { createTransport } from '../../src/sync/transport';
import { linkPeople } from '../harness/coaching';
import { idOf } from '../replica/here';
import { addPerson, changeGrant } from '../server/sync/coach-device';
import { createEndpoint, T0 } from '../server/sync/endpoint';
import { type Chance, createChance } from './chance';

const HOUR = 3_600_000;
/** Sets of each workout; a person performs those of their own parity, so that none is done twice. */
const SETS = 8;

/** A set that somebody logged. */
interface Logged {
  readonly workout: string;
  readonly load: number;
  /** It has to arrive: by the student, or by the coach while the scope held. */
  readonly counts: boolean;
}

interface Device {
  readonly replica: Replica;
  readonly engine: Engine;
}

function isWorkout(shape: unknown): shape is Workout {
  return typeof shape === 'object' && shape !== null && 'exercises' in shape;
}

function loadsOf({ shape }: ViewRow): number[] {
  if (!isWorkout(shape)) return [];
  const sets = shape.exercises.flatMap((exercise) => exercise.sets);
  return sets.flatMap(({ done }) => (done?.load == null ? [] : [done.load]));
}

/**
 * A student and a coach write into the student's space at the same time, over a network that loses
 * requests and answers, while scopes change and the link ends and begins; with the real replica, the
 * real engine and the real server. Answers what was not as it must be in the end.
 */
export async function playStudentSpace(connection: Connection, seed: number): Promise<string[]> {
  const chance: Chance = createChance(seed);
  const endpoint = createEndpoint(connection);
  const [student, coach] = [`s${seed}`, `c${seed}`];
  const place = `${coach}~${student}`;
  const space = spaceOf(student);
  const problems: string[] = [];
  const logged: Logged[] = [];
  let calm = false;
  let made = 0;
  let scopes: readonly Scope[] | null = null;
  let link = '';
  let links = 0;
  let lost = 0;
  endpoint.clock = T0;
  await addPerson(connection, student);

  const clientOf = (person: string) => {
    const call = async (ask: () => Promise<Response>) => {
      if (!calm && chance.in100(15)) throw offlineError(new TypeError('lost on the way there'));
      const answer = await ask();
      if (!calm && chance.in100(15)) throw offlineError(new TypeError('lost on the way back'));
      const body: unknown = await answer.json();
      if (answer.status !== 200) throw new ApiError({ status: answer.status, body });
      return body;
    };
    return {
      get: (path: string) => call(() => endpoint.get(person, path)),
      post: (_: string, body?: unknown) => call(() => endpoint.post(person, body)),
    };
  };
  const openFor = async (person: string, at: string, onGone: () => void): Promise<Device> => {
    const wall = () => endpoint.clock;
    const deps = { account: person, place: at, space, mirror: noMirror, channel: null, wall };
    const replica = await createReplica(deps);
    const engine = createEngine({
      replica,
      transport: createTransport(clientOf(person)),
      leadership: { lead: (work) => work(), beat: () => undefined },
      onGone,
      wall,
      random: () => 0.5,
      schedule: () => () => undefined,
    });
    return { replica, engine };
  };

  const phone = await openFor(student, student, () => problems.push('the own space was gone'));
  let visit: Device | null = null;
  let leaving: Promise<void> = Promise.resolve();
  const leave = async () => {
    if (!visit) return;
    const { replica } = visit;
    visit = null;
    const { ops, unsaved, refused } = await replica.pending();
    lost += ops + unsaved + refused;
    replica.close();
    await eraseReplica(place, noMirror);
  };
  const enter = async (): Promise<Device> => {
    await leaving;
    visit ??= await openFor(coach, place, () => {
      leaving = leave();
    });
    return visit;
  };

  const workoutsOf = async ({ replica }: Device) =>
    (await replica.all('workout')).filter(({ shape }) => isWorkout(shape));
  const begin = async ({ replica }: Device, counts: boolean) => {
    made += 1;
    const id = idOf(seed * 1000 + made);
    const start = { at: endpoint.clock, zone: 'America/Sao_Paulo', day: '2026-11-20' };
    const sets = Array.from({ length: SETS }, (_, index) => ({
      key: `s${index}`,
      kind: 'normal' as const,
      plan: null,
    }));
    const drafts = [{ key: 'e1', exercise: 'barbell-bench-press', sets }];
    if (!counts) return;
    await replica.commit([
      { kind: 'workout', id, write: () => beginWorkout(`Treino ${made}`, start, drafts, null) },
    ]);
  };
  const perform = async (device: Device, parity: number, counts: boolean) => {
    const row = chance.of(await workoutsOf(device));
    if (!row || !isWorkout(row.shape)) return begin(device, counts);
    const open = row.shape.exercises
      .flatMap(({ sets }) => sets)
      .filter(({ key, done }) => done === null && Number(key.slice(1)) % 2 === parity);
    const set = chance.of(open);
    if (!set) return begin(device, counts);
    made += 1;
    const load = 1000 * made;
    await device.replica.commit([
      {
        kind: 'workout',
        id: row.id,
        write: (registers, author) => performSet(registers, set.key, { load, reps: 8 }, 90, author),
      },
    ]);
    logged.push({ workout: row.id, load, counts });
  };

  const share = async () => {
    const options: (readonly Scope[])[] = [
      ['program', 'log', 'record'],
      ['program', 'log', 'record'],
      ['program', 'log'],
      ['program'],
    ];
    const next = chance.in100(20) ? null : (chance.of(options) ?? ['program']);
    endpoint.clock += 1000;
    if (scopes === null && next !== null) {
      link = await linkPeople(connection, {
        professional: coach,
        student,
        scopes: next,
        at: endpoint.clock,
      });
      // Versions rise over all links of a pair, as the acceptance of an invitation does it.
      links += 100;
      await connection.db
        .updateTable('coaching_link')
        .set({ version: links })
        .where('id', '=', link)
        .execute();
    } else if (scopes !== null) await changeGrant(connection, link, next, endpoint.clock);
    scopes = next;
    endpoint.clock += 1000;
  };

  const step = async () => {
    endpoint.clock += 1000 + chance.below(chance.in100(10) ? HOUR : 20_000);
    const what = chance.below(100);
    if (what < 30) await perform(phone, 0, true);
    else if (what < 60 && (visit !== null || scopes !== null)) {
      await perform(await enter(), 1, scopes?.includes('record') === true);
    } else if (what < 75) await phone.engine.flush();
    else if (what < 92 && (visit !== null || scopes !== null)) {
      await (await enter()).engine.flush();
      await leaving;
    } else if (what >= 92) await share();
  };

  await share();
  for (let steps = 0; steps < 120; steps += 1) await step();

  calm = true;
  endpoint.clock += 60_000;
  for (let round = 0; round < 4; round += 1) {
    if (visit !== null || scopes !== null) await (await enter()).engine.flush();
    await leaving;
    await phone.engine.flush();
  }

  const rows = await workoutsOf(phone);
  const shown = new Map(rows.map((row) => [row.id, loadsOf(row)]));
  for (const { workout, load, counts } of logged) {
    if (counts && !shown.get(workout)?.includes(load)) problems.push(`lost: ${load} of ${workout}`);
  }
  if ((await phone.replica.pending()).refused > 0) problems.push('the student was refused');
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  const here = databases.includes(`anilha-${place}`);
  if (scopes === null) {
    if (here) problems.push('a copy stayed after the end of the link');
  } else problems.push(...(await judgeVisit(await enter(), scopes, rows)));
  const refused = logged.filter(({ counts }) => !counts).length;
  if (lost > refused) problems.push(`more was lost than might have been: ${lost} of ${refused}`);

  phone.engine.stop();
  phone.replica.close();
  await leave();
  await eraseReplica(student, noMirror);
  return problems;
}

async function judgeVisit(
  { replica, engine }: Device,
  scopes: readonly Scope[],
  theirs: readonly ViewRow[],
): Promise<string[]> {
  const problems: string[] = [];
  if (engine.status().pending > 0) problems.push('the coach still waits to send');
  const kinds = new Set(kindsReadBy(scopes));
  const base = await replica.inside.storage.read((database) => database.getAll('base'));
  for (const { kind, id } of base) {
    if (!kinds.has(kind)) problems.push(`the coach still holds ${kind} ${id}`);
  }
  const state = await replica.inside.storage.read((database) => database.getAll('parked'));
  if (state.length > 0) problems.push('something was set aside of what may be read no longer');
  const shown = await replica.all('workout');
  if (!kinds.has('workout')) {
    if (shown.length > 0) problems.push('the coach is still shown workouts');
    return problems;
  }
  const mine = new Map(shown.map(({ id, shape }) => [id, JSON.stringify(shape)]));
  for (const { id, shape } of theirs) {
    if (mine.get(id) !== JSON.stringify(shape)) problems.push(`shown otherwise: ${id}`);
  }
  if (mine.size !== theirs.length) problems.push('not the same workouts');
  return problems;
}
