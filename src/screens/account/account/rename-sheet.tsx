import * as v from 'valibot';
import type { nameSchema } from '#domain/account/account';
import type { passkeyNameSchema } from '#domain/account/second-factor';
import { useForm } from '../../../data/remote/use-form';
import { FormFailure } from '../../../parts/input/form-failure';
import { SubmitButton } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './account.module.css';

interface RenameSheetProps {
  title: string;
  label: string;
  schema: typeof nameSchema | typeof passkeyNameSchema;
  maxLength: number;
  autoComplete: 'name' | 'off';
  name: string;
  /** Stores the name on the server; a failure is shown in the sheet. */
  rename: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Changes a name that the server stores. */
export function RenameSheet(props: RenameSheetProps) {
  const { title, label, schema, maxLength, autoComplete, name, rename, onClose } = props;
  const { form, errors, busy, failure } = useForm(v.object({ name: schema }), async (changes) => {
    await rename(changes.name);
    onClose();
  });
  return (
    <Sheet open size="s" title={title} onClose={onClose}>
      <form className={styles.form} {...form}>
        <FormFailure failure={failure} />
        <TextField
          label={label}
          name="name"
          autoComplete={autoComplete}
          maxLength={maxLength}
          defaultValue={name}
          error={errors.name}
          data-autofocus=""
        />
        <SubmitButton busy={busy}>Salvar</SubmitButton>
      </form>
    </Sheet>
  );
}
