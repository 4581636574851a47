import * as v from 'valibot';
import { PAIN_REGIONS, PAIN_STRENGTHS } from '#domain/health/pain';
import { day, id, instant } from '#domain/record/fields';
import { MOODS } from '#domain/workouts/shape';
import { zoneSchema } from '../agenda/appointments';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const figure = v.exactOptional(v.nullable(v.number()));
const recordFact = v.object({
  exercise: v.string(),
  name: v.nullable(v.string()),
  effort: v.object({
    load: v.nullable(v.number()),
    reps: v.nullable(v.number()),
    seconds: figure,
    meters: figure,
  }),
});
/** The best record of a workout, as the server stores it. */
export const recordFactSchema = recordFact;

/** A workout in a list. */
export const workoutFactSchema = v.object({
  id,
  day,
  at: instant,
  done: count,
  planned: count,
  records: count,
  mood: v.nullable(v.picklist(MOODS)),
  best: v.nullable(recordFact),
});

/** Reasons that last until somebody acts. */
const LASTING = [
  v.object({
    kind: v.literal('not-training'),
    at: instant,
    days: count,
    lastDay: v.nullable(day),
  }),
  v.object({ kind: v.literal('no-program'), at: instant }),
  v.object({
    kind: v.literal('program-ending'),
    at: instant,
    ends: day,
    days: v.pipe(v.number(), v.integer()),
  }),
  v.object({ kind: v.literal('program-review'), at: instant, day }),
  v.object({
    kind: v.literal('charge'),
    at: instant,
    charge: id,
    due: day,
    claimed: v.boolean(),
    days: v.pipe(v.number(), v.integer()),
  }),
  v.object({ kind: v.literal('message'), at: instant, count }),
] as const;

const reasonSchema = v.variant('kind', [
  v.object({
    kind: v.literal('pain'),
    at: instant,
    workout: id,
    day,
    region: v.picklist(PAIN_REGIONS),
    strength: v.nullable(v.picklist(PAIN_STRENGTHS)),
  }),
  v.object({
    kind: v.literal('low-mood'),
    at: instant,
    workout: id,
    day,
    mood: v.picklist(MOODS),
  }),
  ...LASTING,
  v.object({
    kind: v.literal('record'),
    at: instant,
    workout: id,
    records: count,
    best: v.nullable(recordFact),
  }),
  v.object({
    kind: v.literal('up-to-date'),
    at: instant,
    workout: v.nullable(workoutFactSchema),
    /** A reason that was seen and still holds. */
    remains: v.exactOptional(v.variant('kind', [...LASTING])),
  }),
]);

const panelStudentSchema = v.object({
  link: id,
  student: v.object({ id, name: v.string() }),
  /** Why the student is listed, most important first; never empty. */
  reasons: v.pipe(v.array(reasonSchema), v.minLength(1)),
  /** Training days of this week; null if not shared. */
  week: v.nullable(v.object({ done: count, planned: v.nullable(count) })),
  /** Time of the coach's last look, epoch ms. */
  seenAt: v.nullable(instant),
});
export type PanelStudent = v.InferOutput<typeof panelStudentSchema>;

/** GET /api/coaching/panel: the requester's students, most urgent first. */
export const panelSchema = v.object({
  /** Server time of this answer, epoch ms. A review of a student covers what happened until then. */
  now: instant,
  /** First day of the answer's week. */
  week: day,
  students: v.array(panelStudentSchema),
  /** For all students who share their training, oldest week first. */
  adherence: v.array(v.object({ week: day, percent: v.nullable(count) })),
});
export type Panel = v.InferOutput<typeof panelSchema>;

/** The requester's day, first day of the week, and zone. */
export const panelQuerySchema = v.object({
  today: day,
  week: day,
  zone: v.fallback(zoneSchema, 'America/Sao_Paulo'),
});

const MOST_REVIEWS = 500;

/**
 * POST /api/coaching/reviews: links with the time of the last look (epoch ms); null means never,
 * and undoes a look. Other people's links are ignored.
 */
export const reviewsSchema = v.object({
  reviews: v.pipe(
    v.array(v.object({ link: id, until: v.nullable(v.pipe(instant, v.minValue(0))) })),
    v.minLength(1),
    v.maxLength(MOST_REVIEWS),
  ),
});
export type Reviews = v.InferOutput<typeof reviewsSchema>;
