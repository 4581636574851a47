import { randomBytes } from 'node:crypto';
import { runCommand } from './app/command';
import { StartError } from './app/listen';
import { addSample } from './app/sample';
import type { Env } from './core/env';
import { REFUSED_IN_PRODUCTION, wordsFor } from './seed/words';

const PASSWORD = 'anilha de exemplo';

/** A password from the source must not open a public server. */
const isDrawn = (env: Env) => env.mode === 'production';

// Adds sample data for development; a repeated run changes nothing.
runCommand(
  async (ground) => {
    const { env } = ground;
    const drawn = isDrawn(env);
    const password = drawn ? randomBytes(12).toString('base64url') : PASSWORD;
    const written = await addSample(ground, password);
    return wordsFor({ written, password, drawn, webUrl: env.webUrl });
  },
  (env) => {
    if (isDrawn(env) && !process.argv.includes('--sample')) {
      throw new StartError(REFUSED_IN_PRODUCTION);
    }
  },
);
