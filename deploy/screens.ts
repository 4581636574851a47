/**
 * Pictures of every screen from the real app with sample data: `npm run screens`. With `--store`
 * it draws those of public/screens instead, which the manifest names. CONTRIBUTING.md has the rest.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { ENGINES, type EngineName } from '../tests/harness/engines/engine-page';
import { ownAddresses, stops } from './screens/addresses';
import { createCamera, PICTURED_THEMES, type ScreenSize, SIZES } from './screens/camera';
import { shootCoach } from './screens/coach';
import { shootInEngine } from './screens/engine-tour';
import { shootEmpty, shootEnded, shootUpdate, shootWorkout } from './screens/moments';
import { shootCharges, shootPayments } from './screens/money';
import { ANA_EMAIL, openStage, type Stage } from './screens/stage';
import { takeStorePictures } from './screens/store';

const { values } = parseArgs({
  options: {
    store: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    routes: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    size: { type: 'string', default: '' },
    theme: { type: 'string', default: '' },
    engine: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dirname, '../screenshots') },
  },
});

const camera = createCamera({
  folder: values.out,
  sizes: Object.keys(SIZES)
    .filter((size): size is ScreenSize => size in SIZES)
    .filter((size) => values.size === '' || size === values.size),
  themes: PICTURED_THEMES.filter((theme) => values.theme === '' || theme === values.theme),
  full: values.full,
});
const wanted = new RegExp(values.only);

/** Takes a picture if it is requested, numbered in the order of the tour. */
let taken = 0;
async function shoot(page: Page, name: string, path?: string): Promise<void> {
  taken += 1;
  const file = `${String(taken).padStart(2, '0')}-${name}`;
  if (!wanted.test(file)) return;
  if (path) await page.goto(path);
  await camera(page, file);
}

async function tour(stage: Stage): Promise<void> {
  const visitor = await stage.visitor();
  const person = await stage.signedIn(ANA_EMAIL);
  for (const { path, name, as } of await stops(await ownAddresses(person))) {
    await shoot(as === 'visitor' ? visitor : person, name, path);
  }
  if (values.routes) return;
  await shootEmpty(stage, shoot);
  await shootCoach(stage, shoot);
  await shootCharges(stage, shoot);
  await shootPayments(stage, shoot);
  await shootUpdate(stage, person, shoot);
  await shootWorkout(await stage.signedIn(ANA_EMAIL), shoot);
  await shootEnded(person, shoot);
}

function readEngine(): EngineName | undefined {
  const engine = ENGINES.find((name) => name === values.engine);
  if (values.engine !== '' && !engine) throw new Error(`--engine takes ${ENGINES.join(', ')}.`);
  return engine;
}

const engine = readEngine();
const stage = await openStage();
try {
  if (engine) await shootInEngine(stage, { engine, folder: join(values.out, engine), wanted });
  else await (values.store ? takeStorePictures(stage) : tour(stage));
} finally {
  await stage.close();
}
