import type { Kysely, Selectable } from 'kysely';
import { adherenceOf, daysInWeek } from '#domain/coaching/adherence';
import {
  attentionOf,
  byImportance,
  type PainFact,
  type StudentFacts,
} from '#domain/coaching/attention';
import { PAIN_REGIONS, PAIN_STRENGTHS } from '#domain/health/pain';
import { addDays, type LocalDay, localDay } from '#domain/local-day';
import { instantOf } from '#domain/wall-time';
import type { Panel, PanelStudent } from '#protocol/coaching/coach-panel';
import { spaceOf } from '#protocol/space';
import { activeLinks, readScopes } from '../../access/coaching';
import type { Database } from '../../db/schema';
import type { StudentFactTable } from '../../db/tables/coach-facts';
import { chargesToLookAt, readCharge } from './charge-fact';
import { isDue } from './due-facts';
import { readRecent } from './recent-facts';
import { unreadFrom } from './unread';

/** Number of weeks with adherence. */
const WEEKS = 7;
const PAIN_DAYS = 14;
/** Maximum of facts rebuilt before an answer; the job rebuilds the others. */
const MOST_RENEWED = 5;

interface Asked {
  readonly today: LocalDay;
  /** First day of the week that contains `today`. */
  readonly week: LocalDay;
  /** Zone of the professional (IANA). */
  readonly zone: string;
  /** Server time, epoch ms. */
  readonly now: number;
}

/**
 * The students of a professional, most urgent first, without archived links. Facts of a student
 * count only under the scope of their source: training under `log`, pain under `health`.
 * A few statements for any number of students, besides due facts: `renew` rebuilds a limited
 * number of them first.
 */
export async function panelOf(
  db: Kysely<Database>,
  professional: string,
  { today, week, zone, now }: Asked,
  renew?: (students: readonly string[]) => Promise<void>,
): Promise<Panel> {
  const coachDay = { day: today, startsAt: instantOf({ day: today, seconds: 0 }, zone), now };
  let links = await linksOf(db, professional, today);
  const due = links.filter(({ facts }) => isDue(facts)).slice(0, MOST_RENEWED);
  if (renew && due.length > 0) {
    await renew(due.map(({ student_id }) => student_id));
    links = await linksOf(db, professional, today);
  }
  const shared = links.flatMap(({ student_id, scopes }) =>
    scopes.includes('health') ? [spaceOf(student_id)] : [],
  );
  const pains = await painsOf(db, shared, addDays(today, -PAIN_DAYS));
  const rows = links.map((link) => {
    const space = spaceOf(link.student_id);
    const kept = link.facts;
    const trained = link.scopes.includes('log') ? readRecent(kept) : null;
    const facts: StudentFacts = {
      startedAt: link.started_at,
      startedOn: localDay(link.started_at, zone),
      program: kept && programIn(kept),
      training: trained && { lastDay: kept?.last_day ?? null, ...trained },
      pain: pains.get(space) ?? null,
      charge: readCharge(link),
      unread: link.unread,
      seenAt: link.seen_until,
    };
    return { link, facts, days: trained?.days ?? null, reasons: attentionOf(facts, coachDay) };
  });
  rows.sort(
    (a, b) => byImportance(a.reasons[0], b.reasons[0]) || (a.link.name < b.link.name ? -1 : 1),
  );
  const planned = rows.flatMap(({ facts: { program }, days }) =>
    program && days ? [{ perWeek: program.perWeek, from: program.since, days }] : [],
  );
  return {
    now,
    week,
    students: rows.map(
      ({ link, facts, days, reasons }): PanelStudent => ({
        link: link.id,
        student: { id: link.student_id, name: link.name },
        reasons: [...reasons],
        week: days && {
          done: daysInWeek(days, week),
          planned: facts.program?.perWeek ?? null,
        },
        seenAt: facts.seenAt,
      }),
    ),
    adherence: [...adherenceOf(planned, week, WEEKS)],
  };
}

/** Links with the facts of their students, which may lie on other servers than the links. */
async function linksOf(db: Kysely<Database>, professional: string, today: LocalDay) {
  const mine = activeLinks(db)
    .where('professional_id', '=', professional)
    .where('archived_at', 'is', null);
  const links = await db
    .selectFrom(mine.as('link'))
    .innerJoin('user', 'user.id', 'link.student_id')
    .leftJoin('link_review', 'link_review.link_id', 'link.id')
    .select(['link.id', 'link.student_id', 'link.scopes', 'link.started_at', 'user.name'])
    .select('seen_until')
    .select((builder) => chargesToLookAt(builder, professional, today))
    .execute();
  const students = links.map(({ student_id }) => student_id);
  const facts = await factsOf(db, students);
  const unread = await unreadFrom(db, students);
  return links.map(({ scopes, ...link }) => ({
    ...link,
    scopes: readScopes(scopes),
    facts: facts.get(spaceOf(link.student_id)) ?? null,
    unread: unread.get(link.id) ?? null,
  }));
}

/** The kept facts of students, by their space. */
async function factsOf(db: Kysely<Database>, students: readonly string[]) {
  if (students.length === 0) return new Map<string, Selectable<StudentFactTable>>();
  const rows = await db
    .selectFrom('student_fact')
    .selectAll()
    .where('space_id', 'in', students.map(spaceOf))
    .execute();
  return new Map(rows.map((row) => [row.space_id, row]));
}

function programIn(row: Selectable<StudentFactTable>): StudentFacts['program'] {
  const { program, program_title, program_since, per_week } = row;
  if (program === null || program_since === null) return null;
  return {
    id: program,
    title: program_title ?? '',
    since: program_since,
    ends: row.program_ends,
    review: row.program_review,
    perWeek: per_week ?? 0,
  };
}

async function painsOf(
  db: Kysely<Database>,
  spaces: readonly string[],
  from: LocalDay,
): Promise<ReadonlyMap<string, PainFact>> {
  if (spaces.length === 0) return new Map();
  const rows = await db
    .selectFrom('pain_fact')
    .selectAll()
    .where('space_id', 'in', spaces)
    .where('day', '>=', from)
    // A student who removed a workout withdrew its pain too.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('workout_fact')
          .select('workout_fact.id')
          .whereRef('workout_fact.space_id', '=', 'pain_fact.space_id')
          .whereRef('workout_fact.id', '=', 'pain_fact.id'),
      ),
    )
    // Oldest first, so the Map keeps the newest of each space.
    .orderBy('at')
    .execute();
  const pains = new Map<string, PainFact>();
  for (const { space_id, id: workout, at, day, region: code, strength: kept } of rows) {
    const region = PAIN_REGIONS.find((each) => each === code);
    const strength = PAIN_STRENGTHS.find((each) => each === kept) ?? null;
    if (region) pains.set(space_id, { workout, at, day, region, strength });
  }
  return pains;
}
