import { describe, expect, test } from 'vitest';
import { cameFrom, stampOf } from '../../../src/parts/page/entry-stamp';

describe('the entry before this one is the screen above', () => {
  test.each([
    ['the same address', '/app/exercises', '/app/exercises', true],
    ['that screen with what was filtered', '/app/exercises', '/app/exercises?q=supino', true],
    ['that screen in another month', '/app/charges?month=2026-10', '/app/charges', true],
    ['a screen below it', '/app/exercises', '/app/exercises/row', false],
    ['another screen', '/app/exercises', '/app/profile', false],
    ['none of this app', '/app/exercises', '', false],
    ['another step of this very path', '/app/item', '/app/item?step=bio', false],
    ['the list of the steps of this path', '/app/item', '/app/item', true],
  ])('%s', (_, above, from, expected) => {
    const { pathname, search } = new URL(above, 'https://app.example');
    const here = { pathname: '/app/item', search: '?step=name' };
    expect(cameFrom({ pathname, search }, here, { list: '/', entry: 1, from })).toBe(expected);
  });

  test.each([[null], ['text'], [{}], [{ entry: 1 }], [{ entry: '1', from: '/' }], [{ from: '/' }]])(
    'nothing is known of it by %j',
    (state) => {
      expect(stampOf(state)).toBeNull();
      expect(cameFrom({ pathname: '/', search: '' }, { pathname: '/a', search: '' }, state)).toBe(
        false,
      );
    },
  );
});
