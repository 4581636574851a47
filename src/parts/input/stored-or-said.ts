import type { HealthRefusal } from '../../data/commands/under-consent';
import type { Refusal } from '../../data/commands/write';
import { notify } from '../../ui/layer/notify';
import { guarded } from './guarded';

/**
 * Runs a command and shows a message if nothing was stored, also if another device withdrew the
 * consent meanwhile. Resolves with whether it was stored.
 */
export function storedOrSaid(command: Promise<HealthRefusal | null>): Promise<boolean> {
  let withdrawn = false;
  const rest = command.then((refusal): Refusal | null => {
    withdrawn = refusal === 'consent';
    return refusal === 'consent' ? null : refusal;
  });
  return guarded(rest).then((stored) => {
    if (withdrawn) notify.error('O consentimento foi retirado. Nada foi guardado.');
    return stored && !withdrawn;
  });
}
