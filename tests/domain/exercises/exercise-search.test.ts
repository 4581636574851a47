import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exercises } from '#catalog/exercises';
import {
  prepareSearch,
  queryWords,
  searchable,
  searchExercises,
} from '#domain/exercises/exercise-search';
import { soundsOf } from '#domain/exercises/sound';
import { searchLabels } from '#words/exercises/exercise';

const index = prepareSearch(exercises);
const ids = (query: string, options?: Parameters<typeof searchExercises>[2]) =>
  searchExercises(index, query, options).map(({ id }) => id);

describe('searching an exercise', () => {
  it.each([
    ['sup inc halt', 'incline-dumbbell-bench-press'],
    ['halteres inclinado supino', 'incline-dumbbell-bench-press'],
    ['SUPINO', 'barbell-bench-press'],
    ['triceps corda', 'rope-triceps-pushdown'],
    ['tríceps testa', 'ez-bar-skull-crusher'],
    ['extensora', 'leg-extension'],
    ['puxador', 'lat-pulldown'],
    ['leg 45', 'leg-press-45'],
    ['bench press', 'barbell-bench-press'],
    ['bulgaro', 'bulgarian-split-squat'],
    ['elevacao lateral', 'dumbbell-lateral-raise'],
    ['remada na barra curvada', 'barbell-row'],
    ['voador', 'pec-deck'],
    ['terra', 'deadlift'],
    ['stiff', 'stiff-leg-deadlift'],
    ['graviton', 'assisted-pull-up'],
  ])('%j finds %s first', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it.each([
    ['agachamneto livre', 'back-squat'],
    ['spino reto barra', 'barbell-bench-press'],
    ['cadeira flexxora', 'seated-leg-curl'],
    ['panturilha sentado', 'seated-calf-raise'],
  ])('%j finds %s in spite of the wrong letter', (query, id) => {
    expect(ids(query)).toContain(id);
  });

  it.each([
    ['supin', 'barbell-bench-press'],
    ['agach', 'back-squat'],
    ['voado', 'pec-deck'],
    ['extens', 'leg-extension'],
    ['agachametno', 'back-squat'],
    ['sxpino', 'barbell-bench-press'],
    ['leg', 'leg-press-45'],
    ['pec dek', 'pec-deck'],
    ['gravitom', 'assisted-pull-up'],
    ['gluteo 4 apoios', 'quadruped-kickback'],
    ['abdutora', 'hip-abduction-machine'],
    ['rosca scott maquina', 'machine-preacher-curl'],
    ['triceps corda polia', 'rope-triceps-pushdown'],
    ['desenvolvimento hammer', 'plate-loaded-shoulder-press'],
    ['flexora em pe', 'standing-leg-curl'],
    ['hip thrust maquina', 'machine-hip-thrust'],
    ['bulgarian split squat', 'bulgarian-split-squat'],
    ['militar', 'overhead-press'],
  ])('%j, as people type it, finds %s first', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it.each([
    ['agaxamento', 'back-squat'],
    ['agaxamento livre', 'back-squat'],
    ['auteres supino', 'dumbbell-bench-press'],
    ['dezenvolvimento', 'overhead-press'],
    ['elevassao lateral', 'dumbbell-lateral-raise'],
    ['estensora', 'leg-extension'],
    ['flecsora', 'lying-leg-curl'],
    ['roska direta', 'barbell-curl'],
    ['barra ficsa', 'pull-up'],
    ['rremada', 'barbell-row'],
    ['puchada', 'lat-pulldown'],
  ])('%j, spelt by ear, finds %s first', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it('lists what is spelt by ear like what is spelt right', () => {
    expect(new Set(ids('agaxamento'))).toEqual(new Set(ids('agachamento')));
  });

  it('computes the sounds of all words once, before the first search', () => {
    for (const { nameWords, nameSounds, otherWords, otherSounds } of index.entries) {
      expect(nameSounds).toEqual(nameWords.flatMap(soundsOf));
      expect(otherSounds).toEqual(otherWords.flatMap(soundsOf));
    }
  });

  it('finds first what the person does, by the same word', () => {
    for (const [query, id] of [
      ['puxada', 'machine-pulldown'],
      ['agachamento', 'smith-squat'],
      ['agaxamento', 'smith-squat'],
      ['leg press', 'horizontal-leg-press'],
      ['rosca', 'machine-curl'],
    ] as const) {
      expect(ids(query, { recent: ['treadmill-run', id] })[0], query).toBe(id);
    }
  });

  it('puts hits with a wrong letter below the exact ones', () => {
    const found = ids('rosca');
    const exact = exercises.filter(({ name, aliases }) =>
      [name, ...aliases].some((text) =>
        searchable(text)
          .split(' ')
          .some((word) => word.startsWith('rosca')),
      ),
    );
    expect(new Set(found.slice(0, exact.length))).toEqual(new Set(exact.map(({ id }) => id)));
  });

  it('forgives no letter in short words', () => {
    expect(ids('sub inc halt')).not.toContain('incline-dumbbell-bench-press');
  });

  it('finds nothing for what is not there', () => {
    expect(ids('xyzw')).toEqual([]);
    expect(ids('supino xyzw')).toEqual([]);
  });

  it('shows everything for an empty query, recent ones first and the rest in order', () => {
    const all = ids('  ', { recent: ['pec-deck', 'deadlift'] });
    expect(all.slice(0, 2)).toEqual(['pec-deck', 'deadlift']);
    expect(all).toHaveLength(exercises.length);
    expect(ids('')).toEqual(
      exercises
        .toSorted((a, b) => (searchable(a.name) < searchable(b.name) ? -1 : 1))
        .map(({ id }) => id),
    );
  });

  it('raises recent ones among the hits, never above a name typed in full', () => {
    expect(ids('supino', { recent: ['smith-bench-press'] })[0]).not.toBeUndefined();
    expect(ids('sup', { recent: ['smith-bench-press'] })[0]).toBe('smith-bench-press');
    expect(ids('supino reto com barra', { recent: ['smith-bench-press'] })[0]).toBe(
      'barbell-bench-press',
    );
  });

  it('takes a name with a letter too few or too many for the name, above recent ones', () => {
    const recent = { recent: ['weighted-push-up'] };
    for (const typed of ['flexao de bracos', 'flexo de bracos', 'flexaoo de bracos']) {
      expect(ids(typed, recent)[0]).toBe('push-up');
    }
  });

  it('forgives a letter in the beginning of a word, but not the last one', () => {
    expect(ids('agxcham')).toContain('back-squat');
    expect(ids('agachx')).toEqual([]);
  });

  it('goes by little words where there are no others', () => {
    expect(queryWords('com a barra')).toEqual(['barra']);
    expect(queryWords('com')).toEqual(['com']);
  });

  it('keeps to the chosen muscles and equipment', () => {
    const found = searchExercises(index, '', {
      muscles: ['chest'],
      equipment: ['dumbbell', 'smith'],
    });
    expect(found.length).toBeGreaterThan(5);
    for (const { primary, equipment } of found) {
      expect(primary).toContain('chest');
      expect(['dumbbell', 'smith']).toContain(equipment);
    }
    expect(ids('mesa flexora', { muscles: ['chest'] })).toEqual([]);
  });

  it('finds by extra labels, the usual exercises first', () => {
    const labelled = prepareSearch(exercises, searchLabels);
    const first = (query: string) => searchExercises(labelled, query)[0]?.id;
    expect(first('peito')).toBe('barbell-bench-press');
    expect(first('panturrilha')).toBe('standing-calf-raise');
    expect(first('cardio')).toBe('treadmill-run');
    expect(first('remada cabo')).toBe('seated-cable-row');
    expect(searchExercises(labelled, 'gluteos').length).toBeGreaterThan(10);
  });

  it('puts the usual before the rare where names are alike, and one’s own before both', () => {
    expect(ids('supino reto').slice(0, 2)).toEqual(['barbell-bench-press', 'dumbbell-bench-press']);
    expect(ids('desenvolvimento')[0]).toBe('overhead-press');
    expect(ids('agachamento smith')[0]).toBe('smith-squat');
    expect(ids('t bar')[0]).toBe('t-bar-row');
    const own = exercises
      .slice(0, 1)
      .map((usual) => ({ ...usual, id: 'own', name: 'Supino do prédio', aliases: [] }));
    const mine = prepareSearch([...own, ...exercises]);
    expect(searchExercises(mine, 'supino pre')[0]?.id).toBe('own');
  });

  it('finds every exercise by its full name, first', () => {
    for (const { id, name } of exercises) expect(ids(name)[0], name).toBe(id);
  });

  it('finds every exercise by each of its aliases, first or right after the one of that name', () => {
    for (const { id, aliases } of exercises)
      for (const alias of aliases) expect(ids(alias).slice(0, 1), alias).toContain(id);
  });

  const names = exercises.flatMap(({ name, aliases }) => [name, ...aliases]);
  const queries = fc
    .tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 12 }))
    .map(([name, length]) => name.split(' ').map((word) => word.slice(0, length)));

  it('gives the same set for any order of the words', () => {
    fc.assert(
      fc.property(
        queries.chain((words) =>
          fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })),
        ),
        ([words, shuffled]) => {
          expect(new Set(ids(shuffled.join(' ')))).toEqual(new Set(ids(words.join(' '))));
        },
      ),
    );
  });

  it('gives the same list with and without accents and capitals', () => {
    fc.assert(
      fc.property(queries, (words) => {
        const query = words.join(' ');
        const bare = query.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
        expect(ids(bare)).toEqual(ids(query));
      }),
    );
  });

  /** Every word with one wrong letter, for words of four letters or more. */
  function* wrongLetters(name: string): Generator<string> {
    const words = searchable(name).split(' ');
    for (const [nth, word] of words.entries()) {
      if (word.length < 4) continue;
      for (let at = 0; at < word.length; at += 1) {
        const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)];
        const wrong = [`${before}${after}`, `${before}${letter === 'x' ? 'q' : 'x'}${after}`];
        if (after) wrong.push(`${before}${after[0]}${letter}${after.slice(1)}`);
        wrong.push(`${before}${letter}${letter}${after}`);
        for (const text of wrong) yield words.with(nth, text).join(' ');
      }
    }
  }

  it('finds every name and alias with any one letter missing, changed, doubled or swapped', () => {
    for (const exercise of exercises) {
      const alone = prepareSearch([exercise]);
      const lost = [exercise.name, ...exercise.aliases]
        .flatMap((name) => [...wrongLetters(name)])
        .filter((query) => searchExercises(alone, query).length === 0);
      expect(lost, exercise.id).toEqual([]);
    }
  });

  it('puts the name that was meant among the first three', () => {
    const mistyped = exercises.flatMap(({ id, name }) =>
      [...wrongLetters(name)].map((query) => [id, query] as const),
    );
    fc.assert(
      fc.property(fc.constantFrom(...mistyped), ([id, query]) => {
        expect(ids(query).slice(0, 3), query).toContain(id);
      }),
    );
  });

  it('stands any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(ids(text))));
  });
});
