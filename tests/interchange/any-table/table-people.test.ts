import { describe, expect, test } from 'vitest';
import { readWorkoutTable } from '../../../src/interchange/files/read-table';
import type { ReadTable } from '../../../src/interchange/model';
import { chosenPeopleWords } from '../../../src/screens/files/import/words/body-words';
import { names } from '../apps/reading';
import { questionOf } from './guessed';

function read(text: string, people?: readonly string[]): ReadTable {
  const { guess } = questionOf(text);
  const choices = { order: null, year: null, ...(people ? { people } : {}) };
  const table = readWorkoutTable(text, null, undefined, guess, choices);
  if (!('workouts' in table)) throw new Error(`Not read: ${JSON.stringify(table)}`);
  return table;
}

const daysOf = ({ workouts }: ReadTable) => workouts.map(({ start }) => start.day);

describe('a table with the training of several people', () => {
  const text = [
    'Aluno;Data;Exercício;Reps;Carga (kg)',
    'Ana;13/02/2026;Supino;10;20',
    'Rui;13/02/2026;Supino;10;60',
    ';;Remada;8;50',
    'Ana;15/02/2026;Remada;12;18',
  ].join('\n');

  test('reads nothing and names them when no one is chosen', () => {
    const table = read(text);
    expect(table.workouts).toEqual([]);
    expect(table.people?.all).toEqual([
      { name: 'Ana', rows: 2, from: '2026-02-13', to: '2026-02-15' },
      { name: 'Rui', rows: 2, from: '2026-02-13', to: '2026-02-13' },
    ]);
  });

  test('gives the rows of those who are chosen, and says who is left out', () => {
    const table = read(text, ['Ana']);
    expect(daysOf(table)).toEqual(['2026-02-13', '2026-02-15']);
    expect(names(table)).toEqual([['Supino'], ['Remada']]);
    expect(table.unread).toEqual([]);
    expect(table.people && chosenPeopleWords(table.people, 'os treinos')).toBe(
      'São os treinos de Ana. Fica de fora: Rui.',
    );
    expect(names(read(text, ['Rui']))).toEqual([['Supino', 'Remada']]);
  });

  test('takes the name of merged cells for all rows of their block', () => {
    const merged = [
      'Nome;Data;Exercício;Reps;Carga (kg)',
      'Ana;13/02/2026;Supino;10;20',
      ';15/02/2026;Supino;10;22',
      'Rui;13/02/2026;Supino;10;60',
      ';16/02/2026;Supino;10;62',
    ].join('\n');
    expect(daysOf(read(merged, ['Ana']))).toEqual(['2026-02-13', '2026-02-15']);
    expect(daysOf(read(merged, ['Rui']))).toEqual(['2026-02-13', '2026-02-16']);
  });

  test('is read at once when all rows are of one', () => {
    expect(daysOf(read(text.replaceAll('Rui', 'Ana')))).toEqual(['2026-02-13', '2026-02-15']);
  });
});
