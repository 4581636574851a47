import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { completeLine } from '#domain/programs/ficha-text/complete';
import { exerciseFinder } from '#domain/programs/ficha-text/find-exercise';
import { parseLine } from '#domain/programs/ficha-text/line';
import { searchIndexOf } from '../../../../src/training/exercises/picker-search';

/**
 * Seconds by the keystroke-level model (Card, Moran and Newell, 1980): thinking, a key, pointing.
 */
const THOUGHT = 1.35;
const KEY = 0.2;
const CLICK = 1.3;

/** Upper and lower body, twice: a coach's words, and the exercise meant. */
const DAYS: readonly (readonly [said: string, exercise: string])[][] = [
  [
    ['supino reto com barra', 'barbell-bench-press'],
    ['supino inclinado com halteres', 'incline-dumbbell-bench-press'],
    ['remada curvada com barra', 'barbell-row'],
    ['puxada', 'lat-pulldown'],
    ['elevação lateral', 'dumbbell-lateral-raise'],
    ['rosca direta', 'barbell-curl'],
  ],
  [
    ['agachamento livre', 'back-squat'],
    ['leg press 45', 'leg-press-45'],
    ['cadeira extensora', 'leg-extension'],
    ['mesa flexora', 'lying-leg-curl'],
    ['panturrilha em pé', 'standing-calf-raise'],
    ['prancha', 'plank'],
  ],
];
const ASKED = ['4x8-10 82,5 90s', '3x10 60s', '4x6-8 100 2min', '3x12 rir2', '3x15 45s', '3x30s'];

const index = searchIndexOf(exercises);
const find = exerciseFinder(index);

/** The fewest letters after which Tab writes the exercise; all of its letters if Tab never does. */
function lettersOf(said: string, id: string): number {
  for (let letters = 1; letters <= said.length; letters += 1) {
    const [first] = completeLine(said.slice(0, letters), letters, index);
    if (first?.id === id) return letters;
  }
  return said.length;
}

describe('four days with 24 exercises from nothing, by typed lines', () => {
  const lines = [...DAYS, ...DAYS].flat().map(([said, id], at) => {
    const letters = lettersOf(said, id);
    const [first] = completeLine(said.slice(0, letters), letters, index);
    const asked = ASKED[at % ASKED.length] ?? '';
    // Tab adds a space after the name.
    return { id, line: `${first?.insert ?? said} ${asked}`, keys: letters + 1 + asked.length + 1 };
  });

  test('every line means the exercise that was said, with its sets', () => {
    for (const { id, line } of lines) {
      const { entry, body } = parseLine(line, find);
      expect([line, entry?.exercise]).toEqual([line, id]);
      expect(body.sets.length).toBeGreaterThan(0);
    }
  });

  test('take four minutes at most, a thought before each included', () => {
    const keys = lines.reduce((sum, line) => sum + line.keys, 0);
    // Clicks: to the student's fichas and "Montar do zero"; "Novo dia" three times; "Publicar"
    // twice.
    const clicks = 2 + 3 + 2;
    const seconds = lines.length * THOUGHT + keys * KEY + clicks * (THOUGHT + CLICK);
    expect(lines.length).toBe(24);
    expect(keys).toBeLessThanOrEqual(430);
    expect(seconds).toBeLessThanOrEqual(240);
  });
});
