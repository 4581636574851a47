import * as v from 'valibot';
import { NAME_MAX, nameSchema } from '#domain/account/account';
import { useForm } from '../../../data/remote/use-form';
import { useAccount } from '../../../data/session/session';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './account.module.css';

const schema = v.object({ name: nameSchema });

/** Edits the person's name in the app. */
export function NameSheet({ name, onClose }: { name: string; onClose: () => void }) {
  const account = useAccount();
  const { form, errors, busy, failure } = useForm(schema, async (changes) => {
    await account.updateUser(changes);
    onClose();
    notify.success('Nome trocado');
  });
  return (
    <Sheet open size="s" title="Nome" onClose={onClose}>
      <form className={styles.form} {...form}>
        <FormFailure failure={failure} />
        <TextField
          label="Como quer que a gente chame você"
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          defaultValue={name}
          error={errors.name}
          data-autofocus=""
        />
        <Button type="submit" size="l" full busy={busy}>
          Salvar
        </Button>
      </form>
    </Sheet>
  );
}
