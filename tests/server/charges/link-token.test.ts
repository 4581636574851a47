import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeTokens } from '../../../server/charges/link';
import { createInvitationSecrets } from '../../../server/coaching/secrets';

const SECRET = 'um segredo de trinta e dois signos';
const tokens = chargeTokens(SECRET);
const CHARGE = '0195f000-0000-7000-8000-00000000beef';

test('a token says which charge, which version and until when', () => {
  const version = fc.integer({ min: 1, max: 0xffffff });
  const second = fc.integer({ min: 0, max: 0xffffffff });
  fc.assert(
    fc.property(fc.uuid(), version, second, (charge, made, at) => {
      const token = tokens.of(charge, made, at * 1000);
      expect(token).toMatch(/^[\w-]{52}$/);
      expect(tokens.read(token)).toEqual({ charge, version: made, endsAt: at * 1000 });
    }),
  );
});

test('one sign changed, cut, added, or another secret: it is no token of ours', () => {
  const token = tokens.of(CHARGE, 1, 1_800_000_000_000);
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(tokens.read(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
  for (const text of ['', token.slice(1), `${token}A`, `${token}=`, ` ${token}`, 'x'.repeat(52)]) {
    expect(tokens.read(text)).toBeNull();
  }
  expect(chargeTokens('outro segredo').read(token)).toBeNull();
});

test("an invitation's is never one", () => {
  const { tokenOf } = createInvitationSecrets(SECRET);
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(tokens.read(tokenOf(id))).toBeNull();
    }),
  );
});
