import { administer } from './admin/grant';
import { runCommand } from './app/command';
import { StartError } from './app/listen';

// The operator's command that grants and revokes the admin right.
runCommand(async ({ connection }) => {
  const done = await administer(connection.db, process.argv.slice(2), Date.now());
  if ('problem' in done) throw new StartError(done.problem);
  return done.lines;
});
