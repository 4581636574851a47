/** Requests a person may send at once, and how many are earned back each second. */
const BURST = 600;
const PER_SECOND = 5;
/** More people than this are forgotten together: the memory of one process stays small. */
const PEOPLE = 50_000;

interface Bucket {
  left: number;
  at: number;
}

export interface Pace {
  /** Seconds to wait before the next request, 0 when it may pass now. */
  take(person: string, now: number): number;
}

/** A token bucket per person, in memory: it guards one process against a client that runs wild. */
export function createPace(): Pace {
  const buckets = new Map<string, Bucket>();
  return {
    take(person, now) {
      if (buckets.size > PEOPLE) buckets.clear();
      const bucket = buckets.get(person) ?? { left: BURST, at: now };
      const earned = (Math.max(0, now - bucket.at) / 1000) * PER_SECOND;
      const left = Math.min(BURST, bucket.left + earned);
      if (left < 1) {
        buckets.set(person, { left, at: now });
        return Math.ceil((1 - left) / PER_SECOND);
      }
      buckets.set(person, { left: left - 1, at: now });
      return 0;
    },
  };
}
