import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { matchRoute, type RouterObject, useRouter } from 'wouter';
import { ALL_ROUTES } from '../../src/app/later-routes';
import { isScreenPath, SCREEN_PATHS } from '../../src/protocol/screen-paths';

const table = new Set(ALL_ROUTES.map(({ path }) => path).filter((path) => path !== '/kit'));

/** The router's own matching of a route's path. */
function routerFits(): (line: string, path: string) => boolean {
  let parser: RouterObject['parser'] | undefined;
  const Take = () => {
    parser = useRouter().parser;
    return null;
  };
  renderToStaticMarkup(<Take />);
  return (line, path) => parser !== undefined && matchRoute(parser, line, path)[0];
}

test('lists every path of the table of routes, and no other', () => {
  expect([...SCREEN_PATHS].sort()).toEqual([...table].sort());
});

test('takes a path for a screen when the router finds a line for it', () => {
  const fits = routerFits();
  expect(fits('/login', '/login')).toBe(true);
  const words = [...table].flatMap((path) => path.split('/'));
  const segment = fc.oneof(
    fc.constantFrom(...words, 'abc', '0192', ''),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const path = fc.oneof(
    fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`),
    fc.tuple(fc.constantFrom(...table), segment, fc.boolean()).map(([line, id, loud]) => {
      const filled = line.replace(/:\w+|\*/g, id);
      return loud ? filled.toUpperCase() : `${filled}/`;
    }),
  );
  fc.assert(
    fc.property(path, (asked) => {
      expect(isScreenPath(asked)).toBe([...table].some((line) => fits(line, asked)));
    }),
    { numRuns: 5_000 },
  );
});
