import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownAddresses, type Stop, stops } from '../../deploy/screens/addresses';
import { settle } from '../../deploy/screens/camera';
import { ANA_EMAIL, openStage, PASSWORD, type Stage } from '../../deploy/screens/stage';
import { axeInBothThemes } from '../e2e/axe-steps';
import { faultsAtEveryWidth, resize } from '../e2e/every-width';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import type { EngineName } from '../harness/engines/engine-page';
import { untilTrue } from '../harness/engines/steps';
import { open, signIn } from './journey-steps';

/** A limit for hanging pages. */
const TOUR_MS = 1_800_000;
const PHONE = 390;
/** Every run looks at a part of the routes in each engine; `npm run test:engines` at all. */
const SHARE = process.env.EVERY_ROUTE ? 1 : 6;
/** The first stop of each engine, so that the two see different routes. */
const FIRST: Readonly<Record<EngineName, number>> = { chromium: 0, webkit: 0, firefox: 3 % SHARE };
/** Screens that once did not fit an engine. */
const ALWAYS = ['/', '/app/settings/notifications'];

let stage: Stage;
let tour: Stop[];
beforeAll(async () => {
  stage = await openStage();
  tour = await stops(await ownAddresses(await stage.signedIn(ANA_EMAIL)));
});
afterAll(() => stage?.close());

/** Chromium has all of this in tests/e2e/layout.test.ts and tests/e2e/routes.test.ts. */
eachEngine(['webkit', 'firefox'], (engine) => {
  const visitor = engineBrowser(engine, () => stage.url);
  const person = engineBrowser(engine, () => stage.url);

  async function faultsOn({ path, as }: Stop): Promise<string[]> {
    const { page } = as === 'visitor' ? visitor : person;
    if (as === 'visitor') await page.goto(path);
    else {
      await open(page, path);
      // Navigation moves the focus to the new content.
      await untilTrue(page, `focus on ${path}`, () =>
        Boolean(document.activeElement?.matches('h1, main')),
      );
    }
    await settle(page);
    const faults = await faultsAtEveryWidth(page);
    await resize(page, PHONE);
    const findings = await axeInBothThemes(page);
    return [...faults, ...findings.map((finding) => JSON.stringify(finding))];
  }

  test(
    'every screen fits every window, is found by ear and passes axe in both themes',
    async () => {
      await signIn(person.page, ANA_EMAIL, PASSWORD);
      const faults: string[] = [];
      for (const [at, stop] of tour.entries()) {
        const isMine = at % SHARE === FIRST[engine];
        if (!isMine && !ALWAYS.includes(stop.path)) continue;
        faults.push(...(await faultsOn(stop)).map((fault) => `${stop.path} ${fault}`));
      }
      expect(faults).toEqual([]);
      expect([...visitor.takeComplaints(), ...person.takeComplaints()]).toEqual([]);
    },
    TOUR_MS,
  );
});
