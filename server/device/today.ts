import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { DEFAULTS, type Preferences } from '#domain/account/preference-choices';
import {
  isPushed,
  mailChoice,
  NO_NOTICE_CHOICES,
  NOTICE_DEFAULTS,
  type NoticeChoices,
} from '#domain/device/notice-choices';
import { nextAt } from '#domain/device/quiet-hours';
import { isPlannedToday } from '#domain/device/today';
import { addDays, localDay, startOfWeek, startWeekday } from '#domain/local-day';
import { programKind } from '#domain/programs/kind';
import type { DayDone } from '#domain/programs/schedule';
import type { Program } from '#domain/programs/shape';
import { decodeRegisters, encodedRegistersSchema } from '#protocol/encoding';
import { spaceOf } from '#protocol/space';
import { preferencesOf } from '../access/preferences';
import type { Deps } from '../core/deps';
import type { Telling } from '../core/notices';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { zoneOf } from './zone';

/** If an outage delays the notice by more than this, it is dropped. */
const LATE_MS = 3 * 3_600_000;
const AT_ONCE = 100;
const DAY_MS = 86_400_000;

function wantsToday(choices: NoticeChoices): boolean {
  return isPushed('today', choices) || mailChoice('today', choices) !== 'never';
}

/** The next time to check a person's workout; null if they do not want the notice. */
function nextLook(choices: NoticeChoices, zone: string, now: number): number | null {
  if (!wantsToday(choices)) return null;
  return nextAt(now, choices.todayAt ?? NOTICE_DEFAULTS.todayAt, zone);
}

/** Schedules the next check for today's workout after a change of choices, ficha or zone. */
export async function planToday(trx: Kysely<Database>, person: string, now: number): Promise<void> {
  const choices = (await preferencesOf(trx, person))?.notices ?? NO_NOTICE_CHOICES;
  const today_at = nextLook(choices, await zoneOf(trx, person), now);
  await trx
    .insertInto('notice_person')
    .values({ user_id: person, zone: null, today_at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ today_at })
        // A check that is already due keeps its time, so that a change does not skip a day.
        .where((row) =>
          row.or([
            row('notice_person.today_at', 'is', null),
            row('notice_person.today_at', '>', now),
          ]),
        ),
    )
    .execute();
}

const workoutSchema = v.object({
  start: v.object({ day: v.string() }),
  endedAt: v.nullable(v.number()),
  from: v.nullable(v.object({ program: v.string(), day: v.string(), week: v.number() })),
});

/** Workouts of a person that started since an instant, oldest first. */
async function workoutsSince(db: Kysely<Database>, person: string, since: number) {
  const rows = await db
    .selectFrom('record')
    .select('data')
    .where('space_id', '=', spaceOf(person))
    .where('kind', '=', 'workout')
    .where('hidden', '=', 0)
    .where('at', '>=', since)
    .orderBy('at')
    .execute();
  return rows.flatMap(({ data }) => {
    const read = v.safeParse(workoutSchema, JSON.parse(data ?? 'null'));
    return read.success ? [read.output] : [];
  });
}

async function programOf(
  db: Kysely<Database>,
  person: string,
  id: string,
): Promise<Program | null> {
  const row = await db
    .selectFrom('record')
    .select('body')
    .where('space_id', '=', spaceOf(person))
    .where('kind', '=', 'program')
    .where('id', '=', id)
    .where('hidden', '=', 0)
    .executeTakeFirst();
  if (!row) return null;
  const encoded = v.parse(encodedRegistersSchema, JSON.parse(row.body));
  return programKind.project(decodeRegisters(encoded));
}

/** Whether a person still has a workout to do today, as far as their devices have synced. */
async function hasWorkoutToday(
  db: Kysely<Database>,
  person: string,
  { program: active, weekStart, notices }: Preferences,
  { now, zone }: { readonly now: number; readonly zone: string },
): Promise<boolean> {
  const program = active && (await programOf(db, person, active.id));
  if (!active || !program) return false;
  const today = localDay(now, zone);
  const starts = startWeekday(weekStart ?? DEFAULTS.weekStart);
  // The workouts of this week determine what remains of it; the earlier days are read to be safe
  // with zones.
  const workouts = await workoutsSince(db, person, now - 9 * DAY_MS);
  if (workouts.some(({ start }) => start.day === today)) return false;
  const from = startOfWeek(today, starts);
  const done = workouts.flatMap(({ start, endedAt, from: origin }): DayDone[] =>
    origin?.program === active.id && endedAt !== null && start.day >= addDays(from, -1)
      ? [{ day: origin.day, week: origin.week, localDay: start.day }]
      : [],
  );
  const todayOn = notices?.todayOn ?? NOTICE_DEFAULTS.todayOn;
  return isPlannedToday({ program, done, today, since: active.since, weekStart: starts, todayOn });
}

export interface TodayDeps extends Pick<Deps, 'db' | 'now' | 'log'> {
  readonly tell: (executor: Transaction<Database>, telling: Telling) => Promise<boolean>;
}

/**
 * Notifies people of today's workout at their chosen time. The transaction of each notice also
 * stores the person's next time.
 */
export async function tellToday({ db, now, log, tell }: TodayDeps): Promise<void> {
  const due = await db
    .selectFrom('notice_person')
    .select(['user_id', 'today_at'])
    .where('today_at', '<=', now())
    .orderBy('today_at')
    .limit(AT_ONCE)
    .execute();
  for (const { user_id, today_at } of due) {
    if (today_at === null) continue;
    try {
      await inTransaction(db, (trx) => lookAt(trx, user_id, today_at));
    } catch (error) {
      log.error({ err: error }, 'today not told');
      // An unreadable row must not block those after it.
      await db
        .updateTable('notice_person')
        .set({ today_at: today_at + DAY_MS })
        .where('user_id', '=', user_id)
        .where('today_at', '=', today_at)
        .execute();
    }
  }

  async function lookAt(trx: Transaction<Database>, person: string, at: number): Promise<void> {
    const preferences = await preferencesOf(trx, person);
    const choices = preferences?.notices ?? NO_NOTICE_CHOICES;
    const zone = await zoneOf(trx, person);
    const taken = await trx
      .updateTable('notice_person')
      .set({ today_at: nextLook(choices, zone, now()) })
      .where('user_id', '=', person)
      .where('today_at', '=', at)
      .executeTakeFirst();
    if (taken.numUpdatedRows !== 1n || !preferences || !wantsToday(choices)) return;
    if (now() - at > LATE_MS) return;
    if (!(await hasWorkoutToday(trx, person, preferences, { now: now(), zone }))) return;
    await tell(trx, {
      person,
      kind: 'today',
      key: `today:${localDay(now(), zone)}`,
      title: 'Hoje tem treino',
      body: 'O próximo dia da sua ficha está pronto para começar.',
      path: '/',
      until: nextAt(now(), 0, zone),
    });
  }
}
