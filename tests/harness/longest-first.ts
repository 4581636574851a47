import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files on a small machine, then the other browser tests. Each change of project
 * reloads everything, so the browser's are together, after the simulation.
 */
const LONGEST = [
  'tests/sync/convergence',
  'tests/sync/sabotage',
  'tests/survival/',
  'tests/scale/',
  'tests/engines/',
  'tests/e2e/routes.test.ts',
  'tests/e2e/layout.test.ts',
  'tests/e2e/paid-journey.test.ts',
  'tests/e2e/workout.test.ts',
  'tests/e2e/storage.test.ts',
  'tests/e2e/sign-out.test.ts',
  'tests/e2e/home-and-history.test.ts',
  'tests/e2e/workout-taps.test.ts',
  'tests/e2e/entry.test.ts',
  'tests/e2e/import.test.ts',
  'tests/e2e/rest-and-keyboard.test.ts',
  'tests/e2e/workout-elsewhere.test.ts',
  'tests/e2e/update.test.ts',
  'tests/e2e/kit-',
  'tests/e2e/',
];

function placeOf(path: string): number {
  const place = LONGEST.findIndex((start) => path.startsWith(start));
  return place === -1 ? LONGEST.length : place;
}

/**
 * Runs the longest files first, so that all workers end together. Vitest would start with the
 * largest files if it knows no durations, but the simulation has six lines. It requires a class.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const pathOf = ({ moduleId }: TestSpecification) => relative(this.ctx.config.root, moduleId);
    const sorted = await super.sort(files);
    return sorted.sort(
      (one, other) =>
        placeOf(pathOf(one)) - placeOf(pathOf(other)) ||
        one.project.name.localeCompare(other.project.name),
    );
  }
}
