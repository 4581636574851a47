import { expect, test } from 'vitest';
import { SCOPES, withScope } from '#domain/account/scope';

test('the ficha comes with every link', () => {
  expect(withScope([], 'body', true)).toEqual(['program', 'body']);
  expect(withScope(SCOPES, 'program', false)).toEqual(SCOPES);
});

test('who notes workouts down sees them, and who may not see them does not note them down', () => {
  expect(withScope(['program'], 'record', true)).toEqual(['program', 'log', 'record']);
  expect(withScope(['program', 'log', 'record', 'health'], 'log', false)).toEqual([
    'program',
    'health',
  ]);
  expect(withScope(['program', 'log', 'record'], 'record', false)).toEqual(['program', 'log']);
});
