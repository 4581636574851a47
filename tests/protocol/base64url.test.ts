import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64url } from '#protocol/base64url';

test.each([
  ['', ''],
  ['f', 'Zg'],
  ['fo', 'Zm8'],
  ['foo', 'Zm9v'],
  ['foobar', 'Zm9vYmFy'],
])('the bytes of "%s" are "%s" (RFC 4648, section 10)', (text, encoded) => {
  expect(base64url(new TextEncoder().encode(text))).toBe(encoded);
});

test('any bytes are what other encoders make of them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(base64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
  );
});
