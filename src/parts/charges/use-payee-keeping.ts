import { type NewPayee, usePayee } from '../../data/charges/charges';
import { useProfessional } from '../../data/coaching/professional';
import { useProfessionalCommands } from '../../data/commands/coaching/professional';
import { guarded } from '../input/guarded';

/**
 * Stores the payee on the server, and its key in a professional profile. So settings and onboarding
 * show the same key.
 */
export function usePayeeKeeping(): (payee: NewPayee) => Promise<void> {
  const { keep } = usePayee();
  const professional = useProfessional();
  const commands = useProfessionalCommands();
  const hasProfile = professional.state === 'ready' && professional.value !== null;
  return async (payee) => {
    await keep(payee);
    if (hasProfile) await guarded(commands.answer('pix', { pix: payee.pix }));
  };
}
