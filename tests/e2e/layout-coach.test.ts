import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle } from '../../deploy/screens/camera';
import { shootCoach } from '../../deploy/screens/coach';
import type { Shoot } from '../../deploy/screens/moments';
import { shootCharges } from '../../deploy/screens/money';
import { openStage, type Stage } from '../../deploy/screens/stage';
import { faultsAtEveryWidth, resize, StandsStill } from './every-width';

/** A limit for hanging pages. */
const TOUR_MS = 900_000;
const PHONE = 360;
/** The rest of the app has the same layout and is tested in more widths. */
const WIDTHS = [320, PHONE, 1280];

let stage: Stage;
let faults: string[];

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage?.close());

/** Checks the layout at the moments at which pictures are taken. */
async function look(page: Page, name: string): Promise<void> {
  await settle(page);
  faults.push(...(await faultsAtEveryWidth(page, WIDTHS)).map((fault) => `${name} ${fault}`));
  await resize(page, PHONE);
}

/** The faults of the moments of a tour. */
async function faultsOf(tour: (stage: Stage, shoot: Shoot) => Promise<void>): Promise<string[]> {
  faults = [];
  try {
    await tour(stage, look);
  } catch (error) {
    if (!(error instanceof StandsStill)) throw error;
    console.warn(`${error.message}: the tour is made anew`);
    await stage.close();
    stage = await openStage();
    faults = [];
    await tour(stage, look);
  }
  return faults;
}

test(
  'what a professional sees of students fits every window, and can be found by ear',
  async () => expect(await faultsOf(shootCoach)).toEqual([]),
  TOUR_MS,
);

test(
  'and what they see of charges',
  async () => expect(await faultsOf(shootCharges)).toEqual([]),
  TOUR_MS,
);
