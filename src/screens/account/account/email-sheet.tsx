import { useState } from 'react';
import type { AskedForm, OwnAccount } from '../../../data/session/own-account';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import { EmailCodeForm } from './email-code-form';
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
