import { expect, test } from 'vitest';
import { codesLeft, recoveryFile, typedKey } from '#words/account/second-factor';

test.each([
  [0, 'Nenhum código de recuperação resta'],
  [1, 'Resta 1 código de recuperação'],
  [10, 'Restam 10 códigos de recuperação'],
])('%i codes', (count, words) => {
  expect(codesLeft(count)).toBe(words);
});

test('the key is typed in groups of four', () => {
  const address = 'otpauth://totp/Anilha:a%40b.co?secret=ABCDEFGHIJ&issuer=Anilha';
  expect(typedKey(address)).toBe('ABCD EFGH IJ');
  expect(typedKey('https://example.com')).toBeNull();
});

test('the file says whose codes they are and what they are for', () => {
  const lines = recoveryFile(['ab2cd-ef3gh', 'zz2zz-yy3yy'], 'ana@example.com').split('\r\n');
  expect(lines).toContain('Conta: ana@example.com');
  expect(lines).toEqual(expect.arrayContaining(['ab2cd-ef3gh', 'zz2zz-yy3yy']));
});
