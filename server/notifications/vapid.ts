import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** A pair of P-256 keys that identifies the server (RFC 8292), base64url. */
export interface VapidKey {
  /** Uncompressed point, 65 bytes: the `applicationServerKey` of browsers. */
  readonly publicKey: string;
  /** The secret number, 32 bytes. */
  readonly privateKey: string;
}

/** Push services refuse a claim that is good for more than a day. */
const GOOD_FOR_S = 12 * 3600;

/** A new pair of keys on P-256, both in base64url. */
export function drawVapidKey(): VapidKey {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // The number may begin with zeros, which are left out of what is exported.
  const padded = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: padded.toString('base64url'),
  };
}

/** The pair of a secret number. Throws when it is none of the curve's. */
export function vapidKeyOf(privateKey: string): VapidKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The Authorization header of a push: a token (RFC 7515, ES256) for the push service's origin.
 * `contact` is for its questions: mailto: or https:.
 * @param now epoch ms
 */
export function vapidAuthorization(
  endpoint: string,
  { publicKey, privateKey }: VapidKey,
  contact: string,
  now: number,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + GOOD_FOR_S,
    sub: contact,
  };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
    },
    format: 'jwk',
  });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
