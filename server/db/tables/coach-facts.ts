/**
 * Facts behind a coach's lists, stored beside the records while a student has a coach. Every row
 * can be rebuilt from the records. Instants are epoch ms, flags 0 or 1.
 */
export interface CoachFactTables {
  student_fact: StudentFactTable;
  workout_fact: WorkoutFactTable;
  space_best: SpaceBestTable;
  pain_fact: PainFactTable;
  unread_message: UnreadMessageTable;
  link_review: LinkReviewTable;
}

/** One row per space with a coach. */
export interface StudentFactTable {
  space_id: string;
  /** The local day of the newest finished workout. */
  last_day: string | null;
  /** The newest days with a workout, each once, newest first, separated by spaces. */
  days: string;
  /** The newest workout and the newest one with personal records: WorkoutFacts as JSON. */
  recent: string;
  /** Id of the ficha in use; null without one. */
  program: string | null;
  program_title: string | null;
  program_since: string | null;
  program_ends: string | null;
  program_review: string | null;
  per_week: number | null;
  /** The version of the rules that built the facts of the space. */
  rules: number;
  built_at: number;
}

/** One per finished workout. */
export interface WorkoutFactTable {
  space_id: string;
  id: string;
  /** Start, epoch ms. */
  at: number;
  ended_at: number;
  day: string;
  done: number;
  planned: number;
  /** In tenths. */
  pse: number | null;
  mood: number | null;
  note: number;
  program: string | null;
  program_day: string | null;
  /** Number of sets that were personal records. */
  records: number;
  /** The most notable personal record: a RecordFact as JSON. */
  best: string | null;
  /**
   * A digest of the performed sets and the start. An equal digest means that an edit left the
   * personal records unchanged.
   */
  sets: string;
}

/**
 * The best sets of an exercise over all finished workouts, as JSON, and the start of the newest
 * workout.
 */
export interface SpaceBestTable {
  space_id: string;
  exercise: string;
  bests: string;
  until: number;
}

/** Reported pain after a workout; deleted with its record. */
export interface PainFactTable {
  space_id: string;
  id: string;
  at: number;
  day: string;
  region: string;
  strength: number | null;
}

/** A message that its reader has not seen. */
export interface UnreadMessageTable {
  space_id: string;
  id: string;
  link_id: string;
  from_id: string;
  at: number;
}

/** The instant up to which a link's professional has reviewed the student. */
export interface LinkReviewTable {
  link_id: string;
  seen_until: number;
}
