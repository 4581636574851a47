import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programChanges } from '#domain/coaching/program-changes';
import { contentOf, programOf } from '#domain/coaching/program-content';
import { programWrites } from '#domain/programs/draft';
import { projectProgram } from '#domain/programs/project';
import type { Json, Writes } from '#domain/record/registers';
import { stamped } from '#protocol/merge';
import { changeWords } from '#words/coaching/program-changes';
import { anyProgram, keys } from '../programs/arbitrary';
import { anyEdits, apply, content, fichaOf } from './edits';

const base = anyProgram.map((draft) =>
  contentOf(
    projectProgram(stamped(programWrites(draft, keys(), { device: 's', now: 1 }), [1, 0, 's'])),
  ),
);
const naming = { unit: 'kg', nameOf: (exercise: string | null) => exercise ?? 'nenhum' } as const;

/** A content without the order of its parts. */
function unordered(from: Writes): Readonly<Record<string, Json>> {
  const fields = Object.entries(from).flatMap(([path, value]): [string, Json][] => {
    if (path.endsWith('.order')) return [[path, null]];
    return [[path, path.endsWith('.place') && Array.isArray(value) ? (value[0] ?? null) : value]];
  });
  return Object.fromEntries(fields);
}

const asked: Writes = {
  schedule: 'letter',
  weeks: 1,
  'd.a.order': 'i',
  'd.a.title': 'Superiores',
  'd.b.order': 'j',
  'e.x.place': ['a', 'i'],
  'e.x.exercise': 'plank',
  'e.x.sets': [{ count: 4, kind: 'normal', reps: [8, 10], load: null }],
};
const words = (after: Writes) =>
  programChanges(asked, after).map((change) => {
    const { about, where, what } = changeWords(change, naming);
    return [about, where, what].filter((part) => part !== '').join(' | ');
  });

describe('what is other between two contents of a ficha', () => {
  test('is nothing between a content and itself', () => {
    fc.assert(
      fc.property(base, (from) => {
        expect(programChanges(from, from)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('tells of every edit, in words', () => {
    fc.assert(
      fc.property(base, anyEdits, (from, edits) => {
        const ficha = fichaOf(from, 'c');
        apply(ficha, edits);
        const changes = programChanges(from, content(ficha));
        const isOther =
          JSON.stringify(Object.entries(unordered(from)).sort()) !==
          JSON.stringify(Object.entries(unordered(content(ficha))).sort());
        if (isOther) expect(changes.length).toBeGreaterThan(0);
        for (const change of changes) {
          const { about, what } = changeWords(change, naming);
          expect(about).not.toBe('');
          expect(what).not.toMatch(/undefined|null|NaN|^$/);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('reads as a coach and a student say it', () => {
    const sets = [{ count: 5, kind: 'normal', reps: [5, 5], load: { by: 'grams', grams: 82_500 } }];
    expect(words({ ...asked, 'e.x.sets': sets })).toEqual([
      'plank | A · Superiores | Séries: 5 × 5 · 82,5\u00a0kg, antes 4 × 8–10',
    ]);
    expect(words({ ...asked, 'e.x.rest': 90 })).toEqual([
      'plank | A · Superiores | Descanso: 1:30, antes o de sempre',
    ]);
    expect(words({ ...asked, 'e.x.place': ['b', 'i'] })).toEqual([
      'plank | Treino B | Veio de A · Superiores',
    ]);
    expect(words({ ...asked, 'e.x.exercise': 'side-plank' })).toEqual([
      'side-plank | A · Superiores | No lugar de plank',
    ]);
    expect(words({ ...asked, ends: '2026-12-20', 'd.c.order': 'k' })).toEqual([
      'Ficha | Vai até: 20/12/2026, antes nada',
      'Treino C | Dia novo, com nenhum exercício',
    ]);
  });
});

test('a change of the last week is told, one behind it is not', () => {
  const four: Writes = { ...asked, weeks: 4 };
  const week = { label: 'Leve', deload: 40 };
  const light = { 'w.4': week, 'w.5': week };
  expect(programChanges(four, { ...four, ...light })).toEqual([{ change: 'week', week: 4 }]);
});

test('a video that came, changed and went is told with its address', () => {
  const video = 'https://youtu.be/abc';
  const withVideo = { ...asked, 'e.x.video': video };
  expect(words(withVideo)).toEqual([
    'plank | A · Superiores | Vídeo: https://youtu.be/abc, antes nada',
  ]);
  const [change] = programChanges(withVideo, asked);
  expect(change && changeWords(change, naming).what).toBe(
    'Vídeo: nada, antes https://youtu.be/abc',
  );
  expect(contentOf(programOf(withVideo))['e.x.video']).toBe(video);
});
