import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, signIn } from '../../tests/engines/journey-steps';
import type { EngineBrowser, EngineName } from '../../tests/harness/engines/engine-page';
import { openEngine } from '../../tests/harness/engines/engines';
import { untilTrue } from '../../tests/harness/engines/steps';
import { ownAddresses, stops } from './addresses';
import { changeTheme, PICTURED_THEMES, settle } from './camera';
import { ANA_EMAIL, PASSWORD, type Stage } from './stage';

const SIZES = { phone: [390, 844], desktop: [1280, 800] } as const;

interface EngineTour {
  readonly engine: EngineName;
  readonly folder: string;
  /** Names that do not match are left out. */
  readonly wanted: RegExp;
}

/** Photographs every route in an engine, in a phone's and a desktop's window and both themes. */
export async function shootInEngine(stage: Stage, tour: EngineTour): Promise<void> {
  const own = await ownAddresses(await stage.signedIn(ANA_EMAIL));
  const profiles = await mkdtemp(join(tmpdir(), 'anilha-screens-'));
  const openAs = (who: string) =>
    openEngine(tour.engine, {
      origin: stage.url,
      profile: join(profiles, who),
      size: SIZES.phone,
    });
  const opened: EngineBrowser[] = [];
  try {
    await mkdir(tour.folder, { recursive: true });
    const visitor = await openAs('visitor');
    opened.push(visitor);
    const person = await openAs('person');
    opened.push(person);
    await signIn(person.page, ANA_EMAIL, PASSWORD);
    for (const [at, { path, name, as }] of (await stops(own)).entries()) {
      const file = `${String(at + 1).padStart(2, '0')}-${name}`;
      if (!tour.wanted.test(file)) continue;
      const { page } = as === 'visitor' ? visitor : person;
      if (as === 'visitor') await page.goto(path);
      else await open(page, path);
      for (const [size, [width, height]] of Object.entries(SIZES)) {
        await page.resize(width, height);
        await untilTrue(page, 'new size', (wide: number) => innerWidth === wide, width);
        for (const theme of PICTURED_THEMES) {
          await changeTheme(page, theme);
          await settle(page);
          await untilDrawn(page);
          await page.picture(join(tour.folder, `${file}.${size}-${theme}.png`));
        }
      }
    }
  } finally {
    for (const browser of opened) await browser.kill();
    await rm(profiles, { recursive: true, force: true });
  }
}

/** A frame is on the screen once another one was begun after it. */
async function untilDrawn(page: EngineBrowser['page']): Promise<void> {
  await page.run(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 50)));
      }),
  );
}
