import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useForm } from '../../../data/remote/use-form';
import { OwnPasswordField } from '../../../parts/account/password-fields';
import { FormFailure } from '../../../parts/input/form-failure';
import { SubmitButton } from '../../../ui/control/button';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './account.module.css';

const schema = v.object({
  password: v.pipe(v.string(), v.minLength(1, 'Digite a sua senha')),
});

interface ConfirmPasswordSheetProps {
  title: string;
  description: ReactNode;
  /** The verb of the confirmed act. */
  act: string;
  danger?: boolean;
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Requires the password before an act of the account's owner. */
export function ConfirmPasswordSheet(props: ConfirmPasswordSheetProps) {
  const { title, description, act, danger = false, onConfirm, onClose } = props;
  const { form, errors, busy, failure } = useForm(schema, ({ password }) => onConfirm(password));
  return (
    <Sheet open size="s" title={title} description={description} onClose={onClose}>
      <form className={styles.form} {...form}>
        <FormFailure failure={failure} />
        <OwnPasswordField error={errors.password} autofocus />
        <SubmitButton variant={danger ? 'danger' : 'primary'} busy={busy}>
          {act}
        </SubmitButton>
      </form>
    </Sheet>
  );
}
