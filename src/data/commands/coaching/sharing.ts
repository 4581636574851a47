import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import { type ConsentAct, entryWrites, type SharingConsent } from '#domain/account/consent-act';
import type { Scope } from '#domain/account/scope';
import { COACH_CONSENT_VERSION } from '#domain/coaching/consent';
import { createCoachingCalls } from '../../../api/coaching/coaching';
import { createInvitationCalls } from '../../../api/coaching/invitations';
import { type CoachLink, useCoaches } from '../../coaching/coaches';
import { forgetInvitation } from '../../coaching/kept-invitation';
import { useClient } from '../../remote/api-client';
import { type AccountSource, commitTo, useAccountSource } from '../write';

/**
 * A person's sharing with coaches. The server decides with immediate effect, so each act needs the
 * network and throws without it. The consent is recorded afterwards.
 */
export interface SharingCommands {
  /** Accepts an invitation, and ends the link `end`, if any. */
  accept(
    token: string,
    name: string,
    scopes: readonly Scope[],
    end: CoachLink | null,
  ): Promise<void>;
  changeScopes(coach: CoachLink, scopes: readonly Scope[]): Promise<void>;
  end(coach: CoachLink): Promise<void>;
}

/**
 * Records the consent; never fails. The act has taken effect by then, and the server has the
 * consent as well. A failure would look as if nothing had changed.
 */
async function note(
  source: AccountSource,
  act: ConsentAct,
  sharing: SharingConsent,
): Promise<void> {
  const entry = { purpose: 'coach', version: COACH_CONSENT_VERSION, act, sharing } as const;
  try {
    await commitTo(source, 'consent', uuidv7(), (_, { now }) => entryWrites({ ...entry, at: now }));
  } catch (cause) {
    console.error('What was shared could not be noted on this device', cause);
  }
}

const sharingOf = ({ link, coach, scopes }: CoachLink): SharingConsent => ({
  link,
  name: coach.name,
  scopes,
});

export function useSharingCommands(): SharingCommands {
  const client = useClient();
  const source = useAccountSource();
  const { reread } = useCoaches();
  return useMemo(() => {
    const invitations = createInvitationCalls(client);
    const links = createCoachingCalls(client);
    const version = COACH_CONSENT_VERSION;
    return {
      async accept(token, name, scopes, end) {
        // The server checks the consent to health data, so this device's changes are sent first.
        await source().sync.flush();
        const { link } = await invitations.accept(token, {
          scopes: [...scopes],
          version,
          ...(end && { endLink: end.link }),
        });
        forgetInvitation();
        await note(source, 'given', { link, name, scopes });
        if (end) await note(source, 'withdrawn', sharingOf(end));
        await reread();
      },
      async changeScopes(coach, scopes) {
        await source().sync.flush();
        await links.changeScopes(coach.link, { scopes: [...scopes], version });
        await note(source, 'given', { ...sharingOf(coach), scopes });
        await reread();
      },
      async end(coach) {
        await links.end(coach.link);
        await note(source, 'withdrawn', sharingOf(coach));
        await reread();
      },
    };
  }, [client, source, reread]);
}
