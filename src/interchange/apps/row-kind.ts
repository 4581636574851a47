import { readFigure, readKind, type SetCells } from './figures';

const REST = /^(rest|pausentimer|ruhezeit|minuteur de repos|temporizador|descanso)/;
const NOTE = /^(note|notiz|nota)/;

/**
 * The meaning of a row: a set, or a rest or a note between sets. Their words in other languages are
 * recognised by the values beside them.
 */
export function rowKindOf(word: string, cells: SetCells): 'set' | 'rest' | 'note' {
  if (REST.test(word)) return 'rest';
  if (NOTE.test(word)) return 'note';
  if (word.length <= 2 || readKind(word) !== null) return 'set';
  const filled = (text: string) => text !== '' && readFigure(text) !== 0;
  if (filled(cells.load) || filled(cells.reps) || filled(cells.distance)) return 'set';
  return filled(cells.seconds) ? 'rest' : 'note';
}
