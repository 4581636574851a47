import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exercises } from '#catalog/exercises';
import { preferencesKind } from '#domain/account/preferences';
import { nextStep, professionalKind } from '#domain/coaching/professional';
import { addDays, daysBetween, localDay, weekday } from '#domain/local-day';
import { projectProgram } from '#domain/programs/project';
import { projectWorkout } from '#domain/workouts/project';
import type { Workout } from '#domain/workouts/shape';
import { studentsSchema } from '#protocol/coaching/coaching';
import { ownProfileSchema, publicProfileSchema } from '#protocol/coaching/professionals';
import { decodeRegisters } from '#protocol/encoding';
import { spaceOf } from '#protocol/space';
import { syncResponseSchema, type WireRecord } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import type { Access } from '../../../server/access/authorize';
import { grantsOf } from '../../../server/access/coaching';
import { addSample } from '../../../server/app/sample';
import { SAMPLE_PEOPLE } from '../../../server/seed/people';
import { seedRecordsOf } from '../../../server/seed/records';
import { wordsFor } from '../../../server/seed/words';
import { checkOp } from '../../../server/sync/push/check-op';
import { isUpToDate } from '../../../src/data/programs/publish-form';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import type { TestServer } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { server, withServer } from '../opened';

// Hashing and starts of whole processes are slow beside other suites.
vi.setConfig({ testTimeout: 120_000 });

const PASSWORD = 'anilha de exemplo';
const ZONE = 'America/Sao_Paulo';
const meSchema = v.object({ user: v.object({ id: v.string(), name: v.string() }) });

/** Gives the owner's access to every space. */
const ownSpace = (space: string): Access => ({
  space,
  owner: 'someone',
  own: true,
  grant: null,
  past: [],
  health: true,
});

async function signIn(server: TestServer, email: string) {
  const browser = server.visitor();
  const answer = await browser.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  return { browser, user: v.parse(meSchema, answer.body).user };
}

/** All records in a person's space, page by page from cursor 0. */
async function readAll(browser: Visitor, person: string): Promise<WireRecord[]> {
  const records: WireRecord[] = [];
  let [cursor, more, epoch]: [number, boolean, string | null] = [0, true, null];
  while (more) {
    const answer = await browser.post('/api/sync', {
      proto: PROTO,
      schema: SCHEMA,
      account: person,
      device: 'phone',
      spaces: [{ id: spaceOf(person), cursor, epoch, grantVer: 0, inReset: false }],
      ops: [],
    });
    const [page] = v.parse(syncResponseSchema, answer.body).spaces;
    if (!page || !('records' in page)) throw new Error(answer.text);
    records.push(...page.records);
    [cursor, more, epoch] = [page.to, page.more, page.epoch];
  }
  return records;
}

function workoutsIn(records: readonly WireRecord[]): Workout[] {
  return records
    .filter(({ kind }) => kind === 'workout')
    .map(({ body }) => projectWorkout(decodeRegisters(body)));
}

onEveryDatabase('sample data', (database) => {
  const seed = () => addSample({ ...server.deps, connection: server.connection }, PASSWORD);

  withServer(database);

  test('Ana signs in and her device receives three months of finished workouts', async () => {
    await seed();
    const { browser, user } = await signIn(server, 'ana@exemplo.com.br');
    expect(user.name).toBe('Ana Souza');
    const records = await readAll(browser, user.id);
    const workouts = workoutsIn(records);
    // Twelve weeks with four workouts, and Monday, Tuesday and Thursday of the present week; it is
    // Friday noon.
    expect(workouts).toHaveLength(51);
    for (const workout of workouts) {
      expect(workout.removedAt).toBeNull();
      expect(workout.endedAt).toBeGreaterThan(workout.start.at + 30 * 60_000);
      expect(workout.exercises.length).toBeGreaterThanOrEqual(4);
      const sets = workout.exercises.flatMap((exercise) => exercise.sets);
      expect(sets.filter((set) => set.done === null || set.alternative !== null)).toEqual([]);
    }
    const own = records.filter(({ kind }) => kind === 'exercise').map(({ id }) => id);
    expect(own).toHaveLength(1);
    const known = new Set([...exercises.map(({ id }) => id), ...own]);
    const used = workouts.flatMap((workout) => workout.exercises.map(({ exercise }) => exercise));
    expect(used.filter((id) => id === null || !known.has(id))).toEqual([]);
    expect(used).toContain(own[0]);
    const bodyOf = (kind: string) =>
      decodeRegisters(
        records.find((record) => record.kind === kind)?.body ?? { d: [], b: 0, r: {} },
      );
    const ficha = records.find(({ kind }) => kind === 'program');
    const { days } = projectProgram(bodyOf('program'));
    expect(days.map(({ title }) => title)).toHaveLength(4);
    const entries = new Map(days.map(({ key, exercises: all }) => [key, all]));
    for (const { from, exercises: trained } of workouts) {
      expect(from?.program).toBe(ficha?.id);
      const asked = entries.get(from?.day ?? '') ?? [];
      expect(trained.map((each) => [each.from, each.exercise])).toEqual(
        asked.map(({ key, exercise }) => [key, exercise]),
      );
    }
    expect(preferencesKind.project(bodyOf('preferences'))).toMatchObject({
      unit: 'kg',
      restSeconds: 90,
      program: { id: ficha?.id },
    });
  });

  test('everybody else can sign in, and no mail went to the invented addresses', async () => {
    await seed();
    for (const { email, name } of SAMPLE_PEOPLE) {
      expect((await signIn(server, email)).user.name).toBe(name);
    }
    expect(await server.mails()).toEqual([]);
  });

  test('Carla coaches three of them, each with what they share', async () => {
    await seed();
    const { browser, user } = await signIn(server, 'carla@exemplo.com.br');
    const { students } = v.parse(
      studentsSchema,
      (await browser.get('/api/coaching/students')).body,
    );
    expect(students.map(({ student, scopes }) => [student.name, scopes]).toSorted()).toEqual([
      ['Bruno Lima', ['program', 'log', 'record']],
      ['Camila Reis', ['program', 'log', 'health']],
      ['Diego Alves', ['program', 'log']],
    ]);
    for (const { program, startedAt, link } of students) {
      expect(program?.since).toBe(localDay(startedAt, ZONE));
      // A link that a person ended stays ended.
      await browser.post(`/api/coaching/links/${link}/end`);
    }
    await seed();
    expect(await grantsOf(server.connection.db, user.id)).toEqual([]);
  });

  test('Carla has a page that says what her device holds', async () => {
    await seed();
    const { browser, user } = await signIn(server, 'carla@exemplo.com.br');
    const own = (await readAll(browser, user.id)).find(({ kind }) => kind === 'professional');
    const said = professionalKind.project(decodeRegisters(own?.body ?? { d: [], b: 0, r: {} }));
    expect(nextStep(said)).toBeNull();
    const { profile } = v.parse(
      ownProfileSchema,
      (await browser.get('/api/coaching/profile')).body,
    );
    expect(profile && isUpToDate(said, profile)).toBe(true);
    const page = await server.visitor().get('/api/public/carla');
    expect(v.parse(publicProfileSchema, page.body)).toMatchObject({ name: 'Carla Mendes' });
    // A page that she withdrew is not published again.
    await browser.post('/api/coaching/profile/unpublish');
    await seed();
    expect((await server.visitor().get('/api/public/carla')).status).toBe(404);
  });

  test('Carla has no page where somebody else has its address', async () => {
    await seed();
    const { user } = await signIn(server, 'ana@exemplo.com.br');
    const { db } = server.connection;
    await db.updateTable('professional').set({ user_id: user.id }).execute();
    await seed();
    const pages = await db.selectFrom('professional').select('user_id').execute();
    expect(pages).toEqual([{ user_id: user.id }]);
  });

  test('a second run changes nothing, on the same day and on a later one', async () => {
    await seed();
    const { db } = server.connection;
    const everything = async () => ({
      spaces: await db.selectFrom('space').selectAll().orderBy('id').execute(),
      records: await db.selectFrom('record').selectAll().orderBy('id').execute(),
      users: await db.selectFrom('user').selectAll().orderBy('id').execute(),
      sessions: await db.selectFrom('session').selectAll().execute(),
      links: await db.selectFrom('coaching_link').selectAll().orderBy('id').execute(),
      pages: await db.selectFrom('professional').selectAll().execute(),
    });
    const before = await everything();
    expect(before.sessions).toEqual([]);
    for (const days of [0, 10]) {
      server.clock.advance(days * DAY);
      const again = await seed();
      expect(again.filter(({ created, workouts }) => created || workouts > 0)).toEqual([]);
      expect(await everything()).toEqual(before);
    }
  });

  test('a run that was cut before the e-mail was proven is made whole', async () => {
    await server.visitor().post('/api/auth/sign-up/email', {
      name: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      password: 'outra senha qualquer',
      birthDate: '1994-03-12',
      termsVersion: '2026-11-20',
    });
    await seed();
    const { browser, user } = await signIn(server, 'ana@exemplo.com.br');
    expect(workoutsIn(await readAll(browser, user.id)).length).toBeGreaterThan(40);
  });
});

describe('what the sample people trained', () => {
  const ana = SAMPLE_PEOPLE[0];
  const monday = Date.parse('2026-11-16T12:00:00Z');

  test('is in the past, on sensible days and hours, and sound, whatever the day of the run', () => {
    // Monday morning, right after a workout, a Wednesday night, Friday during a workout, Sunday.
    for (const hours of [0, 11.25, 62, 106, 148]) {
      const now = monday + hours * 3_600_000;
      for (const person of SAMPLE_PEOPLE) {
        for (const op of seedRecordsOf(person, 'someone', now)) {
          const checked = checkOp(op, { now, nameless: false, schema: SCHEMA, accessTo: ownSpace });
          expect(checked).toMatchObject({ ahead: null });
          if (op.kind !== 'workout' || !('full' in op)) continue;
          const { start, endedAt } = projectWorkout(op.full);
          expect(endedAt).toBeLessThanOrEqual(now);
          expect(localDay(start.at, ZONE)).toBe(start.day);
          expect(weekday(start.day)).not.toBe(0);
          const hour = new Date(start.at - 3 * 3_600_000).getUTCHours();
          expect(hour).toBeGreaterThanOrEqual(6);
          expect(hour).toBeLessThanOrEqual(20);
        }
      }
    }
  });

  test('is the same in every run of a day', () => {
    if (!ana) expect.fail('nobody');
    expect(seedRecordsOf(ana, 'someone', monday)).toEqual(seedRecordsOf(ana, 'someone', monday));
  });

  test('has a light week, a missed one, progress, notes and a workout with a pause', () => {
    if (!ana) expect.fail('nobody');
    const workouts = seedRecordsOf(ana, 'someone', monday)
      .flatMap((op) => ('full' in op && op.kind === 'workout' ? [projectWorkout(op.full)] : []))
      .sort((a, b) => a.start.at - b.start.at);
    const presses = workouts.flatMap(({ start, exercises: all }) => {
      const press = all.find(({ exercise }) => exercise === 'barbell-bench-press');
      return press ? [{ day: start.day, load: press.sets.at(-1)?.done?.load ?? 0 }] : [];
    });
    const [first, last] = [presses.at(0), presses.at(-1)];
    expect(last?.load).toBeGreaterThan(first?.load ?? Number.POSITIVE_INFINITY);
    expect(presses.filter(({ load }) => load < (first?.load ?? 0))).toHaveLength(1);
    const gaps = presses.slice(1).map(({ day }, at) => daysBetween(presses[at]?.day ?? day, day));
    expect(gaps.filter((gap) => gap === 14)).toHaveLength(1);
    expect(workouts.filter(({ note }) => note !== '').length).toBeGreaterThanOrEqual(4);
    const held = workouts.find(({ start }) => start.day === addDays('2026-08-20', 7 * 7));
    const waits = held?.exercises.flatMap(({ sets }) =>
      sets.slice(1).map(({ done }, at) => (done?.at ?? 0) - (sets[at]?.done?.at ?? 0)),
    );
    expect(Math.max(...(waits ?? []))).toBeGreaterThan(9 * 60_000);
  });
});

describe('the command', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'anilha-seed-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function run(settings: Record<string, string>, ...flags: string[]) {
    const args = ['--import', 'tsx', 'server/seed.ts', ...flags];
    const fixed = { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' };
    const env = { PATH: process.env.PATH ?? '', ...fixed, ...settings };
    return spawnSync(process.execPath, args, { encoding: 'utf8', env });
  }

  const production = {
    NODE_ENV: 'production',
    WEB_URL: 'https://anilha.example',
    AUTH_SECRET: 'b7Qm2xL9tR4vK8wZ1nC6yH3sD5fG0jPa',
    OPERATOR_NAME: 'Academia',
    OPERATOR_DOCUMENT: '00.000.000/0001-00',
    OPERATOR_CONTACT: 'contato@anilha.example',
  };

  test('says what it made, the password and the address; then that nothing changed', () => {
    const settings = { PASSWORD_COST: '10', WEB_PORT: '4001' };
    const first = run(settings);
    expect(first.stderr).toBe('');
    expect(first.stdout).toContain('Ana Souza <ana@exemplo.com.br>: conta criada');
    expect(first.stdout).toContain(`Senha de todas: ${PASSWORD}`);
    expect(first.stdout).toContain('http://localhost:4001/login');
    const second = run(settings);
    expect(second.stderr).toBe('');
    expect(second.stdout).toContain('Nada mudou');
    expect(second.stdout).not.toContain('conta criada');
  });

  test('writes nothing in production unless told, and then draws the password', () => {
    const refused = run(production);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('--sample');
    const told = run(production, '--sample');
    expect(told.status).toBe(0);
    expect(told.stdout).toContain('Senha das contas criadas agora');
    expect(told.stdout).not.toContain(PASSWORD);
  });

  test('in production a later run cannot tell the password again', () => {
    const written = SAMPLE_PEOPLE.map((person) => ({ person, created: false, workouts: 0 }));
    const outcome = { written, password: 'sorteada', drawn: true, webUrl: 'https://a.example' };
    expect(wordsFor(outcome).join('\n')).not.toContain('sorteada');
  });

  test('counts one workout in the singular', () => {
    const lineWith = (workouts: number) => {
      const written = SAMPLE_PEOPLE.slice(0, 1).map((person) => ({
        person,
        created: false,
        workouts,
      }));
      const [, line = ''] = wordsFor({ written, password: 'a', drawn: false, webUrl: 'b' });
      return line.replace(/^.*: /, '');
    };
    expect([0, 1, 2].map(lineWith)).toEqual([
      'a conta já existia',
      'a conta já existia, 1 treino adicionado',
      'a conta já existia, 2 treinos adicionados',
    ]);
  });
});
