import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cues } from '#catalog/cues';
import { decodeRows } from '#catalog/decode';
import { exercises } from '#catalog/exercises';
import { exerciseSchema, movesBody } from '#domain/exercises/exercise';
import { searchable } from '#domain/exercises/exercise-search';
import { MUSCLES } from '#domain/exercises/muscles';

const repeated = (texts: readonly string[]) =>
  texts.filter((text, position) => texts.indexOf(text) !== position);

describe('the exercise catalogue', () => {
  it('holds at least 380 exercises that pass the schema', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(380);
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
    // Names of people, letters of bars and grips, and English names that gyms use unchanged.
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
      if (movesBody(loadKind)) expect(bodyweightShare, id).toBeGreaterThan(0);
    }
  });

  it('says in its own words two to four short things about every exercise, and of nothing else', () => {
    expect([...cues.keys()].toSorted()).toEqual(exercises.map(({ id }) => id).toSorted());
    for (const [id, cue] of cues) {
      expect(cue, id).toMatch(/^\p{Lu}.{20,170}\.$/u);
      expect(cue, id).not.toMatch(/!/);
      expect(cue.split(/\.(?: |$)/).filter(Boolean).length, id).toBeGreaterThanOrEqual(2);
      expect(cue.split(/\.(?: |$)/).filter(Boolean).length, id).toBeLessThanOrEqual(4);
    }
    expect(repeated([...cues.values()])).toEqual([]);
  });

  it('refuses a line with a code that does not exist', () => {
    expect(() => decodeRows('x | X | | chest | | hammer | c')).toThrow(/hammer/);
    expect(() => decodeRows('x | X | | pecs | | barbell | c')).toThrow(/pecs/);
  });
});

describe('the words of a gym', () => {
  const named = (id: string) => exercises.find((exercise) => exercise.id === id)?.name;

  it.each([
    ['leg-extension', 'Cadeira extensora'],
    ['seated-leg-curl', 'Cadeira flexora'],
    ['lying-leg-curl', 'Mesa flexora'],
    ['standing-leg-curl', 'Flexora em pé'],
    ['hip-adduction-machine', 'Cadeira adutora'],
    ['hip-abduction-machine', 'Cadeira abdutora'],
    ['pec-deck', 'Crucifixo na máquina'],
    ['lat-pulldown', 'Puxada frontal na polia'],
    ['t-bar-row', 'Remada cavalinho'],
    ['horizontal-leg-press', 'Leg press horizontal'],
  ])('%s is %s', (id, name) => {
    expect(named(id)).toBe(name);
  });

  it('has one word for one thing: what gyms also say is an alias', () => {
    const others =
      /\b(cabo|cross|pulley|puxador|aparelho|voador|peck|dumbbell|bumbum|gravitron|trx|mini band|caixote|mergulho no banco|hip thrust|posterior de coxa|articulada na máquina)\b/;
    for (const { name } of exercises) expect(searchable(name)).not.toMatch(others);
  });

  it.each([
    ['smith', 'no smith'],
    ['kettlebell', 'kettlebell'],
    ['band', 'elastico'],
    ['ball', 'bola|wall ball'],
    ['trap-bar', 'barra hexagonal'],
    ['suspension', 'fita|argolas'],
    ['plate', 'anilha'],
    ['cable', 'polia|remada baixa|puxada'],
  ] as const)('says %s by the same word in every name', (equipment, word) => {
    const names = exercises.filter((one) => one.equipment === equipment).map(({ name }) => name);
    const without = names.filter((name) => !new RegExp(`(${word})`).test(searchable(name)));
    expect(without.filter((name) => !/^(Levantamento turco)$/.test(name))).toEqual([]);
  });

  it('says of what is done on one side that it has one, in its load', () => {
    for (const { id, unilateral, loadKind } of exercises) {
      if (unilateral) expect(loadKind, id).not.toBe('per_side');
    }
  });
});
