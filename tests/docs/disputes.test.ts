import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DISPUTE_STATUSES, summaryOf } from '#domain/charges/disputes';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const PACKAGE = 'node_modules/stripe/';

/** The statuses of a dispute in the declarations of the installed package. */
function declared(): string[] {
  const source = read(`${PACKAGE}esm/resources/Disputes.d.ts`);
  const [, union = ''] = /^ {4}type Status = ([^;]*\bneeds_response\b[^;]*);/m.exec(source) ?? [];
  return [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

/** The rows of the table: a status, and what it is here. */
function rows(): string[][] {
  return [...read('docs/charges.md').matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map((row) =>
    row.slice(1),
  );
}

test('docs/charges.md lists every status of a dispute in the installed package, and no other', () => {
  expect(declared().length).toBeGreaterThan(5);
  expect(
    rows()
      .map(([status]) => status)
      .sort(),
  ).toEqual(declared().sort());
  expect([...DISPUTE_STATUSES].sort()).toEqual(declared().sort());
});

test('docs/charges.md says of each status what the rules make of it', () => {
  const table = Object.fromEntries(rows());
  for (const status of DISPUTE_STATUSES) {
    const { dispute } = summaryOf([{ status, centavos: 1, withdrawn: 0 }], 1);
    expect(table[status], status).toBe(dispute);
  }
});

test('docs/charges.md names the version of the package and of its API', () => {
  const page = read('docs/charges.md');
  const [, release = 'none'] =
    /"(\d{4}-\d\d-\d\d\.\w+)"/.exec(read(`${PACKAGE}esm/apiVersion.d.ts`)) ?? [];
  expect(page).toContain(`API ${release} (stripe ${read(`${PACKAGE}VERSION`).trim()})`);
});
