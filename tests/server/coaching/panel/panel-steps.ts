import * as v from 'valibot';
import type { Scope } from '#domain/account/scope';
import { addDays, startOfWeek } from '#domain/local-day';
import type { Writes } from '#domain/record/registers';
import { panelSchema } from '#protocol/coaching/coach-panel';
import { repairFacts } from '../../../../server/coaching/panel/due-facts';
import type { TestDatabase } from '../../../harness/databases';
import { ana, carla, server, withCarlaAndAna } from '../../opened';
import { sendRecords } from '../../sending';
import { link, type Person } from '../people';

export const HOUR = 3_600_000;
const FICHA = '0195f000-0000-7000-8000-0000000000aa';
export const id = (n: number) => `0195f000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A coach and possible students for every test of a suite, with functions to write and read. */
export function coachAndStudent(database: TestDatabase) {
  withCarlaAndAna(database);

  const now = () => server.clock.now();
  const day = (ago = 0) => addDays(new Date(now()).toISOString().slice(0, 10), -ago);
  const send = (...records: Parameters<typeof sendRecords>[3][number][]) =>
    sendRecords(ana, ana.user.id, now(), records);
  const week = () => startOfWeek(day());
  const ask = (who: Person = carla) => who.get(`/api/coaching/panel?today=${day()}&week=${week()}`);
  const panel = async (who: Person = carla) => v.parse(panelSchema, (await ask(who)).body);
  const reasons = async () =>
    (await panel()).students.map(({ reasons }) => reasons.map(({ kind }) => kind));
  const db = () => server.connection.db;
  const facts = async () => {
    await repairFacts(server.deps);
    return db()
      .selectFrom('workout_fact')
      .select(['id', 'records', 'best', 'done', 'planned', 'mood', 'pse'])
      .orderBy('at')
      .execute();
  };
  const bests = () => db().selectFrom('space_best').selectAll().orderBy('exercise').execute();

  /** A finished workout with one set, a number of days ago. */
  function workout(n: number, ago: number, load: number, more: Writes = {}) {
    const at = now() - ago * 24 * HOUR - HOUR;
    return {
      kind: 'workout' as const,
      id: id(n),
      values: {
        start: { at, zone: 'UTC', day: day(ago) },
        finish: { at: at + HOUR / 2 },
        'e.a.exercise': 'back-squat',
        'e.a.order': 'i',
        's.x.place': ['a', 'i'],
        's.x.kind': 'normal',
        's.x.done.a': { load, reps: 5, at: at + 60_000 },
        ...more,
      },
    };
  }
  const ficha = (more: Writes = {}) => ({
    kind: 'program' as const,
    id: FICHA,
    values: {
      title: 'Força',
      schedule: 'weekday',
      weeks: 4,
      'd.a.title': 'A',
      'd.a.order': 'i',
      'd.a.weekdays': [1, 3, 5],
      ...more,
    },
  });
  const chosen = (since: string) => ({
    kind: 'preferences' as const,
    id: 'self',
    values: { program: { id: FICHA, since } },
  });
  const begin = (scopes: readonly Scope[] = ['program', 'log']) => link(carla, ana, scopes);

  return {
    /** The people of the running test. */
    here: () => ({ server, carla, ana }),
    now,
    day,
    send,
    week,
    ask,
    panel,
    reasons,
    db,
    facts,
    bests,
    workout,
    ficha,
    chosen,
    begin,
  };
}
