import {
  type HealthChoice,
  healthOf,
  mayKeep,
  NO_HEALTH_CHOICE,
  recordedAt,
} from '#domain/account/health-consent';
import type { HealthKind } from '#domain/health/health-kinds';
import type { Registers, Writes } from '#domain/record/registers';
import { type AccountSource, commit, type Edit, type Refusal } from './write';

/** Why nothing was stored: above a limit, or without a consent (rule H1a). */
export type HealthRefusal = Refusal | 'consent';

/** The consent to health data as a transaction finds it (rule H1b). */
export interface ConsentLook {
  /** Must be the transaction's first edit; it writes nothing. */
  readonly look: Edit;
  /** The choice found; no consent before the transaction has read it. */
  choice(): HealthChoice;
}

export function lookAtConsent(): ConsentLook {
  let found = NO_HEALTH_CHOICE;
  return {
    look: {
      kind: 'preferences',
      id: 'self',
      write(registers) {
        found = healthOf(registers);
        return {};
      },
    },
    choice: () => found,
  };
}

type WriteUnder = (registers: Registers, recordedAt: number) => Writes;

/** Runs one transaction that reads the consent and writes only with it. */
export async function underConsent(
  source: AccountSource,
  kind: HealthKind,
  id: string,
  write: WriteUnder,
): Promise<HealthRefusal | null> {
  const { look, choice } = lookAtConsent();
  const refusal = await commit(source, look, {
    kind,
    id,
    write: (registers, { now }) =>
      mayKeep(choice()) ? write(registers, recordedAt(now, choice())) : {},
  });
  return refusal ?? (mayKeep(choice()) ? null : 'consent');
}
