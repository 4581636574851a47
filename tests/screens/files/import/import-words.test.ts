import { describe, expect, test } from 'vitest';
import type { ImportStep } from '../../../../src/data/commands/files/import-steps';
import { othersFacts } from '../../../../src/screens/files/import/own-facts';
import {
  countsOf,
  countsWords,
  storedSteps,
} from '../../../../src/screens/files/import/words/counts';
import {
  enteredWords,
  finishedTitle,
  stoppedWords,
} from '../../../../src/screens/files/import/words/finished-words';
import { undoingWords, undoneWords } from '../../../../src/screens/files/import/words/undo-words';

const counts = { workouts: 0, weighings: 0, exercises: 0, others: new Map() };

describe('undoing an import says what it takes back', () => {
  test('of another app: workouts and exercises, and nothing of settings', () => {
    const table = { ...counts, workouts: 25, exercises: 2 };
    expect(undoingWords('hevy', table)).toBe(
      'Os 25 treinos dela vão para a lixeira, com o que você corrigiu neles. Exercícios próprios que vieram junto saem, menos os que estão em uso.',
    );
    expect(undoneWords('hevy', table)).toBe(
      '25 treinos foram para a lixeira, onde ficam por 30 dias. 2 exercícios próprios saíram.',
    );
  });

  test('of our own: the settings and the consent stay', () => {
    const own = { ...counts, workouts: 1, weighings: 1 };
    expect(undoingWords('anilha', own)).toMatch(
      /A pesagem que veio junto sai\. Configurações .* e o consentimento sobre o corpo ficam/,
    );
    expect(undoneWords('anilha', own)).toMatch(/lixeira.* 1 pesagem saiu\. .* ficam como estão\.$/);
    expect(undoneWords('anilha', { ...own, weighings: 0 })).not.toContain('consentimento');
  });

  test('of our own: fichas and gyms go along, by their names', () => {
    const own = {
      ...counts,
      others: new Map([
        ['program', 2],
        ['gym', 1],
        ['later', 1],
      ]),
    };
    expect(undoingWords('anilha', own)).toContain(
      'Saem também 2 fichas, 1 academia e 1 outro registro.',
    );
    expect(undoneWords('anilha', own)).toContain('2 fichas, 1 academia e 1 outro registro saíram.');
    expect(enteredWords({ ...own, others: new Map([['gym', 1]]) })).toBe(
      'Entrou também 1 academia. ',
    );
  });

  test('where nothing could go, it says so', () => {
    expect(undoneWords('hevy', counts)).toMatch(/^Nada saiu/);
  });
});

test('the end of an import is named after what came', () => {
  expect(finishedTitle({ ...counts, workouts: 1 }, 2, 3)).toBe('1 treino importado');
  expect(finishedTitle(counts, 2, 1)).toBe('Nenhum treino entrou');
  expect(finishedTitle({ ...counts, weighings: 2 }, 0, 2)).toBe('2 pesagens importadas');
  expect(finishedTitle(counts, 0, 1)).toBe('Registros importados');
  expect(finishedTitle(counts, 0, 0)).toBe('Nada entrou');
});

test('one that was stopped without workouts speaks of none', () => {
  expect(stoppedWords('cancelled', 0, 0, null)).toBe(
    'Você parou a importação. O que entrou está guardado.',
  );
  expect(stoppedWords('cancelled', 1, 9, null)).toContain('Entrou 1 de 9 treinos, do mais novo');
  expect(stoppedWords('storage', 3, 9, 'Peito (2026-02-03)')).toContain(
    'Entraram 3 de 9 treinos, do mais novo para o mais antigo: o último foi Peito (2026-02-03).',
  );
});

test("a coach's file names each kind once, and counts together what has no name here", () => {
  const others = new Map([
    ['program', 3],
    ['coach-note', 12],
    ['group', 1],
    ['assignment', 2],
    ['preferences', 1],
  ]);
  expect(othersFacts(others)).toEqual([
    ['Fichas', '3'],
    ['Turmas', '1'],
    ['Configurações', 'As que faltam aqui'],
    ['Outros registros', '14'],
  ]);
  others.delete('preferences');
  expect(countsWords({ ...counts, others })).toBe('3 fichas, 1 turma e 14 outros registros');
});

test('a ficha that does not fit takes none from the workouts that went in', () => {
  const step = (kind: 'workout' | 'program', id: string): ImportStep => ({
    kind,
    id,
    label: id,
    writes: [],
  });
  const [ficha, ...workouts] = [step('program', 'f'), step('workout', 'a'), step('workout', 'b')];
  const stored = storedSteps([ficha, ...workouts], { taken: 3, refused: [ficha] });
  expect(countsOf(stored)).toMatchObject({ workouts: 2, others: new Map() });
});
