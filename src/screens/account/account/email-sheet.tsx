import { useState } from 'react';
import * as v from 'valibot';
import { CODE_LENGTH, mailCodeSchema } from '#domain/account/account';
import { useForm } from '../../../data/remote/use-form';
import { type AskedForm, type OwnAccount, useEmailChange } from '../../../data/session/own-account';
import { CodeField } from '../../../parts/account/code-field';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button, SubmitButton } from '../../../ui/control/button';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './account.module.css';
import { NewEmailForm } from './new-email-form';

interface EmailSheetProps {
  /** If it cannot be read, the first step requests the password. */
  account: AskedForm<OwnAccount>;
  onClose: () => void;
}

/** Changes the e-mail: first the address, then the code sent there. */
export function EmailSheet({ account, onClose }: EmailSheetProps) {
  const known = account.state === 'ready' ? account.value : null;
  return (
    <Sheet open size="s" title="Trocar o e-mail" onClose={onClose}>
      {account.state === 'loading' ? (
        <Skeleton height={220} />
      ) : (
        <Steps
          pending={known?.pendingEmail ?? null}
          fresh={known?.fresh ?? false}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

interface StepsProps {
  /** A new address that awaits its code. */
  pending: string | null;
  /** Whether the session is so fresh that no password is needed. */
  fresh: boolean;
  onClose: () => void;
}

function Steps({ pending, fresh, onClose }: StepsProps) {
  const [sentTo, setSentTo] = useState(pending);
  const [waits, setWaits] = useState(pending !== null);
  return sentTo !== null && waits ? (
    <EmailCodeForm email={sentTo} onOther={() => setWaits(false)} onDone={onClose} />
  ) : (
    <NewEmailForm
      begun={sentTo}
      fresh={fresh}
      onSent={(email) => {
        setSentTo(email);
        setWaits(true);
      }}
    />
  );
}

const schema = v.object({ code: mailCodeSchema });

interface EmailCodeFormProps {
  /** Address to which the code was sent. */
  email: string;
  onOther: () => void;
  onDone: () => void;
}

function EmailCodeForm({ email, onOther, onDone }: EmailCodeFormProps) {
  const { confirm } = useEmailChange();
  const { form, errors, busy, failure } = useForm(schema, async ({ code }) => {
    await confirm(code);
    onDone();
    notify.success(`Agora você entra com ${email}`);
  });
  return (
    <form className={styles.form} {...form}>
      <p className={styles.text}>
        Mandamos um código de {CODE_LENGTH} números para <strong>{email}</strong>. Ele vale por
        alguns minutos; veja também a caixa de spam.
      </p>
      <FormFailure failure={failure} />
      <CodeField label="Código" error={errors.code} />
      <SubmitButton busy={busy}>Confirmar</SubmitButton>
      <Button variant="quiet" full onClick={onOther}>
        Mudar o e-mail ou pedir outro código
      </Button>
    </form>
  );
}
