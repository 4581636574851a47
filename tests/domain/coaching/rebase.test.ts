import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentOf, programOf } from '#domain/coaching/program-content';
import { type RebaseSide, rebase } from '#domain/coaching/rebase';
import { programWrites } from '#domain/programs/draft';
import { projectProgram } from '#domain/programs/project';
import type { UndoStep } from '#domain/programs/undo';
import type { Writes } from '#domain/record/registers';
import { stamped } from '#protocol/merge';
import { anyProgram, keys } from '../programs/arbitrary';
import { anyEdits, apply, bring, content, type Edit, fichaOf } from './edits';

const base = anyProgram.map((draft) =>
  contentOf(
    projectProgram(stamped(programWrites(draft, keys(), { device: 's', now: 1 }), [1, 0, 's'])),
  ),
);

/** The content of a side after its edits of the base. */
function after(from: Writes, edits: readonly Edit[], device: string): Writes {
  const ficha = fichaOf(from, device);
  apply(ficha, edits);
  return content(ficha);
}

const bothSides = fc.tuple(base, anyEdits, anyEdits).map(([from, mine, theirs]) => ({
  from,
  mine: after(from, mine, 's'),
  theirs: after(from, theirs, 'c'),
}));
const sides = fc.constantFrom<RebaseSide>('mine', 'theirs');

describe('the content of a ficha', () => {
  test('is the same again when it is read as a ficha', () => {
    fc.assert(
      fc.property(base, (from) => {
        expect(contentOf(programOf(from))).toEqual(from);
      }),
    );
  });

  test('leaves out what was never said', () => {
    const said = {
      schedule: 'letter',
      weeks: 1,
      'd.a.order': 'i',
      'e.x.place': ['a', 'i'],
      'e.x.exercise': 'plank',
      'e.x.sets': [],
    };
    expect(contentOf(programOf(said))).toEqual(said);
  });

  test('is what a ficha has that was brought to it, whatever it had before', () => {
    fc.assert(
      fc.property(bothSides, ({ from, mine, theirs }) => {
        const ficha = fichaOf(from, 's');
        for (const wanted of [mine, theirs, from, theirs]) {
          bring(ficha, wanted);
          expect(content(ficha)).toEqual(wanted);
        }
      }),
    );
  });
});

describe('bringing the changes of one side to the other', () => {
  test('takes what only one side changed as it is, and is quiet about it', () => {
    fc.assert(
      fc.property(bothSides, sides, ({ from, mine, theirs }, prefer) => {
        const quiet = { content: theirs, conflicts: [] };
        expect(rebase({ base: from, mine: from, theirs, prefer })).toEqual(quiet);
        const own = { content: mine, conflicts: [] };
        expect(rebase({ base: from, mine, theirs: from, prefer })).toEqual(own);
        expect(rebase({ base: from, mine, theirs: mine, prefer })).toEqual(own);
      }),
    );
  });

  test('loses nothing that one side alone said', () => {
    fc.assert(
      fc.property(bothSides, sides, ({ from, mine, theirs }, prefer) => {
        const { content: merged, conflicts } = rebase({ base: from, mine, theirs, prefer });
        const disputed = conflicts.map(({ at }) => at);
        const isDisputed = (path: string) => disputed.some((at) => path.startsWith(at));
        for (const side of [mine, theirs]) {
          const other = side === mine ? theirs : mine;
          for (const [path, value] of Object.entries(side)) {
            if (JSON.stringify(from[path]) === JSON.stringify(value)) continue;
            // A day that the other side removed includes the decisions about its parts.
            const day = String(side[`${path.split('.').slice(0, 2).join('.')}.place`] ?? '');
            const node = path.split('.').slice(0, 2).join('.');
            const isThere = Object.keys(other).some((one) => one.startsWith(`${node}.`));
            const isNew = !Object.keys(from).some((one) => one.startsWith(`${node}.`));
            const dayGone = day !== '' && other[`d.${day.split(',')[0]}.order`] === undefined;
            if (isDisputed(path) || dayGone || (!isThere && !isNew)) continue;
            expect([path, merged[path]]).toEqual([path, value]);
          }
        }
      }),
    );
  });

  test('keeps what was written in an exercise that the other side put into a day that comes back', () => {
    const exercise = { 'e.k4.exercise': 'barbell-bench-press', 'e.k4.sets': [] };
    const from = { 'd.k1.order': 'i', 'd.k2.order': 'j', 'e.k4.place': ['k2', 'j'], ...exercise };
    const { 'd.k1.order': _, ...withoutDay } = from;
    const mine = { ...withoutDay, 'e.k4.note': 'Devagar' };
    const theirs = { ...from, 'e.k4.place': ['k1', 'i'] };
    const { content: merged } = rebase({ base: from, mine, theirs, prefer: 'theirs' });
    expect(merged).toEqual({ ...theirs, 'e.k4.note': 'Devagar' });
  });

  test('comes to the same content from either end', () => {
    fc.assert(
      fc.property(bothSides, ({ from, mine, theirs }) => {
        const there = rebase({ base: from, mine, theirs, prefer: 'theirs' });
        // Conflicts about orders alone: R2 decides them in one direction, a choice in the other.
        const chosen = Object.fromEntries(
          there.conflicts.map(
            ({ at, takes }) => [at, takes === 'mine' ? 'theirs' : 'mine'] as const,
          ),
        );
        const back = rebase({ base: from, mine: theirs, theirs: mine, prefer: 'mine', chosen });
        expect(new Set(back.conflicts.map(({ at }) => at))).toEqual(
          new Set(there.conflicts.map(({ at }) => at)),
        );
        const values = there.conflicts.every(({ kind }) => kind === 'value');
        if (values) expect(back.content).toEqual(there.content);
      }),
    );
  });

  test('done once more changes nothing', () => {
    fc.assert(
      fc.property(bothSides, sides, ({ from, mine, theirs }, prefer) => {
        const once = rebase({ base: from, mine, theirs, prefer }).content;
        expect(rebase({ base: theirs, mine: once, theirs, prefer }).content).toEqual(once);
      }),
    );
  });

  test('is taken back whole, and what was edited since then stays', () => {
    fc.assert(
      fc.property(bothSides, anyEdits, ({ from, mine, theirs }, later) => {
        const ficha = fichaOf(mine, 's');
        bring(ficha, rebase({ base: from, mine, theirs, prefer: 'mine' }).content);
        const step: UndoStep | undefined = ficha.steps.at(1);
        if (step) ficha.undo(step);
        expect(content(ficha)).toEqual(mine);
        if (step && later.length > 0) {
          const other = fichaOf(mine, 's');
          bring(other, rebase({ base: from, mine, theirs, prefer: 'mine' }).content);
          other.edit(() => ({ note: 'said since' }));
          other.undo(step);
          expect(content(other)).toEqual({ ...mine, note: 'said since' });
        }
      }),
    );
  });
});

describe('what one side removed and the other edited', () => {
  const from: Writes = {
    schedule: 'letter',
    weeks: 1,
    'd.a.order': 'i',
    'd.b.order': 'j',
    'e.x.place': ['a', 'i'],
    'e.x.exercise': 'plank',
    'e.x.sets': [],
    'e.y.place': ['a', 'j'],
    'e.y.exercise': 'plank',
    'e.y.sets': [],
  };
  const without = (content: Writes, ...nodes: string[]): Writes =>
    Object.fromEntries(
      Object.entries(content).filter(([path]) => !nodes.some((node) => path.startsWith(node))),
    );
  const rested = { ...from, 'e.x.rest': 90 };
  const dayGone = without(from, 'd.a', 'e.x', 'e.y');

  test('a day that goes while an exercise of it was edited stays with that exercise', () => {
    const { content: merged, conflicts } = rebase({
      base: from,
      mine: rested,
      theirs: dayGone,
      prefer: 'theirs',
    });
    expect(merged).toEqual(without(rested, 'e.y'));
    expect(conflicts).toMatchObject([{ at: 'd.a', kind: 'removed_theirs', takes: 'mine' }]);
  });

  test('goes when it was decided so', () => {
    const chosen = { 'd.a': 'theirs' } as const;
    const asked = { base: from, mine: rested, theirs: dayGone, prefer: 'mine', chosen } as const;
    expect(rebase(asked).content).toEqual(dayGone);
  });

  test('a day comes back whole with what the other side edited, unless mine is preferred', () => {
    const asked = { base: from, mine: dayGone, theirs: rested } as const;
    expect(rebase({ ...asked, prefer: 'theirs' }).content).toEqual(rested);
    expect(rebase({ ...asked, prefer: 'mine' }).content).toEqual(dayGone);
  });

  test('an exercise that was moved out of a removed day is where it was moved to', () => {
    const moved = { ...from, 'e.x.place': ['b', 'i'] };
    const asked = { base: from, prefer: 'theirs' } as const;
    const wanted = without(moved, 'd.a', 'e.y');
    expect(rebase({ ...asked, mine: moved, theirs: dayGone }).content).toEqual(wanted);
    expect(rebase({ ...asked, mine: dayGone, theirs: moved }).content).toEqual(wanted);
  });

  test('of two values the preferred one holds, and the other one is told', () => {
    const mine = { ...from, 'e.x.rest': 60 };
    const asked = { base: from, mine, theirs: rested } as const;
    expect(rebase({ ...asked, prefer: 'theirs' }).content['e.x.rest']).toBe(90);
    const kept = rebase({ ...asked, prefer: 'mine' });
    expect(kept.content['e.x.rest']).toBe(60);
    expect(kept.conflicts).toEqual([
      { at: 'e.x.rest', kind: 'value', base: undefined, mine: 60, theirs: 90, takes: 'mine' },
    ]);
  });
});
