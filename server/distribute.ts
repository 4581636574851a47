import { runCommand } from './app/command';
import { StartError } from './app/listen';
import { distribute } from './db/distribute';

// The operator's command that migrates a database with Citus and distributes its tables. Opening the
// database has done both; what is left tells whether it could.
runCommand(async ({ connection }) => {
  if ((await distribute(connection)) === null) {
    throw new StartError(
      'Este banco não tem a extensão citus. Crie-a e rode de novo, ou siga sem distribuir.',
    );
  }
  return ['As tabelas estão distribuídas.'];
});
