import { type HealthChoice, healthOf, NO_HEALTH_CHOICE } from '#domain/health-consent';
import type { Edit } from './write';

/** The consent to keep health data, as the transaction that asks for it finds it (rule H1). */
export interface ConsentLook {
  /** Goes first into the transaction; writes nothing. */
  readonly look: Edit;
  /** What it found; nothing before it has looked. */
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
