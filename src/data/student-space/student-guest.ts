import {
  HEALTH_CONSENT_VERSION,
  type HealthChoice,
  NO_HEALTH_CHOICE,
} from '#domain/account/health-consent';
import type { Preferences } from '#domain/account/preference-choices';
import type { Registers } from '#domain/record/registers';
import type { StudentLink } from '#protocol/coaching/coaching';
import type { Replica } from '../../replica/replica';
import type { ViewRow } from '../../replica/store/schema';
import { isPreferences } from '../store/shapes';

/** The parts of a link that replace the student's preferences. */
export type Terms = Pick<StudentLink, 'scopes' | 'program' | 'gym'>;

/**
 * The student's consent to health data as a coach sees it (rule G1c5). A coach cannot read the
 * student's preferences, so the scopes `body` and `health`, which need the consent, represent it.
 * The server checks again, and sends only the kinds of each scope.
 */
function healthUnder({ scopes }: Terms): HealthChoice {
  if (!scopes.includes('body') && !scopes.includes('health')) return NO_HEALTH_CHOICE;
  return { consent: { version: HEALTH_CONSENT_VERSION, at: 0 }, withdrawnAt: null };
}

function registersUnder(terms: Terms): Registers {
  const { consent } = healthUnder(terms);
  return consent ? { health: [{ ...consent }, [0, 0, '0']] } : {};
}

/** The coach's display preferences with the student's ficha, gym and consent. */
function preferencesUnder(terms: Terms, own: Preferences | null): Preferences {
  return {
    unit: own?.unit ?? null,
    ...(own?.lengthUnit && { lengthUnit: own.lengthUnit }),
    ...(own?.oneRepMax && { oneRepMax: own.oneRepMax }),
    weekStart: own?.weekStart ?? null,
    effortScale: own?.effortScale ?? null,
    restSeconds: null,
    restWarmup: null,
    restExtra: null,
    getReady: null,
    gym: terms.gym ?? null,
    health: healthUnder(terms),
    program: terms.program,
    exercises: {},
  };
}

export interface GuestDeps {
  /** The coach's own replica. */
  readonly home: Replica;
  /** The link's current terms, as far as this device knows. */
  terms(): Terms;
  /**
   * Called before each write; the returned function is called once the write is stored or refused.
   */
  onWrite(): () => void;
}

/**
 * A student's replica for a coach's screens. Reads of the preferences return the link's terms, and
 * writes never reach them.
 */
export function asGuest(replica: Replica, { home, terms, onWrite }: GuestDeps): Replica {
  const { space } = replica;
  const standIn = async (): Promise<ViewRow> => {
    const row = await home.record('preferences', 'self');
    const own = row && isPreferences(row) ? row.shape : null;
    return { space, kind: 'preferences', id: 'self', shape: preferencesUnder(terms(), own) };
  };
  return {
    ...replica,
    record: (kind, id) => (kind === 'preferences' ? standIn() : replica.record(kind, id)),
    async commit(edits) {
      const onWritten = onWrite();
      const written = replica.commit(
        edits.map((edit) => {
          if (edit.kind !== 'preferences') return edit;
          const look: typeof edit.write = (_, author) => {
            edit.write(registersUnder(terms()), author);
            return {};
          };
          return { ...edit, write: look };
        }),
      );
      return written.finally(onWritten);
    },
  };
}
