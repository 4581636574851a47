import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attentionOf,
  bucketOf,
  byImportance,
  isSeen,
  type PainFact,
  type StudentFacts,
  type WorkoutFact,
} from '#domain/coaching/attention';
import { missedAfter } from '#domain/coaching/missed-after';
import { addDays } from '#domain/local-day';

const TODAY = '2026-11-22';
const DAY = 86_400_000;
const at = (day: string) => Date.parse(`${day}T18:00:00Z`);
/** Midnight in São Paulo. */
const ZONE = 'America/Sao_Paulo';
const HERE = {
  day: TODAY,
  startsAt: Date.parse(`${TODAY}T03:00:00Z`),
  now: Date.parse(`${TODAY}T15:00:00Z`),
};

const workout = (day: string, more: Partial<WorkoutFact> = {}): WorkoutFact => ({
  id: day,
  day,
  at: at(day),
  done: 12,
  planned: 12,
  mood: null,
  records: 0,
  best: null,
  ...more,
});

const program = {
  id: 'p',
  title: 'Hipertrofia',
  since: '2026-09-01',
  ends: null,
  review: null,
  perWeek: 3,
};

/** A student with a plan who trained yesterday. */
function facts(more: Partial<StudentFacts> = {}, recent = [workout('2026-11-21')]): StudentFacts {
  return {
    startedAt: at('2026-09-01'),
    startedOn: '2026-09-01',
    program,
    training: { lastDay: recent[0]?.day ?? null, days: recent.map(({ day }) => day), recent },
    pain: null,
    charge: null,
    unread: null,
    seenAt: null,
    ...more,
  };
}

const pain: PainFact = {
  workout: 'w',
  day: '2026-11-20',
  at: at('2026-11-20'),
  region: 'shoulder',
  strength: 2,
};
const kinds = (given: StudentFacts) => attentionOf(given, HERE).map(({ kind }) => kind);

describe('why a student is in the list', () => {
  test('who trained as planned is up to date, with the newest workout', () => {
    expect(attentionOf(facts(), HERE)).toEqual([
      { kind: 'up-to-date', at: at('2026-11-21'), workout: workout('2026-11-21') },
    ]);
  });

  test('all there is comes in the order of importance', () => {
    const all = facts(
      {
        pain,
        unread: { count: 2, at: at('2026-11-19') },
        program: { ...program, ends: '2026-11-25', review: '2026-11-22' },
        charge: { id: 'c', due: '2026-11-20', zone: ZONE, claimedAt: null },
      },
      [workout('2026-11-10', { mood: 2, records: 1 })],
    );
    expect(kinds(all)).toEqual([
      'pain',
      'low-mood',
      'not-training',
      'program-ending',
      'program-review',
      'charge',
      'message',
      'record',
    ]);
  });

  test('a charge is spoken of from three days before it is due, and once it is said to be paid', () => {
    const charge = { id: 'c', due: '2026-11-25', zone: ZONE, claimedAt: null };
    const told = (due: string, claimedAt: number | null = null) =>
      attentionOf(facts({ charge: { ...charge, due, claimedAt } }), HERE)[0];
    expect(told('2026-11-26').kind).toBe('up-to-date');
    expect(told('2026-11-25')).toMatchObject({ charge: 'c', claimed: false, days: 3 });
    expect(told('2026-11-20')).toMatchObject({ days: -2, at: Date.parse('2026-11-21T03:00:00Z') });
    expect(told(TODAY)).toMatchObject({ days: 0, at: Date.parse('2026-11-19T03:00:00Z') });
    expect(told('2026-12-20', 7)).toMatchObject({ claimed: true, at: 7 });
  });

  test('counts the days of a charge in its own zone when the coach is in another one', () => {
    const charge = { id: 'c', due: TODAY, zone: ZONE, claimedAt: null };
    // 23:59 in São Paulo, where the coach's day in Lisbon has begun.
    const now = Date.parse('2026-11-23T02:59:00Z');
    const lisbon = { day: '2026-11-23', startsAt: Date.parse('2026-11-23T00:00:00Z'), now };
    expect(attentionOf(facts({ charge }), lisbon)[0]).toMatchObject({ kind: 'charge', days: 0 });
  });

  test.each([
    ['2026-11-18', 5, 3],
    ['2026-11-17', 5, 3],
  ])('three days a week: last on %s, missed after %i days', (lastDay, after, perWeek) => {
    expect(missedAfter(perWeek, [])).toBe(after);
    const missing = kinds(facts({}, [workout(lastDay)])).includes('not-training');
    expect(missing).toBe(lastDay <= addDays(TODAY, -after));
  });

  test('without a plan the usual gap counts, and nobody is missed too soon or never', () => {
    const every = (days: number) => [0, 1, 2, 3].map((nth) => addDays(TODAY, -nth * days));
    expect(missedAfter(null, every(3))).toBe(6);
    expect(missedAfter(null, every(1))).toBe(4);
    expect(missedAfter(null, every(30))).toBe(14);
    expect(missedAfter(7, [])).toBe(4);
    expect(missedAfter(1, [])).toBe(14);
    // Three days have two gaps, which are enough for a usual gap; two days are not.
    expect(missedAfter(null, every(5).slice(1))).toBe(10);
    expect(missedAfter(null, every(5).slice(2))).toBe(7);
    // A ficha without weekly days is no plan.
    expect(missedAfter(0, [])).toBe(7);
  });

  test('who has a ficha and never began is missed from its first day on', () => {
    const given = facts({ program: { ...program, since: '2026-11-12' } }, []);
    expect(attentionOf(given, HERE)[0]).toMatchObject({ kind: 'not-training', lastDay: null });
  });

  test('what the student does not share is never a reason', () => {
    expect(kinds(facts({ training: null, pain: null }))).toEqual(['up-to-date']);
  });

  test('old pain, moods and records are no news', () => {
    const old = facts({ pain: { ...pain, day: '2026-11-01' } }, [
      workout('2026-11-21'),
      workout('2026-11-01', { mood: 1, records: 3 }),
    ]);
    expect(kinds(old)).toEqual(['up-to-date']);
    const painOn = (day: string) => kinds(facts({ pain: { ...pain, day } }));
    expect([painOn('2026-11-08'), painOn('2026-11-07')]).toEqual([['pain'], ['up-to-date']]);
  });

  test('a ficha that ended says since when, and one without a ficha needs one', () => {
    const over = facts({ program: { ...program, ends: '2026-11-20' } });
    expect(attentionOf(over, HERE)[0]).toMatchObject({ kind: 'program-ending', days: -2 });
    // The entry stays on the last day, because the coach has known of it for seven days.
    const last = attentionOf(facts({ program: { ...program, ends: TODAY } }), HERE)[0];
    expect(last).toMatchObject({ days: 0, at: Date.parse('2026-11-15T03:00:00Z') });
    expect(kinds(facts({ program: null }))).toEqual(['no-program']);
  });
});

describe('what was looked at', () => {
  test('is gone until something new comes', () => {
    const seenAt = at('2026-11-22');
    expect(kinds(facts({ pain, seenAt }))).toEqual(['up-to-date']);
    const later = { ...pain, day: '2026-11-22', at: seenAt + 1 };
    expect(kinds(facts({ pain: later, seenAt }))).toEqual(['pain']);
  });

  test('counts as looked at from its very instant on', () => {
    const [newest] = attentionOf(facts(), HERE);
    expect([isSeen(newest, newest.at), isSeen(newest, newest.at - 1)]).toEqual([true, false]);
    expect(kinds(facts({ pain, seenAt: pain.at }))).toEqual(['up-to-date']);
  });

  test('late in the evening hides nothing that begins with the next day', () => {
    const seenAt = Date.parse(`${TODAY}T01:00:00Z`);
    const planned = { ...program, ends: '2026-11-29', review: TODAY };
    const given = facts({ seenAt, program: planned }, [workout('2026-11-17')]);
    expect(kinds(given)).toEqual(['not-training', 'program-ending', 'program-review']);
    expect(kinds({ ...given, seenAt: HERE.startsAt + 1 })).toEqual(['up-to-date']);
  });

  test('who goes on not training is told of again after as long a time', () => {
    const gone = facts({ seenAt: at('2026-11-15') }, [workout('2026-11-10')]);
    expect(kinds(facts({ seenAt: at('2026-11-21') }, [workout('2026-11-10')]))).toEqual([
      'up-to-date',
    ]);
    expect(kinds(gone)).toEqual(['not-training']);
  });
});

describe('a student who was looked at', () => {
  const last = (given: StudentFacts) => {
    const [reason, ...rest] = attentionOf(given, HERE);
    expect([reason.kind, rest]).toEqual(['up-to-date', []]);
    return reason.kind === 'up-to-date' ? reason.remains : null;
  };
  const seenAt = at(TODAY) + DAY;

  test('is not up to date while they do not train or have no ficha', () => {
    const gone = facts({ seenAt }, [workout('2026-11-07')]);
    expect(last(gone)).toMatchObject({ kind: 'not-training', days: 15, lastDay: '2026-11-07' });
    expect(last(facts({ seenAt, program: null }))).toMatchObject({ kind: 'no-program' });
  });

  test('is up to date once pain, mood and records were read', () => {
    const read = facts({ seenAt, pain }, [workout('2026-11-21', { mood: 1, records: 2 })]);
    expect(last(read)).toBeUndefined();
  });
});

const anyDay = fc.integer({ min: 0, max: 60 }).map((ago) => addDays(TODAY, -ago));
const anyWorkout = fc
  .record({
    day: anyDay,
    mood: fc.constantFrom<WorkoutFact['mood'][]>(null, 1, 2, 3, 4, 5),
    records: fc.nat(3),
  })
  .map(({ day, ...more }) => workout(day, more));
const anyFacts: fc.Arbitrary<StudentFacts> = fc
  .record({
    workouts: fc.array(anyWorkout, { maxLength: 12 }),
    hidden: fc.boolean(),
    program: fc.option(
      fc.record({
        since: anyDay,
        ends: fc.option(fc.integer({ min: -30, max: 30 }).map((days) => addDays(TODAY, days))),
        review: fc.option(anyDay),
        perWeek: fc.nat(7),
      }),
    ),
    painDay: fc.option(anyDay),
    unread: fc.option(fc.record({ count: fc.integer({ min: 1, max: 9 }), at: anyDay.map(at) })),
    seenAt: fc.option(anyDay.map(at)),
  })
  .map(({ workouts, hidden, painDay, program: own, ...more }) => {
    const recent = workouts.sort((a, b) => b.at - a.at);
    return {
      ...facts(more, recent),
      program: own && { ...program, ...own },
      pain: painDay === null ? null : { ...pain, day: painDay, at: at(painDay) },
      ...(hidden && { training: null }),
    };
  });

describe('for any student', () => {
  test('there is a reason, in the order of importance, and each came after the last look', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const reasons = attentionOf(given, HERE);
        expect(reasons.length).toBeGreaterThan(0);
        const sorted = [...reasons].sort((a, b) => byImportance(a, b));
        expect(reasons.map(({ kind }) => kind)).toEqual(sorted.map(({ kind }) => kind));
        for (const reason of reasons) {
          if (reason.kind === 'up-to-date') expect(bucketOf(reason)).toBe('fine');
          else expect(reason.at).toBeGreaterThan(given.seenAt ?? Number.NEGATIVE_INFINITY);
        }
      }),
    );
  });

  test('looking at all there is leaves nothing to do, until days go by', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const seenAt = at(TODAY) + DAY;
        const [reason, ...rest] = attentionOf({ ...given, seenAt }, HERE);
        expect(rest).toEqual([]);
        expect(reason.kind).toBe('up-to-date');
        expect(isSeen(reason, seenAt)).toBe(true);
      }),
    );
  });
});
