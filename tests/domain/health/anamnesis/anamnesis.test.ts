import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnamnesisValues,
  anamnesisKind,
  anamnesisOf,
  anamnesisWrites,
  answersBySection,
} from '#domain/health/anamnesis/anamnesis';
import type { AnamnesisAnswer } from '#domain/health/anamnesis/answer';
import { anamnesisChanges } from '#domain/health/anamnesis/changes';
import type { Json } from '#domain/record/registers';
import { stamped } from '#protocol/merge';
import { KIND_SAMPLES } from '../../../interchange/kind-samples';
import { anyRegisters } from '../../../protocol/arbitrary';

const answer = (
  said: AnamnesisAnswer['said'],
  order = 0,
  asked = 'Pergunta?',
): AnamnesisAnswer => ({
  asked,
  section: order < 2 ? 'Objetivo' : 'Dor',
  order,
  said,
});
const goal = answer({ kind: 'choice', chosen: 'Ganhar força' });
const pain = answer({ kind: 'pain', places: [{ place: 'Lombar', degree: 6 }] }, 2);

const values: AnamnesisValues = {
  day: '2026-11-22',
  template: 'essencial',
  version: '2026-11-22',
  title: 'Essencial',
  answers: { pain, goal },
};
const read = (writes: Record<string, Json>) =>
  anamnesisOf('x', anamnesisKind.project(stamped({ ...writes, at: 5 }, [5, 0, 'a'])));

describe('the record of an anamnesis', () => {
  test('keeps every answer with its question, and reads without the template', () => {
    expect(read(anamnesisWrites(values))).toEqual({ id: 'x', at: 5, ...values, doneAt: null });
    expect(answersBySection(values.answers)).toEqual([
      ['Objetivo', [goal]],
      ['Dor', [pain]],
    ]);
  });

  test('an edit writes what changed; what is cleared is taken away', () => {
    const blank = {
      text: answer({ kind: 'text', text: ' ' }),
      none: answer({ kind: 'multi', chosen: [] }),
      nowhere: answer({ kind: 'pain', places: [] }),
    };
    expect(anamnesisWrites({ ...values, answers: { goal, ...blank } }, values)).toEqual({
      'q.pain': null,
    });
    expect(anamnesisWrites(values, values)).toEqual({});
  });

  test('keeps the answer to a kind of question that only a later version knows', () => {
    const later = { asked: 'Desenhe', said: { kind: 'drawing', strokes: 'M1 1' } };
    expect(anamnesisKind.schemaOf('q.drawn')).not.toBeNull();
    expect(read({ ...anamnesisWrites(values), 'q.drawn': later })?.answers).toEqual(values.answers);
    expect(anamnesisKind.schemaOf('q.Drawn')).toBeNull();
  });

  test('has a valid shape for any registers, also for ids that every object has', () => {
    const any = fc.oneof(anyRegisters, KIND_SAMPLES.anamnesis ?? anyRegisters);
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [before, after] = [anamnesisKind.project(a), anamnesisKind.project(b)];
        for (const { question } of anamnesisChanges(before, after)) {
          expect(typeof question).toBe('string');
        }
        expect(answersBySection(after.answers).flatMap(([, of]) => of).length).toBe(
          Object.keys(after.answers).length,
        );
      }),
    );
    const odd = { answers: { constructor: goal } };
    expect(anamnesisChanges({ answers: {} }, odd)).toEqual([
      { question: 'constructor', before: null, after: goal },
    ]);
  });
});

test('two anamneses differ by what was said, not by how it was asked', () => {
  const reworded = { ...goal, asked: 'O que você quer?', order: 7 };
  const less = answer({ kind: 'pain', places: [{ place: 'Lombar', degree: 3 }] }, 2);
  expect(anamnesisChanges(values, { answers: { goal: reworded, pain: less } })).toEqual([
    { question: 'pain', before: pain, after: less },
  ]);
  expect(anamnesisChanges(values, { answers: { goal } })).toEqual([
    { question: 'pain', before: pain, after: null },
  ]);
});
