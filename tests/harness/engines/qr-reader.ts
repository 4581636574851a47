import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';
import type { EnginePage } from './engine-page';
import { ZBAR } from './programs';
import { until } from './steps';

/** Whether zbar is on this machine; with CI=true it has to be. */
export const canReadQr = () => existsSync(ZBAR) || process.env.CI === 'true';

/**
 * The text of the QR code that the window shows, read from its picture by zbar, a reader that
 * shares no code with the app.
 */
export async function readQr(page: EnginePage): Promise<string> {
  const file = join(tmpdir(), `anilha-qr-${uuidv7()}.png`);
  try {
    return await until(page, 'readable QR code', async () => {
      await page.picture(file);
      const { stdout, error } = spawnSync(
        ZBAR,
        ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', file],
        {
          encoding: 'utf8',
        },
      );
      if (error) throw error;
      return stdout.trim() || null;
    });
  } finally {
    await rm(file, { force: true });
  }
}
