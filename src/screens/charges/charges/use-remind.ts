import { requestFailure } from '#words/errors';
import { firstName } from '#words/format/people';
import { type Charge, useChargeActs } from '../../../data/charges/charges';
import { failureOf } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { notify } from '../../../ui/layer/notify';

/** Sends a reminder of a charge and shows the result. */
export function useRemind({ id, other }: Charge) {
  const acts = useChargeActs();
  return useAction(async () => {
    try {
      await acts.remind(id);
      notify.success(`${firstName(other.name)} recebe um lembrete.`);
    } catch (error) {
      const { failure, said } = failureOf(error);
      notify.error(said ?? requestFailure(failure));
    }
  });
}
