import { plural } from '#words/format/plural';
import type { SeedWrites } from './write';

export interface SeededOutcome {
  readonly written: readonly SeedWrites[];
  readonly password: string;
  /** Whether the password was drawn for this run. */
  readonly drawn: boolean;
  /** Address of the app. */
  readonly webUrl: string;
}

export const REFUSED_IN_PRODUCTION =
  'Os dados de exemplo não entram em produção sem você pedir. Para criá-los mesmo assim, ' +
  'rode npm run seed -- --sample.';

/** The final output of a run, as lines. */
export function wordsFor({ written, password, drawn, webUrl }: SeededOutcome): string[] {
  const anyAccount = written.some(({ created }) => created);
  const changed = anyAccount || written.some(({ workouts }) => workouts > 0);
  return [
    changed ? 'Dados de exemplo criados:' : 'Nada mudou: os dados de exemplo já estavam aqui.',
    ...written.map(lineOf),
    'Carla é a profissional e acompanha Bruno, Camila e Diego.',
    passwordLine(password, drawn, anyAccount),
    `Para entrar, abra ${webUrl}/login`,
  ];
}

function lineOf({ person, created, workouts }: SeedWrites): string {
  const account = created ? 'conta criada' : 'a conta já existia';
  const training = plural(workouts, {
    zero: '',
    one: ', 1 treino adicionado',
    other: ', # treinos adicionados',
  });
  return `  ${person.name} <${person.email}>: ${account}${training}`;
}

function passwordLine(password: string, drawn: boolean, anyAccount: boolean): string {
  if (!drawn) return `Senha de todas: ${password}`;
  return anyAccount
    ? `Senha das contas criadas agora (guarde, ela não aparece de novo): ${password}`
    : 'A senha é a que apareceu quando as contas foram criadas.';
}
