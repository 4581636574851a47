import { plural } from '#words/format/plural';

/** Counts of what a restore changed. */
interface Restored {
  readonly spaces: number;
  readonly erased: number;
  readonly suspended: number;
  readonly accesses: number;
  readonly passwords: number;
  readonly withoutJournal: string | null;
}

/** The report of a restore for the operator; zero counts are left out. */
export function restoredWords(done: Restored): string {
  const people = plural(done.spaces, {
    zero: 'Ninguém tinha registros.',
    one: '1 pessoa terá de volta o que os aparelhos dela guardam.',
    other: '# pessoas terão de volta o que os aparelhos delas guardam.',
  });
  const again = [
    plural(done.erased, {
      zero: '',
      one: '1 conta apagada de novo',
      other: '# contas apagadas de novo',
    }),
    plural(done.suspended, {
      zero: '',
      one: '1 conta suspensa de novo',
      other: '# contas suspensas de novo',
    }),
    plural(done.accesses, {
      zero: '',
      one: '1 acesso encerrado de novo',
      other: '# acessos encerrados de novo',
    }),
    plural(done.passwords, {
      zero: '',
      one: '1 senha a redefinir em "Esqueci a senha"',
      other: '# senhas a redefinir em "Esqueci a senha"',
    }),
  ].filter(Boolean);
  const since = again.length > 0 ? ` Desde o backup: ${again.join(', ')}.` : '';
  // The hint also appears for a server on which nothing ever ended, but DATA_DIR is more often
  // wrong.
  const unsure =
    done.withoutJournal === null
      ? ''
      : ` Atenção: não há journal.ndjson em ${done.withoutJournal}. Se alguém apagou a conta ou encerrou um acesso ` +
        'desde o backup, isso voltou: confira DATA_DIR e restaure de novo.';
  return `Banco restaurado. ${people} Todo mundo entra de novo.${since}${unsure}`;
}
