import { beginWorkout } from '#domain/workout/begin';
import { performSet } from '#domain/workout/perform';
import type { Workout } from '#domain/workout/shape';
import { spaceOf } from '#protocol/space';
import type { Connection } from '../../server/db/database';
import { ApiError, offlineError } from '../../src/api/errors';
import { noMirror } from '../../src/replica/mirror';
import { createReplica, type Replica } from '../../src/replica/replica';
import type { ViewRow } from '../../src/replica/schema';
import { createEngine, type Engine } from '../../src/sync/engine';
import { createTransport } from '../../src/sync/transport';
import { idOf } from '../replica/here';
import type { Endpoint } from '../server/sync/endpoint';
import type { Chance } from './chance';

export const HOUR = 3_600_000;
const WRITERS = 3;
/** Sets of each workout; each writer performs their own third, so that none is done twice. */
const SETS = 9;

/** A set that somebody logged. */
export interface Logged {
  readonly workout: string;
  readonly load: number;
  /** It has to arrive: by the student, or by the coach while the scope held. */
  readonly counts: boolean;
  readonly writer: number;
}

export interface Device {
  readonly replica: Replica;
  readonly engine: Engine;
}

function isWorkout(shape: unknown): shape is Workout {
  return typeof shape === 'object' && shape !== null && 'exercises' in shape;
}

export function loadsOf({ shape }: ViewRow): number[] {
  if (!isWorkout(shape)) return [];
  const sets = shape.exercises.flatMap((exercise) => exercise.sets);
  return sets.flatMap(({ done }) => (done?.load == null ? [] : [done.load]));
}

export const SKEWS = [0, 0, -3 * HOUR, 30 * HOUR, -72 * HOUR];

export interface Play {
  readonly connection: Connection;
  readonly chance: Chance;
  readonly endpoint: Endpoint;
  readonly student: string;
  readonly problems: string[];
  readonly logged: Logged[];
  /** The network loses nothing any more. */
  calm: boolean;
  made: number;
}

type Client = Parameters<typeof createTransport>[0];

/** A network that loses, doubles and cuts what goes over it. */
function clientOf(play: Play, person: string): Client {
  const { chance, endpoint } = play;
  const happens = (percent: number) => !play.calm && chance.in100(percent);
  const call = async (ask: () => Promise<Response>) => {
    if (happens(15)) throw offlineError(new TypeError('lost on the way there'));
    if (happens(5)) await ask();
    const answer = await ask();
    if (happens(15)) throw offlineError(new TypeError('lost on the way back'));
    if (happens(5)) throw new ApiError({ status: 200, code: 'unreadable' });
    const body: unknown = await answer.json();
    if (answer.status !== 200) throw new ApiError({ status: answer.status, body });
    return body;
  };
  return {
    get: (path: string) => call(() => endpoint.get(person, path)),
    post: (_: string, body?: unknown) => call(() => endpoint.post(person, body)),
  };
}

export async function openFor(
  play: Play,
  person: string,
  at: string,
  skew: number,
  onGone: () => void,
): Promise<Device> {
  const wall = () => play.endpoint.clock + skew;
  const space = spaceOf(play.student);
  const deps = { account: person, place: at, space, mirror: noMirror, channel: null, wall };
  const replica = await createReplica(deps);
  const engine = createEngine({
    replica,
    transport: createTransport(clientOf(play, person)),
    leadership: { lead: (work) => work(() => true) },
    onGone,
    wall,
    random: () => 0.5,
    schedule: () => () => undefined,
    // Whoever is killed in the middle of an exchange breaks it off.
    warn: () => undefined,
  });
  return { replica, engine };
}

/** The app ends somewhere in the middle of an exchange. */
export async function endAmid({ chance }: Play, { replica, engine }: Device): Promise<void> {
  const going = engine.flush();
  for (let turns = chance.below(30); turns > 0; turns -= 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  engine.stop();
  replica.close();
  await going;
}

export const workoutsOf = async ({ replica }: Device) =>
  (await replica.all('workout')).filter(({ shape }) => isWorkout(shape));

async function begin(play: Play, { replica }: Device, seed: number): Promise<void> {
  play.made += 1;
  const id = idOf(seed * 1000 + play.made);
  const start = { at: play.endpoint.clock, zone: 'America/Sao_Paulo', day: '2026-11-20' };
  const sets = Array.from({ length: SETS }, (_, index) => ({
    key: `s${index}`,
    kind: 'normal' as const,
    plan: null,
  }));
  const drafts = [{ key: 'e1', exercise: 'barbell-bench-press', sets }];
  const title = `Treino ${play.made}`;
  await replica.commit([
    { kind: 'workout', id, write: () => beginWorkout(title, start, drafts, null) },
  ]);
}

/** Logs a set of the writer's own share; false when there is none open. */
async function perform(
  play: Play,
  device: Device,
  writer: number,
  counts: boolean,
): Promise<boolean> {
  const { chance, logged } = play;
  const row = chance.of(await workoutsOf(device));
  if (!row || !isWorkout(row.shape)) return false;
  const open = row.shape.exercises
    .flatMap(({ sets }) => sets)
    .filter(({ key, done }) => done === null && Number(key.slice(1)) % WRITERS === writer);
  const set = chance.of(open);
  if (!set) return false;
  play.made += 1;
  const load = 1000 * play.made;
  await device.replica.commit([
    {
      kind: 'workout',
      id: row.id,
      write: (registers, author) => performSet(registers, set.key, { load, reps: 8 }, 90, author),
    },
  ]);
  logged.push({ workout: row.id, load, counts, writer });
  return true;
}

export async function write(
  play: Play,
  device: Device,
  seed: number,
  writer: number,
  counts: boolean,
): Promise<void> {
  if (await perform(play, device, writer, counts)) return;
  if (counts) await begin(play, device, seed);
}
