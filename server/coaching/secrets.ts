import { createHash, createHmac, randomInt } from 'node:crypto';
import { CODE_SIGNS, CODE_SIGNS_COUNT } from '#protocol/coaching/invitation-code';

const TOKEN_BYTES = 16;

export type InvitationSecrets = ReturnType<typeof createInvitationSecrets>;

/**
 * The secrets of invitations. The token is derived from the server's secret and the invitation's
 * id, so that a typed code leads to it while the database has neither. The code is stored as a
 * keyed digest, because all of its 40 bits could be tried on a copy of the database.
 */
export function createInvitationSecrets(secret: string) {
  const keyed = (use: string, text: string) =>
    createHmac('sha256', `${use}:${secret}`).update(text).digest();
  return {
    /** 128 bits as 22 base64url characters. */
    tokenOf: (id: string) => keyed('invitation', id).subarray(0, TOKEN_BYTES).toString('base64url'),
    drawCode: () =>
      Array.from({ length: CODE_SIGNS_COUNT }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join(
        '',
      ),
    /** The stored form of a token. */
    tokenHash: (token: string) => createHash('sha256').update(token).digest('base64url'),
    /** The stored form of a plain code. */
    codeHash: (code: string) => keyed('invitation-code', code).toString('base64url'),
  };
}
