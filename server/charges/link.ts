import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Content of a signed link. */
interface ChargeToken {
  readonly charge: string;
  /** Version of the charge's links: raising it invalidates earlier ones. */
  readonly version: number;
  /** Epoch ms, in whole seconds. */
  readonly endsAt: number;
}

const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;
const [ID_BYTES, VERSION_BYTES, END_BYTES, MARK_BYTES] = [16, 3, 4, 16];
const SAID_BYTES = ID_BYTES + VERSION_BYTES + END_BYTES;
/** 39 bytes are exactly 52 base64url characters: each token has one spelling. */
const TOKEN = /^[\w-]{52}$/;

export type ChargeTokens = ReturnType<typeof chargeTokens>;

/**
 * Creates and reads the tokens in links of charges. Invitations use another length and key, so no
 * token is valid as the other sort.
 */
export function chargeTokens(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'anilha charge link', 32));
  const markOf = (said: Buffer) =>
    createHmac('sha256', key).update(said).digest().subarray(0, MARK_BYTES);

  return {
    /**
     * @param charge a UUID
     * @param endsAt epoch ms, rounded down to a second
     */
    of(charge: string, version: number, endsAt: number): string {
      if (!UUID.test(charge)) throw new RangeError(`not an id of a charge: ${charge}`);
      const said = Buffer.alloc(SAID_BYTES);
      said.write(charge.replaceAll('-', ''), 'hex');
      said.writeUIntBE(version, ID_BYTES, VERSION_BYTES);
      said.writeUInt32BE(Math.floor(endsAt / 1000), ID_BYTES + VERSION_BYTES);
      return Buffer.concat([said, markOf(said)]).toString('base64url');
    },
    /** Null for a token with a wrong signature; the caller checks whether it is still valid. */
    read(token: string): ChargeToken | null {
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const said = bytes.subarray(0, SAID_BYTES);
      if (!timingSafeEqual(bytes.subarray(SAID_BYTES), markOf(said))) return null;
      const figures = said.toString('hex', 0, ID_BYTES);
      return {
        charge: figures.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
        version: said.readUIntBE(ID_BYTES, VERSION_BYTES),
        endsAt: said.readUInt32BE(ID_BYTES + VERSION_BYTES) * 1000,
      };
    },
  };
}
