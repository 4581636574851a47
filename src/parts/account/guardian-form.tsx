import * as v from 'valibot';
import { usePrivacy } from '../../data/account/privacy';
import { useForm } from '../../data/remote/use-form';
import { SubmitButton } from '../../ui/control/button';
import { authFormClass } from '../../ui/frame/auth-frame';
import { FormFailure } from '../input/form-failure';
import { guardianEntries, guardianIn } from './guardian-entries';
import { GuardianFields } from './guardian-fields';

const schema = v.object(guardianEntries);

/** Requests the guardian's data of a minor, if the sign-up did not; needs the network. */
export function GuardianForm({ onDone }: { onDone?: () => void }) {
  const { authorise } = usePrivacy();
  const { form, errors, busy, failure } = useForm(schema, async (values) => {
    await authorise(guardianIn(values));
    onDone?.();
  });
  return (
    <form className={authFormClass} {...form}>
      <FormFailure failure={failure} />
      <GuardianFields errors={errors} />
      <SubmitButton busy={busy}>Guardar autorização</SubmitButton>
    </form>
  );
}
