import type { Registers, Writes } from '../record/registers';
import { valueAt } from '../record/registers';
import {
  CONSENT_VERSIONS,
  type ConsentChoice,
  giveConsent,
  isGiven,
  NO_CHOICE,
  readConsent,
  withdrawConsent,
} from './consent';

/** The consent to keep health data (LGPD, art. 11, I). */
export type HealthChoice = ConsentChoice;

export const NO_HEALTH_CHOICE: HealthChoice = NO_CHOICE;

/** First day of the current text. */
export const HEALTH_CONSENT_VERSION = CONSENT_VERSIONS.health;

/** The choice in the registers of the preferences. */
export function healthOf(registers: Registers): HealthChoice {
  return readConsent((path) => valueAt(registers, path), 'health');
}

/** Whether health data may be written: the person accepted the current text, or a newer one. */
export function mayKeep(choice: HealthChoice): boolean {
  return isGiven(choice, 'health');
}

/**
 * Whether data recorded at an instant may be stored: under a consent of any version, and after the
 * last withdrawal. Without a consent this also excludes writes of a device that has not received
 * the withdrawal.
 */
export function stands(recordedAt: number, { consent, withdrawnAt }: HealthChoice): boolean {
  return consent !== null && (withdrawnAt === null || recordedAt > withdrawnAt);
}

/**
 * The recording time of data written now: always after the last withdrawal, even if the clock was
 * set back.
 */
export function recordedAt(now: number, { withdrawnAt }: HealthChoice): number {
  return Math.max(now, (withdrawnAt ?? 0) + 1);
}

/**
 * Gives the consent to the current text about health.
 * @param now server time, epoch ms
 */
export function agree(now: number): Writes {
  return giveConsent('health', now);
}

/**
 * Withdraws the consent; data recorded before are erased with it.
 * @param now server time, epoch ms
 */
export function withdraw(now: number): Writes {
  return withdrawConsent('health', now);
}

/** Restores an earlier choice: undoes a withdrawal completely. */
export function chooseAgain({ consent, withdrawnAt }: HealthChoice): Writes {
  return { health: consent && { ...consent }, healthWithdrawn: withdrawnAt };
}
