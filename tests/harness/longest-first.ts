import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of more than a minute on a small machine, and what keeps one core busy beside a browser. */
const LONGEST = [
  'tests/e2e/routes.test.ts',
  'tests/sync/convergence-sqlite-1.test.ts',
  'tests/e2e/workout.test.ts',
  'tests/sync/convergence-sqlite-2.test.ts',
  'tests/e2e/kit.test.ts',
  'tests/e2e/layout.test.ts',
  'tests/sync/convergence-postgres.test.ts',
  'tests/e2e/update.test.ts',
  'tests/e2e/sign-out.test.ts',
  'tests/sync/sabotage-1.test.ts',
  'tests/e2e/journey.test.ts',
  'tests/sync/sabotage-2.test.ts',
  'tests/e2e/',
];

function placeOf(path: string): number {
  const place = LONGEST.findIndex((start) => path.startsWith(start));
  return place === -1 ? LONGEST.length : place;
}

/**
 * The longest files first, so that all workers end together. By itself Vitest takes the largest
 * ones where it knows no durations, and the simulation is six lines long. It asks for a class.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const pathOf = ({ moduleId }: TestSpecification) => relative(this.ctx.config.root, moduleId);
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => placeOf(pathOf(one)) - placeOf(pathOf(other)));
  }
}
