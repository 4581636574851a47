import { expect, test } from 'vitest';
import { restoredWords } from '../../../server/backup/words';

const NOTHING = {
  spaces: 0,
  erased: 0,
  suspended: 0,
  accesses: 0,
  passwords: 0,
  withoutJournal: null,
};

test('what a restore met is counted in Portuguese', () => {
  const one = { ...NOTHING, spaces: 1, erased: 1, suspended: 1, accesses: 1, passwords: 1 };
  expect(restoredWords(one)).toBe(
    'Banco restaurado. 1 pessoa terá de volta o que os aparelhos dela guardam. Todo mundo entra de novo. ' +
      'Desde o backup: 1 conta apagada de novo, 1 conta suspensa de novo, 1 acesso encerrado de novo, ' +
      '1 senha a redefinir em "Esqueci a senha".',
  );
  expect(restoredWords({ ...NOTHING, spaces: 1200, accesses: 2 })).toBe(
    'Banco restaurado. 1.200 pessoas terão de volta o que os aparelhos delas guardam. ' +
      'Todo mundo entra de novo. Desde o backup: 2 acessos encerrados de novo.',
  );
});

test('of what was not there nothing is said', () => {
  expect(restoredWords(NOTHING)).toBe(
    'Banco restaurado. Ninguém tinha registros. Todo mundo entra de novo.',
  );
});

test('where no journal is, it is said what that means', () => {
  expect(restoredWords({ ...NOTHING, withoutJournal: '/opt/anilha/data' })).toContain(
    'Atenção: não há journal.ndjson em /opt/anilha/data.',
  );
});
