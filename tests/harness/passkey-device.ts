import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

export type Ceremony = {
  challenge: string;
  /** Origin of the requesting page. */
  origin?: string;
  rpId?: string;
  /** Whether the device verified its user. */
  verified?: boolean;
};

/** A device with one passkey (ES256), with answers in the form of a browser. */
export function createPasskeyDevice(id = randomBytes(16).toString('base64url')) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const coseKey = Buffer.concat([
    // Map of five: key type EC2, algorithm ES256, curve P-256, x, y.
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  function dataOf({ rpId = 'localhost', verified = true }: Ceremony, key?: Buffer): Buffer {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (key ? WITH_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const hash = createHash('sha256').update(rpId).digest();
    if (!key) return Buffer.concat([hash, Buffer.from([flags]), count]);
    const raw = Buffer.from(id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(raw.length);
    return Buffer.concat([hash, Buffer.from([flags]), count, Buffer.alloc(16), length, raw, key]);
  }

  function clientData(type: string, { challenge, origin = 'http://localhost:3001' }: Ceremony) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  const named = (response: object) => ({ id, rawId: id, type: 'public-key', response });

  return {
    id,
    register(ceremony: Ceremony) {
      const data = dataOf(ceremony, coseKey);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(data.length);
      const attestation = Buffer.concat([
        // {"fmt": "none", "attStmt": {}, "authData": bytes}
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x59]),
        length,
        data,
      ]);
      return named({
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    use(ceremony: Ceremony) {
      counter += 1;
      const data = dataOf(ceremony);
      const client = clientData('webauthn.get', ceremony);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return named({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}
