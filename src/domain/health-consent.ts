import * as v from 'valibot';
import { isLocalDay } from './local-day';
import type { Json, Registers, Writes } from './record/registers';
import { valueAt } from './record/registers';

/**
 * The consent to keep health data (LGPD, art. 11, I): which text was agreed to, and when. The
 * version is the day from which a text holds; another text gets another day, and is asked anew.
 */
export interface HealthConsent {
  readonly version: string;
  /** Server time, epoch ms. */
  readonly at: number;
}

/** What holds now: the consent, null while there is none, and when one was last taken back. */
export interface HealthChoice {
  readonly consent: HealthConsent | null;
  readonly withdrawnAt: number | null;
}

export const NO_HEALTH_CHOICE: HealthChoice = { consent: null, withdrawnAt: null };

/** The day from which today's text holds. */
export const HEALTH_CONSENT_VERSION = '2026-11-22';

const instant = v.pipe(v.number(), v.integer(), v.minValue(0));
const consentSchema = v.object({ version: v.pipe(v.string(), v.check(isLocalDay)), at: instant });

/** Registers of the preferences: choices of the person, the same on all devices (rule H1). */
export const healthFields = {
  health: v.nullable(consentSchema),
  healthWithdrawn: v.nullable(instant),
};

/** Reads the choice from values that the schemas above let through. */
export function readHealth(read: (path: string) => Json | undefined): HealthChoice {
  const consent = v.safeParse(consentSchema, read('health'));
  const withdrawnAt = read('healthWithdrawn');
  return {
    consent: consent.success ? consent.output : null,
    withdrawnAt: typeof withdrawnAt === 'number' ? withdrawnAt : null,
  };
}

/** The choice in the registers of the preferences. */
export function healthOf(registers: Registers): HealthChoice {
  return readHealth((path) => valueAt(registers, path));
}

/** Whether something may be written: the person agreed to today's text, or to a newer one. */
export function mayKeep({ consent }: HealthChoice): boolean {
  return consent !== null && consent.version >= HEALTH_CONSENT_VERSION;
}

/**
 * Whether something recorded at an instant stands: under a consent, of any version, and not from
 * before one was taken back. What a device wrote that had not heard of it falls with the rest.
 */
export function stands(recordedAt: number, { consent, withdrawnAt }: HealthChoice): boolean {
  return consent !== null && (withdrawnAt === null || recordedAt > withdrawnAt);
}

/** A moment for what is recorded now: never before a withdrawal, however the clock was set since. */
export function recordedAt(now: number, { withdrawnAt }: HealthChoice): number {
  return Math.max(now, (withdrawnAt ?? 0) + 1);
}

/**
 * Whether a register of the preferences belongs to the consent. Only the person's own tap writes
 * those: a file may hold them, and never grants or takes back anything by itself.
 */
export function isHealthField(path: string): boolean {
  return Object.hasOwn(healthFields, path);
}

export function agree(now: number): Writes {
  return { health: { version: HEALTH_CONSENT_VERSION, at: now } };
}

export function withdraw(now: number): Writes {
  return { health: null, healthWithdrawn: now };
}

/** Writes an earlier choice again: a withdrawal is undone as if it had not been. */
export function chooseAgain({ consent, withdrawnAt }: HealthChoice): Writes {
  return { health: consent && { ...consent }, healthWithdrawn: withdrawnAt };
}
