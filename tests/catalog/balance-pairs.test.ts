import { expect, test } from 'vitest';
import { balancePairs } from '#catalog/balance-pairs';
import { exercises } from '#catalog/exercises';

test('the parts of a balance are exercises whose load is entered as a whole', () => {
  const kinds = new Map(exercises.map(({ id, loadKind }) => [id, loadKind]));
  for (const { of, against } of balancePairs) {
    for (const id of [...of, ...against]) expect([id, kinds.get(id)]).toEqual([id, 'total']);
  }
});
