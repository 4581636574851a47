import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cues } from '../../src/catalog/cues';
import { decodeRows } from '../../src/catalog/decode';
import { exercises } from '../../src/catalog/exercises';
import { exerciseSchema } from '../../src/domain/exercise';
import { searchable } from '../../src/domain/exercise-search';
import { MUSCLES } from '../../src/domain/muscles';

const repeated = (texts: readonly string[]) =>
  texts.filter((text, position) => texts.indexOf(text) !== position);

describe('the exercise catalogue', () => {
  it('holds more than 180 exercises that pass the schema', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(180);
    for (const exercise of exercises) {
      expect(v.safeParse(exerciseSchema, exercise).issues, exercise.id).toBeUndefined();
    }
  });

  it('repeats no id and no name, accents and capitals aside', () => {
    expect(repeated(exercises.map(({ id }) => id))).toEqual([]);
    expect(repeated(exercises.map(({ name }) => searchable(name)))).toEqual([]);
  });

  it('gives every alias to one exercise only, and never the name of another', () => {
    const names = new Map(exercises.map(({ id, name }) => [searchable(name), id]));
    const aliases = exercises.flatMap((exercise) =>
      exercise.aliases.map((alias) => ({ id: exercise.id, text: searchable(alias) })),
    );
    expect(repeated(aliases.map(({ text }) => text))).toEqual([]);
    for (const { id, text } of aliases) expect(names.get(text) ?? id, text).toBe(id);
  });

  it('writes names in sentence case', () => {
    // Names of people, letters of bars and grips, and English names that gyms use as they are.
    const proper =
      /^(?:Smith|Pendlay|Meadows|Arnold|Scott|Bayesian|Zottman|Zercher|Copenhagen|W|V|Y)$/;
    for (const { name } of exercises) {
      const [first = '', ...rest] = name.split(/[\s-]/);
      expect(first, name).toMatch(/^\p{Lu}/u);
      for (const word of rest) {
        if (!proper.test(word)) expect(word, name).toBe(word.toLocaleLowerCase('pt-BR'));
      }
    }
  });

  it('trains every muscle of the map, and names a muscle once per exercise', () => {
    const trained = new Set(exercises.flatMap(({ primary }) => primary));
    expect(MUSCLES.filter((muscle) => !trained.has(muscle))).toEqual([]);
    for (const { id, primary, secondary } of exercises) {
      expect(primary.length, id).toBeGreaterThan(0);
      expect(repeated([...primary, ...secondary]), id).toEqual([]);
    }
  });

  it('knows how much of the body moves wherever the body is the load', () => {
    for (const { id, loadKind, bodyweightShare } of exercises) {
      if (loadKind === 'added_bodyweight' || loadKind === 'assisted_bodyweight')
        expect(bodyweightShare, id).toBeGreaterThan(0);
    }
  });

  it('has one short cue for every exercise and for nothing else', () => {
    expect([...cues.keys()].toSorted()).toEqual(exercises.map(({ id }) => id).toSorted());
    for (const [id, cue] of cues) {
      expect(cue, id).toMatch(/^\p{Lu}.{20,170}\.$/u);
      expect(cue, id).not.toMatch(/!/);
    }
  });

  it('refuses a line with a code that does not exist', () => {
    expect(() => decodeRows('x | X | | chest | | hammer | c')).toThrow(/hammer/);
    expect(() => decodeRows('x | X | | pecs | | barbell | c')).toThrow(/pecs/);
  });
});
