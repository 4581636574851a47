import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const BLOCK_SIZE = 8;
const PARALLELISM = 1;
const KEY_LENGTH = 64;
const SALT_LENGTH = 16;
/** Limit of parallel hashes: each takes 128 MB at the usual cost. */
const AT_ONCE = 2;
const FORMAT = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

type Work = { cost: number; blockSize: number; parallelism: number; length: number };

/**
 * Hashes passwords with scrypt at 2^cost, at most two at once. The hash contains its parameters, so
 * that old ones stay readable after a change of cost.
 */
export function createPasswords(cost: number) {
  const inTurn = createTurnstile(AT_ONCE);

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_LENGTH);
      const work = { cost, blockSize: BLOCK_SIZE, parallelism: PARALLELISM, length: KEY_LENGTH };
      const key = await inTurn(() => derive(password, salt, work));
      const parts = [cost, BLOCK_SIZE, PARALLELISM, salt.toString('base64url')];
      return `scrypt$${parts.join('$')}$${key.toString('base64url')}`;
    },
    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const [, log2, blockSize, parallelism, salt, key] = FORMAT.exec(hash) ?? [];
      if (salt === undefined || key === undefined) return false;
      const known = Buffer.from(key, 'base64url');
      const work = {
        cost: Number(log2),
        blockSize: Number(blockSize),
        parallelism: Number(parallelism),
        length: known.length,
      };
      const given = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), work));
      return timingSafeEqual(given, known);
    },
  };
}

function derive(password: string, salt: Buffer, work: Work): Promise<Buffer> {
  const rounds = 2 ** work.cost;
  const options = {
    N: rounds,
    r: work.blockSize,
    p: work.parallelism,
    maxmem: 2 * 128 * rounds * work.blockSize,
  };
  return new Promise((resolve, reject) => {
    // Keyboards differ in how they compose the same letters.
    scrypt(password.normalize('NFKC'), salt, work.length, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

function createTurnstile(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
