import * as v from 'valibot';
import type { LocalDay } from '../local-day';
import { day, instant } from '../record/fields';
import type { Json, Writes } from '../record/registers';

/** Purposes with a consent each (LGPD, art. 8, § 4); `coach` has one per coach. */
export const PURPOSES = ['health', 'coach', 'analytics', 'mail'] as const;
export type Purpose = (typeof PURPOSES)[number];
/** Purposes with one choice per person, stored in the preferences. */
export const CHOSEN_PURPOSES = ['health', 'analytics', 'mail'] as const satisfies Purpose[];
export type ChosenPurpose = (typeof CHOSEN_PURPOSES)[number];

/**
 * The accepted text and the time. The version is the first day of a text; a new text has another
 * day and needs a new consent.
 */
export interface Consent {
  readonly version: LocalDay;
  /** Server time, epoch ms. */
  readonly at: number;
}

/** The current consent, null for none, and the last withdrawal. */
export interface ConsentChoice {
  readonly consent: Consent | null;
  readonly withdrawnAt: number | null;
}

export const NO_CHOICE: ConsentChoice = { consent: null, withdrawnAt: null };

/** First day of the current text, by purpose. */
export const CONSENT_VERSIONS: Readonly<Record<ChosenPurpose, LocalDay>> = {
  health: '2026-11-29',
  analytics: '2026-11-22',
  mail: '2026-11-22',
};

const consentSchema = v.object({ version: day, at: instant });
const given = v.nullable(consentSchema);
const withdrawn = v.nullable(instant);

/** Registers of the preferences with the person's consents, the same on all devices (rules H1, L1). */
export const consentFields = {
  health: given,
  healthWithdrawn: withdrawn,
  analytics: given,
  analyticsWithdrawn: withdrawn,
  mail: given,
  mailWithdrawn: withdrawn,
};

/** Reads the choice of a purpose from valid values. */
export function readConsent(
  read: (path: string) => Json | undefined,
  purpose: ChosenPurpose,
): ConsentChoice {
  const consent = v.safeParse(consentSchema, read(purpose));
  const withdrawnAt = read(`${purpose}Withdrawn`);
  return {
    consent: consent.success ? consent.output : null,
    withdrawnAt: typeof withdrawnAt === 'number' ? withdrawnAt : null,
  };
}

/** The choices in the projection of the preferences. */
export interface WithConsents {
  readonly health?: ConsentChoice;
  /** Absent before the first choice. */
  readonly consents?: Readonly<Partial<Record<ChosenPurpose, ConsentChoice>>>;
}

/** The choice for a purpose in a person's preferences; null values without preferences. */
export function consentOf(preferences: WithConsents | null, purpose: ChosenPurpose): ConsentChoice {
  // Shapes of an earlier version lack this choice.
  const choice = purpose === 'health' ? preferences?.health : preferences?.consents?.[purpose];
  return choice ?? NO_CHOICE;
}

/** Whether the person consents now: to the current text, or to a newer one. */
export function isGiven({ consent }: ConsentChoice, purpose: ChosenPurpose): boolean {
  return consent !== null && consent.version >= CONSENT_VERSIONS[purpose];
}

/**
 * Whether a register of the preferences belongs to a consent. Only the person's own tap writes
 * those. A file may contain them, but never grants or withdraws anything by itself.
 */
export function isConsentField(path: string): boolean {
  return Object.hasOwn(consentFields, path);
}

/**
 * Gives the consent to the current text of a purpose.
 * @param now server time, epoch ms
 */
export function giveConsent(purpose: ChosenPurpose, now: number): Writes {
  return { [purpose]: { version: CONSENT_VERSIONS[purpose], at: now } };
}

/**
 * Withdraws a consent.
 * @param now server time, epoch ms
 */
export function withdrawConsent(purpose: ChosenPurpose, now: number): Writes {
  return { [purpose]: null, [`${purpose}Withdrawn`]: now };
}
