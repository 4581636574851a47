import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** A P-256 key pair that identifies the server (RFC 8292), base64url. */
export interface VapidKey {
  /** Uncompressed point, 65 bytes: the `applicationServerKey` of browsers. */
  readonly publicKey: string;
  /** The secret scalar, 32 bytes. */
  readonly privateKey: string;
}

/** Validity of a token, s: push services refuse more than a day. */
const GOOD_FOR_S = 12 * 3600;

/** Draws a new P-256 key pair, both keys in base64url. */
export function drawVapidKey(): VapidKey {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Restores leading zeros of the number, which the export leaves out.
  const padded = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: padded.toString('base64url'),
  };
}

/** The key pair of a secret scalar. Throws if the scalar is invalid. */
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
