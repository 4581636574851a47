import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { isCommonPassword } from '../../../server/account/forms/common-passwords';
import { createPasswords } from '../../../server/account/proof/password';

const { hash, verify } = createPasswords(10);

test('a password is known again, another is not', async () => {
  const stored = await hash('quatro anilhas');
  expect(await verify({ hash: stored, password: 'quatro anilhas' })).toBe(true);
  expect(await verify({ hash: stored, password: 'quatro anilha' })).toBe(false);
  expect(await hash('quatro anilhas')).not.toBe(stored);
});

test('letters composed in another way are the same password', async () => {
  const stored = await hash('maçã'.normalize('NFC'));
  expect(await verify({ hash: stored, password: 'maçã'.normalize('NFD') })).toBe(true);
});

test('a hash made at another cost stays readable', async () => {
  const stored = await createPasswords(11).hash('quatro anilhas');
  expect(stored).toMatch(/^scrypt\$11\$8\$1\$/);
  expect(await verify({ hash: stored, password: 'quatro anilhas' })).toBe(true);
});

test.each(['', 'scrypt', 'salt:key', 'scrypt$10$8$1$$', 'scrypt$10$8$1$c2FsdA$'])(
  'what is no hash (%o) matches nothing',
  async (stored) => {
    expect(await verify({ hash: stored, password: '' })).toBe(false);
  },
);

test('many at once are all answered, two at a time', async () => {
  const stored = await hash('quatro anilhas');
  const underWay = new Set<number>();
  let most = 0;
  const hook = createHook({
    init(id, type) {
      if (type === 'SCRYPTREQUEST') most = Math.max(most, underWay.add(id).size);
    },
    before: (id) => void underWay.delete(id),
  }).enable();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      verify({ hash: stored, password: n % 2 ? 'quatro anilhas' : 'outra' }),
    ),
  );
  hook.disable();
  expect(answers).toEqual(Array.from({ length: 12 }, (_, n) => n % 2 === 1));
  expect(most).toBe(2);
});

test('what everybody would try is common, whatever its case', () => {
  for (const password of ['12345678', 'SENHA123', 'Corinthians1', 'qwertyuiop']) {
    expect(isCommonPassword(password)).toBe(true);
  }
  expect(isCommonPassword('Ana.Souza', 'ana.souza@example.com')).toBe(true);
  expect(isCommonPassword('quatro anilhas de cobre', 'ana@example.com')).toBe(false);
});
