import type { Scope } from '#domain/coaching/scope';
import { kindsReadBy } from '#protocol/scopes';
import type { Connection } from '../../server/db/database';
import { eraseReplica } from '../../src/replica/erase';
import { noMirror } from '../../src/replica/mirror';
import type { ViewRow } from '../../src/replica/schema';
import { linkPeople } from '../harness/coaching';
import { addPerson, changeGrant } from '../server/sync/coach-device';
import { createEndpoint, T0 } from '../server/sync/endpoint';
import { createChance } from './chance';
import {
  type Device,
  endAmid,
  HOUR,
  type Logged,
  loadsOf,
  openFor,
  type Play,
  SKEWS,
  workoutsOf,
  write,
} from './student-devices';

interface Coach {
  /** Writes, exchanges, or is killed; nothing happens where the link never was. */
  act(): Promise<void>;
  /** The student shares more or less, ends the link or begins it anew. */
  share(): Promise<void>;
  /** Sends and reads what there is. */
  rest(): Promise<void>;
  judge(rows: readonly ViewRow[]): Promise<void>;
}

function createCoach(play: Play, coach: string, seed: number, writer: number): Coach {
  const { chance, connection, endpoint, problems, logged, student } = play;
  const place = `${coach}~${student}`;
  const skew = chance.of(SKEWS) ?? 0;
  let scopes: readonly Scope[] | null = null;
  let link = '';
  let links = 0;
  let lost = 0;
  let visit: Device | null = null;
  /** A copy lies here that nobody has open. */
  let left = false;
  let leaving: Promise<void> = Promise.resolve();
  const isOver = () => visit === null && scopes === null && !left;
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
    left = false;
    visit ??= await openFor(play, coach, place, skew, () => {
      leaving = leave();
    });
    return visit;
  };
  const rest = async () => {
    if (isOver()) return;
    await (await enter()).engine.flush();
    await leaving;
  };
  return {
    rest,
    async act() {
      if (isOver()) return;
      const what = chance.below(100);
      if (what < 60) {
        return write(play, await enter(), seed, writer, scopes?.includes('record') === true);
      }
      if (what < 94) return rest();
      const ended = await enter();
      await endAmid(play, ended);
      // It may have heard just before that the link is over.
      await leaving;
      if (visit !== ended) return;
      visit = null;
      left = true;
    },
    async share() {
      const options: (readonly Scope[])[] = [
        ['program', 'log', 'record'],
        ['program', 'log', 'record'],
        ['program', 'log'],
        ['program'],
      ];
      const next = chance.in100(20) ? null : (chance.of(options) ?? ['program']);
      endpoint.clock += 1000;
      if (scopes === null && next !== null) {
        const between = { professional: coach, student, scopes: next, at: endpoint.clock };
        link = await linkPeople(connection, between);
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
    },
    async judge(rows) {
      const here = (await indexedDB.databases()).some(({ name }) => name === `anilha-${place}`);
      if (scopes === null) {
        if (here) problems.push(`a copy stayed with ${coach} after the end of the link`);
      } else problems.push(...(await judgeVisit(await enter(), scopes, rows)));
      const refused = logged.filter((one) => one.writer === writer && !one.counts).length;
      if (lost > refused)
        problems.push(`${coach} lost more than might have been: ${lost} of ${refused}`);
      visit?.engine.stop();
      await leave();
    },
  };
}

/**
 * A student and two coaches write into the student's space at the same time, over a network that
 * loses, doubles and cuts requests and answers, with clocks that are days off, killed in the middle of
 * exchanges, while scopes change and links end and begin; with the real replica, the real engine and
 * the real server. Answers what was not as it must be in the end.
 */
export async function playStudentSpace(connection: Connection, seed: number): Promise<string[]> {
  const chance = createChance(seed);
  const endpoint = createEndpoint(connection);
  const student = `s${seed}`;
  const problems: string[] = [];
  const logged: Logged[] = [];
  const play: Play = {
    connection,
    chance,
    endpoint,
    student,
    problems,
    logged,
    calm: false,
    made: 0,
  };
  endpoint.clock = T0;
  await addPerson(connection, student);
  const skew = chance.of(SKEWS) ?? 0;
  const openPhone = () =>
    openFor(play, student, student, skew, () => problems.push('the own space was gone'));
  let phone = await openPhone();
  const coaches = [createCoach(play, `c${seed}`, seed, 1), createCoach(play, `k${seed}`, seed, 2)];

  const step = async () => {
    endpoint.clock += 1000 + chance.below(chance.in100(10) ? HOUR : 20_000);
    const coach = chance.of(coaches);
    const what = chance.below(100);
    if (what < 26) await write(play, phone, seed, 0, true);
    else if (what < 40) await phone.engine.flush();
    else if (what < 43) {
      await endAmid(play, phone);
      phone = await openPhone();
    } else if (what < 92) await coach?.act();
    else await coach?.share();
  };

  for (const coach of coaches) await coach.share();
  for (let steps = 0; steps < 160; steps += 1) await step();

  play.calm = true;
  endpoint.clock += 60_000;
  for (let round = 0; round < 4; round += 1) {
    for (const coach of coaches) await coach.rest();
    await phone.engine.flush();
  }

  const rows = await workoutsOf(phone);
  const shown = new Map(rows.map((row) => [row.id, loadsOf(row)]));
  for (const { workout, load, counts } of logged) {
    if (counts && !shown.get(workout)?.includes(load)) problems.push(`lost: ${load} of ${workout}`);
  }
  if ((await phone.replica.pending()).refused > 0) problems.push('the student was refused');
  for (const coach of coaches) await coach.judge(rows);

  phone.engine.stop();
  phone.replica.close();
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
