import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../server');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const ROUTES = /routes\.ts$/;

test('a request of a person writes in a transaction that holds their account', () => {
  const others = sources.filter(
    ({ path, text }) => ROUTES.test(path) && /\binTransaction\(|\.insertInto\(/.test(text),
  );
  // The photo's row is written in a transaction of its person.
  expect(others.map(({ path }) => path)).toEqual(['account/photo/routes.ts']);
});

test('a transaction reads the right it writes by with a lock', () => {
  const unlocked = sources.filter(({ text }) =>
    /\b(grantOver|grantsOf|coachesOf|accessTo)\(trx\b/.test(text),
  );
  expect(unlocked.map(({ path }) => path)).toEqual([
    // An owner has no grant that could end.
    'access/authorize.ts',
    // This only selects who is notified.
    'agenda/absences.ts',
  ]);
});
