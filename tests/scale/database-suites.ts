import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/**
 * Folders with tests of the server on databases; the simulation and survival tests have their own
 * runs.
 */
const FOLDERS = [join('tests', 'server'), join('tests', 'golden')];

/**
 * Paths of the test files that run on PostgreSQL by one of these functions.
 * @param apart excluded files and folders, each with its reason
 */
export function suitesBy(
  functions: readonly string[],
  apart: Readonly<Record<string, string>>,
): string[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  const found = paths
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return functions.some((name) => text.includes(`${name}(`));
    });
  const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);
  const places = Object.keys(apart);
  const gone = places.filter((place) => !found.some((path) => isIn(path, place)));
  if (gone.length > 0) throw new Error(`Left out, but not there: ${gone.join(', ')}`);
  return found.filter((path) => !places.some((place) => isIn(path, place))).sort();
}
