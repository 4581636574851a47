import { expect, test } from 'vitest';
import { mergedNames } from '../../../src/interchange/apps/merged-names';

test.each([
  [['Ana', '', '', 'Rui', ''], ['Ana', 'Ana', 'Ana', 'Rui', 'Rui'], 3],
  [['Ana', '', 'Bia', 'Rui', ''], ['Ana', 'Ana', 'Bia', 'Rui', 'Rui'], 2],
])('names of merged cells are carried down in %j', (written, names, count) => {
  expect(mergedNames(written)).toEqual({ names, count });
});

test.each([
  ['the first row has none', ['', 'Ana', '', 'Rui', '']],
  ['a name stands twice', ['Ana', '', 'Rui', '', 'ana ', '']],
  ['most names have no blank rows below', ['Ana', 'Rui', 'Bia', '']],
])('blank rows stay nameless when %s', (_, written) => {
  expect(mergedNames(written)).toEqual({ names: written, count: 0 });
});
