import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, base64url. */
export interface ReceiverKeys {
  /** Uncompressed point on P-256, 65 bytes. */
  readonly p256dh: string;
  /** Shared secret, 16 bytes. */
  readonly auth: string;
}

/** Random values of a message; given only in tests with published values. */
export interface Drawn {
  readonly salt: Buffer;
  readonly sender: ECDH;
}

const RECORD_SIZE = 4096;
const TAG = 16;
/** Marks the last record (RFC 8188, 2). */
const LAST = 2;
/** Header: salt, record size, length of the key, key. */
const HEADER = 16 + 4 + 1 + 65;
/** Maximum plain bytes of one message: push services refuse bodies above 4,096 (RFC 8030, 7.2). */
export const PLAIN_LIMIT = RECORD_SIZE - HEADER - TAG - 1;

/** Whether a message can be encrypted for these keys: the point must be on the curve. */
export function canReceive({ p256dh }: ReceiverKeys): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

function drawn(): Drawn {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

/**
 * A message for one subscription as `aes128gcm` (RFC 8291 over RFC 8188), in one record. Throws
 * RangeError above PLAIN_LIMIT, Error for an invalid key.
 * @param padTo pads to this many bytes, to hide the length
 */
export function encryptPush(
  message: Buffer,
  receiver: ReceiverKeys,
  padTo = 0,
  { salt, sender }: Drawn = drawn(),
): Buffer {
  const length = Math.max(message.length, Math.min(padTo, PLAIN_LIMIT));
  if (length > PLAIN_LIMIT) throw new RangeError(`A push takes ${PLAIN_LIMIT} bytes at most`);
  const receiverKey = Buffer.from(receiver.p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(receiverKey);

  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const secret = derive(shared, Buffer.from(receiver.auth, 'base64url'), keyInfo, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const padded = Buffer.concat([
    message,
    Buffer.from([LAST]),
    Buffer.alloc(length - message.length),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  const header = Buffer.concat([salt, size, Buffer.from([senderKey.length]), senderKey]);
  return Buffer.concat([header, cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
}
