import { expect, test } from 'vitest';
import { conflictValues, conflictWords, unsentVersion } from '#words/coaching/student-programs';

test('a change that a coach published is not called the student’s', () => {
  expect(conflictWords({ kind: 'value' }, 'Igor', false)).toBe('Você e Igor mudaram');
  expect(conflictWords({ kind: 'value' }, 'Igor', true)).toBe('já mudou na ficha publicada');
  const values = { theirs: '3 × 8', mine: '3 × 10' };
  expect(conflictValues(values, 'Igor', false)).toEqual(['O seu: 3 × 8', 'De Igor: 3 × 10']);
  expect(conflictValues(values, 'Igor', true)).toEqual([
    'A mudança de agora: 3 × 8',
    'Na ficha publicada: 3 × 10',
  ]);
});

test('a version that waits or was refused is not called published', () => {
  expect(unsentVersion(2, 'Igor', false)).toBe(
    'Versão 2, ainda neste aparelho. Igor recebe quando houver conexão.',
  );
  expect(unsentVersion(2, 'Igor', true)).toBe(
    'Versão 2 não foi aceita: o vínculo pode ter terminado. Igor não a recebeu.',
  );
});
