import * as v from 'valibot';
import { PASSKEY_NAME_MAX, passkeyNameSchema } from '#domain/account/second-factor';
import { useForm } from '../../../data/remote/use-form';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './account.module.css';

const schema = v.object({ name: passkeyNameSchema });

interface RenamePasskeySheetProps {
  name: string;
  rename: (name: string) => Promise<void>;
  onClose: () => void;
}

export function RenamePasskeySheet({ name, rename, onClose }: RenamePasskeySheetProps) {
  const { form, errors, busy, failure } = useForm(schema, async (changes) => {
    await rename(changes.name);
    onClose();
  });
  return (
    <Sheet open size="s" title="Renomear chave de acesso" onClose={onClose}>
      <form className={styles.form} {...form}>
        <FormFailure failure={failure} />
        <TextField
          label="Nome"
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
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
