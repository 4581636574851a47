import { createECDH, createPublicKey, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encryptPush, PLAIN_LIMIT } from '../../../server/device/encryption';
import { drawVapidKey, vapidAuthorization, vapidKeyOf } from '../../../server/device/vapid';
import { decryptPush, drawReceiver } from './receiver';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('encryption', () => {
  test('gives the example of RFC 8291, appendix A', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
    const made = encryptPush(
      Buffer.from('When I grow up, I want to be a watermelon'),
      {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      0,
      { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), sender },
    );
    expect(made.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('the receiver of RFC 8291, appendix A, reads it', () => {
    const keys = createECDH('prime256v1');
    keys.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
    const body = bytes(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    const read = decryptPush(body, { keys, auth: bytes('BTBZMqHH6r4Tts7J_aSIgg') });
    expect(read.toString()).toBe('When I grow up, I want to be a watermelon');
  });

  test('any message comes back, and short ones are all as long', () => {
    const receiver = drawReceiver();
    const sizes = new Set<number>();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (message) => {
        const made = encryptPush(Buffer.from(message), receiver.subscription, 512);
        sizes.add(made.length);
        expect(decryptPush(made, receiver)).toEqual(Buffer.from(message));
      }),
      { numRuns: 50 },
    );
    expect(sizes.size).toBe(1);
  });

  test('a message that no push service takes is refused', () => {
    const { subscription } = drawReceiver();
    expect(encryptPush(Buffer.alloc(PLAIN_LIMIT), subscription)).toHaveLength(4096);
    expect(() => encryptPush(Buffer.alloc(PLAIN_LIMIT + 1), subscription)).toThrow(RangeError);
  });
});

test('who sends is signed for the origin of the push service (RFC 8292)', () => {
  const key = drawVapidKey();
  expect(vapidKeyOf(key.privateKey)).toEqual(key);
  const now = Date.parse('2026-11-22T12:00:00Z');
  const header = vapidAuthorization('https://push.example/a/b', key, 'mailto:a@b.c', now);
  const [, token = '', publicKey] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  expect(publicKey).toBe(key.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: now / 1000 + 43_200,
    sub: 'mailto:a@b.c',
  });
  const point = bytes(key.publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const verifier = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  expect(isSigned).toBe(true);
});
