import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  addDay,
  copyDay,
  describeDay,
  describe as describeProgram,
  moveDay,
  removeDay,
  removeProgram,
  restoreDay,
  restoreProgram,
} from '#domain/programs/arrange';
import {
  addExercises,
  describeExercise,
  groupWithNext,
  moveExercise,
  prescribeWeek,
  removeExercise,
  restoreExercise,
  stepExercise,
  ungroup,
} from '#domain/programs/arrange-exercises';
import {
  countWeeks,
  describeWeek,
  duplicateWeek,
  setsInWeek,
} from '#domain/programs/arrange-weeks';
import { EMPTY_DAY, EMPTY_PROGRAM, type ProgramDraft, plainExercise } from '#domain/programs/draft';
import { setGroups } from '#domain/programs/groups';
import { programKind } from '#domain/programs/kind';
import type { SetBlock } from '#domain/programs/prescription';
import { replaceExercise } from '#domain/programs/replace-exercise';
import type { Program } from '#domain/programs/shape';
import { ORDER } from '#domain/record/order';
import { stamped } from '#protocol/merge';
import { anyExercise, anyProgram } from './arbitrary';
import { Ficha } from './ficha';

/** A ficha from its plan: "a [b c] | d". */
function planned(plan: string): Ficha {
  let group = 0;
  const days = plan.split('|').map((day) => {
    let open = false;
    const exercises = day
      .trim()
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        if (word.startsWith('[')) {
          open = true;
          group += 1;
        }
        const inside = open;
        if (word.endsWith(']')) open = false;
        return {
          ...plainExercise(word.replace(/[[\]]/g, '')),
          group: inside ? `g${group}` : null,
        };
      });
    return { ...EMPTY_DAY, exercises };
  });
  return new Ficha({ ...EMPTY_PROGRAM, title: 'Ficha', days } satisfies ProgramDraft);
}

const step = (ficha: Ficha, exercise: string, by: -1 | 1) =>
  ficha.edit((program) => stepExercise(program, ficha.key(exercise), by, ficha.newKey));
const move = (ficha: Ficha, exercise: string, day: number, index: number) =>
  ficha.edit((program) =>
    moveExercise(program, ficha.key(exercise), { day: ficha.day(day), index }, ficha.newKey),
  );
const sets = (count: number): SetBlock[] => [{ count, kind: 'normal', reps: [8, 10], load: null }];

describe('the order of exercises', () => {
  test('goes step by step, writing only what moved', () => {
    const ficha = planned('a b c');
    expect(Object.keys(step(ficha, 'c', -1))).toEqual([`e.${ficha.key('c')}.place`]);
    expect(ficha.plan).toBe('a c b');
    expect(step(ficha, 'a', -1)).toEqual({});
    expect(step(ficha, 'b', 1)).toEqual({});
  });

  test('no order is refused when the same neighbours changed places 700 times', () => {
    const ficha = planned('a b c d | e');
    for (let swap = 0; swap < 700; swap += 1) {
      const moved = swap % 2 === 0 ? 'c' : 'b';
      const writes = {
        ...step(ficha, moved, -1),
        ...ficha.edit((program) => moveDay(program, program.days[0]?.key ?? '', 1)),
      };
      for (const [path, value] of Object.entries(writes)) {
        const schema = programKind.schemaOf(path);
        expect(schema && v.is(schema, value), `${path} after ${swap}`).toBe(true);
      }
    }
    expect(ficha.plan).toBe('a b c d | e');
  });

  test('a group is passed as a whole; from its edge one leaves it', () => {
    const ficha = planned('a [b c] d');
    step(ficha, 'd', -1);
    expect(ficha.plan).toBe('a d [b c]');
    step(ficha, 'b', 1);
    expect(ficha.plan).toBe('a d [c b]');
    step(ficha, 'c', -1);
    expect(ficha.plan).toBe('a c d b');
  });

  test('inside of a group one goes by one, and from its end out and past the next group', () => {
    const ficha = planned('a [b c] [d e]');
    step(ficha, 'c', -1);
    expect(ficha.plan).toBe('a [c b] [d e]');
    step(ficha, 'b', 1);
    expect(ficha.plan).toBe('a c [d e] b');
  });

  test('goes to the same place of another day, and nowhere from its own', () => {
    const ficha = planned('a b | c');
    expect(move(ficha, 'b', 0, 1)).toEqual({});
    move(ficha, 'a', 1, 0);
    expect(ficha.plan).toBe('b | a c');
  });

  test('dropped between two of a group one joins, dropped elsewhere one leaves', () => {
    const ficha = planned('a [b c] d | e');
    move(ficha, 'a', 0, 1);
    expect(ficha.plan).toBe('[b a c] d | e');
    move(ficha, 'a', 1, 0);
    expect(ficha.plan).toBe('[b c] d | a e');
    move(ficha, 'b', 1, 9);
    expect(ficha.plan).toBe('c d | a e b');
    expect(move(ficha, 'b', 1, 2)).toEqual({});
  });

  test('also among exercises that two devices added at the same time', () => {
    const one = planned('a');
    const two = new Ficha(EMPTY_PROGRAM, 'b');
    two.registers = {};
    two.take(one.registers);
    const add = (ficha: Ficha, names: readonly string[], prefix: string) => {
      let made = 0;
      return ficha.edit((program) =>
        addExercises(program, ficha.day(0), names.map(plainExercise), () => {
          made += 1;
          return `${prefix}${made}`;
        }),
      );
    };
    add(one, ['m', 'n'], 'x');
    add(two, ['p', 'q'], 'y');
    one.take(two.registers);
    expect(one.plan).toBe('a m p n q');
    move(one, 'a', 0, 1);
    expect(one.plan).toBe('m a p n q');
    step(one, 'q', -1);
    expect(one.plan).toBe('m a p q n');
  });
});

describe('groups', () => {
  test('what is typed with a plus is done in turn with what stands above it', () => {
    const ficha = planned('a');
    const add = (exercise: string, joins: boolean) =>
      ficha.edit((program) =>
        addExercises(program, ficha.day(0), [plainExercise(exercise)], ficha.newKey, { joins }),
      );
    add('b', true);
    add('c', true);
    add('d', false);
    expect(ficha.plan).toBe('[a b c] d');
    const several = ['e', 'f', 'g'].map((exercise, at) => ({
      ...plainExercise(exercise),
      group: at < 2 ? 'x' : 'alone',
    }));
    ficha.edit((program) =>
      addExercises(program, ficha.day(0), several, ficha.newKey, { joins: true }),
    );
    expect(ficha.plan).toBe('[a b c] [d e f] g');
  });

  test('what is put into the middle of a group parts it', () => {
    const ficha = planned('[a b c d]');
    ficha.edit((program) =>
      addExercises(program, ficha.day(0), [plainExercise('x')], ficha.newKey, { index: 2 }),
    );
    expect(ficha.plan).toBe('[a b] x [c d]');
  });

  test('two become a bi-set, the next joins, the middle one leaves', () => {
    const ficha = planned('a b c d');
    const join = (exercise: string) =>
      ficha.edit((program) => groupWithNext(program, ficha.key(exercise), ficha.newKey));
    join('a');
    expect(ficha.plan).toBe('[a b] c d');
    join('c');
    expect(ficha.plan).toBe('[a b] [c d]');
    join('b');
    expect(ficha.plan).toBe('[a b c d]');
    expect(join('d')).toEqual({});
    ficha.edit((program) => ungroup(program, ficha.key('c'), ficha.newKey));
    expect(ficha.plan).toBe('[a b] c d');
  });

  test('parts that were torn apart are groups of their own', () => {
    const ficha = planned('[a b c d e]');
    ficha.edit((program) => ungroup(program, ficha.key('c'), ficha.newKey));
    expect(ficha.plan).toBe('[a b] c [d e]');
    ficha.edit((_, registers, author) => removeExercise(registers, ficha.key('c'), author));
    expect(ficha.plan).toBe('[a b] [d e]');
  });
});

describe('days', () => {
  test('are added, described, copied with all they hold, moved, removed and brought back', () => {
    const ficha = planned('[a b] | c');
    ficha.edit((program) =>
      describeDay(program, ficha.day(0), { title: 'Peito', weekdays: [5, 1, 1] }),
    );
    expect(ficha.program.days[0]).toMatchObject({ title: 'Peito', weekdays: [1, 5] });
    expect(ficha.edit((program) => describeDay(program, ficha.day(0), { title: 'Peito' }))).toEqual(
      {},
    );
    ficha.edit((program) => copyDay(program, ficha.day(0), 'copy', 'Peito 2', ficha.newKey));
    expect(ficha.plan).toBe('[a b] | [a b] | c');
    const [first, second] = ficha.program.days;
    expect(second).toMatchObject({ key: 'copy', title: 'Peito 2', weekdays: [1, 5] });
    expect(second?.exercises[0]?.group).not.toBe(first?.exercises[0]?.group);
    ficha.edit((program) => moveDay(program, 'copy', 9));
    expect(ficha.plan).toBe('[a b] | c | [a b]');
    ficha.edit((program) => addDay(program, 'new', EMPTY_DAY, ficha.newKey));
    ficha.edit((_, registers, author) => removeDay(registers, 'copy', author));
    expect(ficha.plan).toBe('[a b] | c | ');
    ficha.edit((_p, _r, author) => restoreDay('copy', author));
    expect(ficha.plan).toBe('[a b] | c | [a b] | ');
  });

  test('the first goes behind the second; one that is there already, or unknown, stays', () => {
    const ficha = planned('a | b | c');
    const moved = (key: string, index: number) =>
      ficha.edit((program) => moveDay(program, key, index));
    expect(moved(ficha.day(1), 1)).toEqual({});
    expect(moved('unknown', 0)).toEqual({});
    moved(ficha.day(0), 1);
    expect(ficha.plan).toBe('b | a | c');
  });

  test('R1e: a device that lost the ficha removes what it wrote itself alone', () => {
    const mine = stamped({ 'd.a.title': 'Peito' }, [6, 0, 'b']);
    const known = { ...stamped({ 'd.a.order': 'i' }, [5, 0, 'a']), ...mine };
    const whole = { ...known, ...stamped({ created: 1 }, [4, 0, 'a']) };
    const author = { device: 'b', now: 9 };
    expect(removeDay(known, 'a', author)).toEqual({ 'd.a.gone.b': { b: [6, 0] } });
    expect(removeDay(whole, 'a', author)).toEqual({ 'd.a.gone.b': { a: [5, 0], b: [6, 0] } });
  });

  test('an exercise changed elsewhere brings its removed day back, and says so', () => {
    const one = planned('a');
    const day = one.day(0);
    const key = one.key('a');
    const note = stamped({ [`e.${key}.note`]: 'devagar' }, [9000, 0, 'b']);
    one.edit((_, registers, author) => removeDay(registers, day, author));
    one.take(note);
    expect(one.program.days[0]).toMatchObject({ key: day, returned: true });
  });
});

describe('the ficha', () => {
  test('takes facts, writing what changed, and comes back from the bin', () => {
    const ficha = planned('a');
    expect(
      ficha.edit((program) => describeProgram(program, { title: 'Ficha', goal: 'strength' })),
    ).toEqual({ goal: 'strength' });
    ficha.edit((_, registers, author) => removeProgram(registers, author));
    expect(ficha.program.removedAt).not.toBeNull();
    ficha.edit((_p, _r, author) => restoreProgram(author));
    expect(ficha.program).toMatchObject({ removedAt: null, goal: 'strength' });
  });

  test('an exercise takes facts, writing what changed', () => {
    const ficha = planned('a');
    const key = ficha.key('a');
    const facts = {
      sets: sets(4),
      restSeconds: 90,
      note: '',
      rule: null,
      alternatives: ['b', 'b'],
    };
    expect(ficha.edit((program) => describeExercise(program, key, facts))).toEqual({
      [`e.${key}.sets`]: sets(4),
      [`e.${key}.rest`]: 90,
      [`e.${key}.alternatives`]: ['b'],
    });
    expect(ficha.edit((program) => describeExercise(program, key, facts))).toEqual({});
    ficha.edit((_, registers, author) => removeExercise(registers, key, author));
    expect(ficha.plan).toBe('');
    ficha.edit((_p, _r, author) => restoreExercise(key, author));
    expect(ficha.program.days[0]?.exercises[0]).toMatchObject({ restSeconds: 90, sets: sets(4) });
  });
});

test('what somebody left as it was is not written over what another device made of it', () => {
  const ficha = planned('a');
  const key = ficha.key('a');
  const seen = ficha.program.days[0]?.exercises[0];
  ficha.edit((program) => describeExercise(program, key, { note: 'dela', restSeconds: 30 }));
  const facts = { note: '', restSeconds: 60, sets: sets(4) };
  expect(ficha.edit((program) => describeExercise(program, key, facts, seen))).toEqual({
    [`e.${key}.sets`]: sets(4),
    [`e.${key}.rest`]: 60,
  });
});

describe('weeks', () => {
  test('one is made like another, with what is different about it', () => {
    const ficha = planned('a b');
    const a = ficha.key('a');
    const b = ficha.key('b');
    const inWeek = (key: string, week: number) => {
      const entry = ficha.program.days[0]?.exercises.find((each) => each.key === key);
      return entry && setsInWeek(entry, week);
    };
    ficha.edit(() => prescribeWeek(a, 2, sets(5)));
    ficha.edit(() => prescribeWeek(b, 3, sets(2)));
    ficha.edit(() => describeWeek(2, { label: 'Choque', deload: null }));
    ficha.edit((program) => duplicateWeek(program, 2, 3));
    expect(ficha.program.weeks).toBe(3);
    expect(ficha.program.weekOf[3]).toEqual({ label: 'Choque', deload: null });
    expect(inWeek(a, 3)).toEqual(sets(5));
    expect(inWeek(b, 3)).toEqual([]);
    expect(inWeek(a, 1)).toEqual([]);
    // Copying to the last possible week, or to the first, does not make the ficha longer.
    expect(ficha.edit((program) => duplicateWeek(program, 1, 3))).not.toHaveProperty('weeks');
    expect(ficha.edit((program) => duplicateWeek(program, 2, 1))).toHaveProperty(['w.1']);
    expect(inWeek(a, 1)).toEqual(sets(5));
    expect(ficha.edit((program) => duplicateWeek(program, 1, 52))).toHaveProperty('weeks', 52);
    expect(ficha.edit((program) => countWeeks(program, 52))).toEqual({});
    ficha.edit((program) => countWeeks(program, 99));
    expect(ficha.program.weeks).toBe(52);
    expect(ficha.edit((program) => duplicateWeek(program, 2, 53))).toEqual({});
  });
});

type AnEdit = (ficha: Ficha, program: Program) => void;

const anyEdit: fc.Arbitrary<AnEdit> = fc
  .record({
    what: fc.nat(15),
    at: fc.nat(20),
    to: fc.nat(8),
    week: fc.integer({ min: 1, max: 6 }),
    added: fc.array(anyExercise, { minLength: 1, maxLength: 2 }),
  })
  .map(({ what, at, to, week, added }) => (ficha, program) => {
    const all = program.days.flatMap(({ exercises }) => exercises);
    const key = all[at % Math.max(1, all.length)]?.key ?? 'none';
    const day = program.days[to % Math.max(1, program.days.length)]?.key ?? 'none';
    const { newKey } = ficha;
    ficha.edit((now, registers, author) => {
      switch (what) {
        case 0:
          return addExercises(now, day, added, newKey, { index: at % 4, joins: to === 0 });
        case 1:
          return moveExercise(now, key, { day, index: to }, newKey);
        case 2:
          return stepExercise(now, key, to % 2 === 0 ? 1 : -1, newKey);
        case 3:
          return groupWithNext(now, key, newKey);
        case 4:
          return ungroup(now, key, newKey);
        case 5:
          return key === 'none' ? {} : removeExercise(registers, key, author);
        case 6:
          return describeExercise(now, key, { sets: sets(week), restSeconds: null, note: 'x' });
        case 7:
          return key === 'none' ? {} : prescribeWeek(key, week, at % 2 === 0 ? sets(2) : null);
        case 8:
          return duplicateWeek(now, week, 1 + (to % 6));
        case 9:
          return describeWeek(week, at % 2 === 0 ? null : { label: 'x', deload: 10 });
        case 10:
          return addDay(now, newKey(), { ...EMPTY_DAY, title: 'x', exercises: added }, newKey);
        case 11:
          return copyDay(now, day, newKey(), 'cópia', newKey);
        case 12:
          return moveDay(now, day, at % 5);
        case 13:
          return day === 'none' ? {} : removeDay(registers, day, author);
        case 14:
          return describeDay(now, day, { note: 'x', weekdays: [week] });
        default:
          return describeProgram(now, { title: `x${at}`, level: 'advanced', schedule: 'weekday' });
      }
    });
  });

test('any edits leave valid orders and registers, and each is taken back and done again', () => {
  fc.assert(
    fc.property(anyProgram, fc.array(anyEdit, { maxLength: 12 }), (draft, edits) => {
      const ficha = new Ficha(draft);
      const seen: Program[] = [ficha.program];
      for (const edit of edits) {
        const steps = ficha.steps.length;
        edit(ficha, ficha.program);
        if (ficha.steps.length > steps) seen.push(ficha.program);
        for (const { order, exercises } of ficha.program.days) {
          expect(order).toMatch(ORDER);
          for (const exercise of exercises) expect(exercise.order).toMatch(ORDER);
          const groups = setGroups(exercises).flatMap(([first, ...more]) =>
            more.length > 0 ? [first?.group] : [],
          );
          expect(new Set(groups).size).toBe(groups.length);
        }
      }
      for (const [path, [value]] of Object.entries(ficha.registers)) {
        const schema = programKind.schemaOf(path);
        expect(schema && v.is(schema, value), path).toBe(true);
      }
      const redo = [...ficha.steps].reverse().map((taken, index) => {
        const again = ficha.undo(taken);
        expect(ficha.program).toEqual(seen[seen.length - 2 - index]);
        return again;
      });
      redo.reverse().forEach((step, index) => {
        ficha.undo(step);
        expect(ficha.program).toEqual(seen[index + 1]);
      });
    }),
    { numRuns: 40 },
  );
});

test('what another device wrote meanwhile is not taken back', () => {
  const ficha = planned('a');
  const key = ficha.key('a');
  ficha.edit((program) => describeExercise(program, key, { note: 'minha', restSeconds: 60 }));
  ficha.take(stamped({ [`e.${key}.note`]: 'dela' }, [ficha.now + 1, 0, 'b']));
  const [taken] = ficha.steps;
  if (taken) ficha.undo(taken);
  expect(ficha.program.days[0]?.exercises[0]).toMatchObject({ note: 'dela', restSeconds: null });
});

test('a video is set, taken away and taken back; another exercise in its place has none', () => {
  const ficha = planned('a');
  const key = ficha.program.days[0]?.exercises[0]?.key ?? '';
  const videoNow = () => ficha.program.days[0]?.exercises[0]?.video;
  const video = 'https://youtu.be/abc';
  ficha.edit((program) => describeExercise(program, key, { video }));
  expect(videoNow()).toBe(video);
  expect(ficha.edit((program) => describeExercise(program, key, { video }))).toEqual({});
  ficha.edit((program) => describeExercise(program, key, { video: null }));
  expect(videoNow()).toBeUndefined();
  const [last] = ficha.steps.slice(-1);
  if (last) ficha.undo(last);
  expect(videoNow()).toBe(video);
  ficha.edit((program) => replaceExercise(program, key, 'plank'));
  expect(videoNow()).toBeUndefined();
});
