import type { PainValues } from '../health/pain';
import { addDays, daysBetween, type LocalDay, localDay } from '../local-day';
import type { Effort, Mood } from '../workouts/shape';
import { missedAfter } from './missed-after';

/** The best record of a workout, for praise: the exercise and its set. */
export interface RecordFact {
  /** Catalogue slug or the id of a custom exercise. */
  readonly exercise: string;
  /** The name of a custom exercise, which only its owner's device knows; null for the catalogue's. */
  readonly name: string | null;
  readonly effort: Effort;
}

/** The facts of a finished workout that a coach's list needs. */
export interface WorkoutFact {
  readonly id: string;
  readonly day: LocalDay;
  /** When it was finished, epoch ms. */
  readonly at: number;
  /** Sets, both sides as one. */
  readonly done: number;
  readonly planned: number;
  readonly mood: Mood | null;
  /** How many sets of it were records. */
  readonly records: number;
  readonly best: RecordFact | null;
}

/** The active ficha of a student. */
export interface ProgramFact {
  readonly id: string;
  readonly title: string;
  readonly since: LocalDay;
  readonly ends: LocalDay | null;
  readonly review: LocalDay | null;
  /** Training days per week. */
  readonly perWeek: number;
}

export interface PainFact extends PainValues {
  readonly workout: string;
  readonly day: LocalDay;
  /** When the student reported it, epoch ms. */
  readonly at: number;
}

/** A charge that may need the coach: the claimed one, or the oldest unpaid one. */
export interface ChargeFact {
  readonly id: string;
  readonly due: LocalDay;
  /** The IANA zone of its due day. */
  readonly zone: string;
  /** When the student claimed to have paid it, epoch ms; null without a claim. */
  readonly claimedAt: number | null;
}

/** The input of a coach's list of students; null where the student does not share it. */
export interface StudentFacts {
  /** Start of the coaching, epoch ms, and its day. */
  readonly startedAt: number;
  readonly startedOn: LocalDay;
  readonly program: ProgramFact | null;
  readonly training: {
    /** The last training day. */
    readonly lastDay: LocalDay | null;
    /** Training days of the last weeks, newest first. */
    readonly days: readonly LocalDay[];
    /** The newest workout, and the newest with records. */
    readonly recent: readonly WorkoutFact[];
  } | null;
  readonly pain: PainFact | null;
  readonly charge: ChargeFact | null;
  /** The student's messages that the coach has not read; null for none. */
  readonly unread: { readonly count: number; readonly at: number } | null;
  /** Time of the coach's last look (epoch ms); null for never. */
  readonly seenAt: number | null;
}

/** Reasons for a place in the list, in order of importance. `at` (epoch ms) is their start. */
export type Reason =
  | ({ readonly kind: 'pain' } & PainFact)
  | {
      readonly kind: 'low-mood';
      readonly at: number;
      readonly workout: string;
      readonly mood: Mood;
      readonly day: LocalDay;
    }
  /** `days` without training; `lastDay` is null without any workout. */
  | {
      readonly kind: 'not-training';
      readonly at: number;
      readonly days: number;
      readonly lastDay: LocalDay | null;
    }
  | { readonly kind: 'no-program'; readonly at: number }
  /** `days` until the last day; 0 on it, negative after it. */
  | {
      readonly kind: 'program-ending';
      readonly at: number;
      readonly ends: LocalDay;
      readonly days: number;
    }
  | { readonly kind: 'program-review'; readonly at: number; readonly day: LocalDay }
  /** A claim to confirm, or unpaid: `days` until it is due, negative after that. */
  | {
      readonly kind: 'charge';
      readonly at: number;
      readonly charge: string;
      readonly claimed: boolean;
      readonly due: LocalDay;
      readonly days: number;
    }
  | { readonly kind: 'message'; readonly at: number; readonly count: number }
  | {
      readonly kind: 'record';
      readonly at: number;
      readonly workout: string;
      readonly records: number;
      readonly best: RecordFact | null;
    }
  /** Nothing new; `workout` is the newest, null for none. */
  | {
      readonly kind: 'up-to-date';
      readonly at: number;
      readonly workout: WorkoutFact | null;
      /** The most important reason that the coach has seen and that still holds. */
      readonly remains?: LastingReason;
    };
/** A reason that ends by an act, not by a look. */
type LastingReason = Exclude<Reason, { readonly kind: (typeof NEWS)[number] | 'up-to-date' }>;
export type ReasonKind = Reason['kind'];

/** Reasons that a look settles. */
const NEWS = ['pain', 'low-mood', 'record'] as const;

/** Groups of students in the panel: urgent, to review, and nothing to do. */
export const BUCKETS = ['attention', 'review', 'fine'] as const;
export type Bucket = (typeof BUCKETS)[number];

const BUCKET_OF: Readonly<Record<ReasonKind, Bucket>> = {
  pain: 'attention',
  'low-mood': 'attention',
  'not-training': 'attention',
  'no-program': 'attention',
  'program-ending': 'review',
  'program-review': 'review',
  charge: 'review',
  message: 'review',
  record: 'review',
  'up-to-date': 'fine',
};

/** The group of the panel for a reason. */
export function bucketOf(reason: Pick<Reason, 'kind'>): Bucket {
  return BUCKET_OF[reason.kind];
}

const MS_PER_DAY = 86_400_000;
/** Older pain, moods and records are no news. */
const NEWS_DAYS = 14;
const ENDING_DAYS = 7;
/** Days before the due day from which a charge is listed. */
export const CHARGE_DAYS = 3;
/** The best mood that is still low. */
export const LOW_MOOD: Mood = 2;

/** Today in the coach's zone. */
interface CoachDay {
  readonly day: LocalDay;
  /** Start of the day, epoch ms, for ordering days and instants together; `now` is within it. */
  readonly startsAt: number;
  readonly now: number;
}

/** Start of a day in the coach's zone, epoch ms; changes of the clock are ignored. */
function instantOf(day: LocalDay, today: CoachDay): number {
  return today.startsAt - daysBetween(day, today.day) * MS_PER_DAY;
}

/**
 * Whether a student who used to train is missing today. Each further gap of the same length is
 * reported again, even if the coach looked before.
 */
function missed(facts: StudentFacts, today: CoachDay): Reason | null {
  const { training, program, startedOn } = facts;
  if (!training || (!program && !training.lastDay)) return null;
  // A ficha newer than the last workout starts a new wait.
  const from = [training.lastDay, program?.since, training.lastDay ? null : startedOn]
    .filter((day) => day != null)
    .sort()
    .at(-1);
  if (from === undefined) return null;
  const days = daysBetween(from, today.day);
  const patience = missedAfter(program?.perWeek ?? null, training.days);
  if (days < patience) return null;
  const times = Math.floor(days / patience);
  return {
    kind: 'not-training',
    at: instantOf(addDays(from, times * patience), today),
    days: daysBetween(training.lastDay ?? from, today.day),
    lastDay: training.lastDay,
  };
}

function ending({ program }: StudentFacts, today: CoachDay): Reason | null {
  if (!program?.ends) return null;
  const days = daysBetween(today.day, program.ends);
  if (days > ENDING_DAYS) return null;
  const since = days < 0 ? addDays(program.ends, 1) : addDays(program.ends, -ENDING_DAYS);
  return { kind: 'program-ending', at: instantOf(since, today), ends: program.ends, days };
}

function charged({ charge }: StudentFacts, today: CoachDay): Reason | null {
  if (!charge) return null;
  const { id, due, zone, claimedAt } = charge;
  const days = daysBetween(localDay(today.now, zone), due);
  const told = { kind: 'charge', charge: id, due, days } as const;
  if (claimedAt !== null) return { ...told, claimed: true, at: claimedAt };
  if (days > CHARGE_DAYS) return null;
  const since = days < 0 ? addDays(due, 1) : addDays(due, -CHARGE_DAYS);
  return { ...told, claimed: false, at: instantOf(since, today) };
}

function reasonsIn(facts: StudentFacts, today: CoachDay): Reason[] {
  const { training, pain, program, unread, startedAt } = facts;
  const isNews = ({ day }: { readonly day: LocalDay }) => daysBetween(day, today.day) <= NEWS_DAYS;
  const recent = training?.recent ?? [];
  const newest = recent[0] ?? null;
  const reasons: (Reason | null)[] = [];
  reasons.push(pain && isNews(pain) ? { kind: 'pain', ...pain } : null);
  if (newest && newest.mood !== null && newest.mood <= LOW_MOOD && isNews(newest)) {
    const { at, id, mood, day } = newest;
    reasons.push({ kind: 'low-mood', at, workout: id, mood, day });
  }
  reasons.push(missed(facts, today));
  if (!program) reasons.push({ kind: 'no-program', at: startedAt });
  reasons.push(ending(facts, today));
  if (program?.review && program.review <= today.day) {
    const { review } = program;
    reasons.push({ kind: 'program-review', at: instantOf(review, today), day: review });
  }
  reasons.push(charged(facts, today));
  if (unread) reasons.push({ kind: 'message', ...unread });
  const record = recent.find((fact) => fact.records > 0 && isNews(fact));
  if (record) {
    const { at, id, records, best } = record;
    reasons.push({ kind: 'record', at, workout: id, records, best });
  }
  return reasons.filter((reason) => reason !== null);
}

/** The first of these reasons that still holds after the coach has seen it. */
export function remainingReason(reasons: readonly Reason[]): LastingReason | undefined {
  return reasons.find(isLasting);
}

function isLasting(reason: Reason): reason is LastingReason {
  return reason.kind !== 'up-to-date' && !NEWS.some((kind) => kind === reason.kind);
}

/**
 * Reasons to look at a student, most important first: those newer than the coach's last look. With
 * none left, one reason states that nothing is new, and what remains.
 */
export function attentionOf(facts: StudentFacts, today: CoachDay): readonly [Reason, ...Reason[]] {
  const seenAt = facts.seenAt ?? Number.NEGATIVE_INFINITY;
  const all = reasonsIn(facts, today);
  const [first, ...rest] = all.filter(({ at }) => at > seenAt);
  if (first) return [first, ...rest];
  const workout = facts.training?.recent[0] ?? null;
  const remains = remainingReason(all);
  const at = workout?.at ?? facts.startedAt;
  return [{ kind: 'up-to-date', at, workout, ...(remains && { remains }) }];
}

/** Whether the coach has seen the reason. */
export function isSeen(reason: Reason, seenAt: number | null): boolean {
  return reason.kind === 'up-to-date' && seenAt !== null && reason.at <= seenAt;
}

const ORDER: readonly ReasonKind[] = [
  'pain',
  'low-mood',
  'not-training',
  'no-program',
  'program-ending',
  'program-review',
  'charge',
  'message',
  'record',
  'up-to-date',
];

/** Sorts by importance; then by the longest wait, or the newest if all is up to date. */
export function byImportance(a: Reason, b: Reason): number {
  const rank = ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind);
  return rank || (a.kind === 'up-to-date' ? b.at - a.at : a.at - b.at);
}
