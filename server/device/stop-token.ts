import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { CHOSEN_KINDS, type ChosenKind } from '#domain/device/notice-choices';

/** The recipient and kind of the mails to stop. */
export interface Stop {
  readonly person: string;
  readonly kind: ChosenKind;
}

/**
 * Signs and reads the tokens of stop links, which work without a session. They do not expire before
 * the secret does, because a mail may be opened years later.
 */
export function createStopTokens(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'anilha stop mail', 32));

  function mark({ person, kind }: Stop): string {
    return createHmac('sha256', key).update(`${kind}\n${person}`).digest('base64url');
  }

  return {
    make: (stop: Stop): string => `${stop.kind}.${mark(stop)}.${stop.person}`,
    /** Null for a token with a wrong signature. */
    read(token: string): Stop | null {
      const [, named, given, person] = /^([a-z]+)\.([\w-]{43})\.([\w-]{1,64})$/.exec(token) ?? [];
      const kind = CHOSEN_KINDS.find((one) => one === named);
      if (kind === undefined || given === undefined || person === undefined) return null;
      const stop = { person, kind };
      return timingSafeEqual(Buffer.from(given), Buffer.from(mark(stop))) ? stop : null;
    },
  };
}
export type StopTokens = ReturnType<typeof createStopTokens>;
