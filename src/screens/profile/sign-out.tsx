import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAccountState } from '../../data/account-provider';
import { useAccount } from '../../data/session';
import { useSyncStatus } from '../../data/sync-status';
import { useAction } from '../../data/use-action';
import { Button } from '../../ui/button';
import { notify } from '../../ui/notify';
import { SignOutFailure } from './sign-out-failure';
import { UnsentSheet } from './unsent-sheet';

const OWED =
  'Você saiu e seus dados foram apagados deste aparelho. A sessão no servidor termina quando houver internet.';
const OWED_MS = 10_000;

/** Leaves this device; with something unsent it asks first (rule A1). */
export function SignOut() {
  const [, navigate] = useLocation();
  const account = useAccount();
  const open = useAccountState().state === 'open';
  const { pending, refused } = useSyncStatus();
  const [asking, setAsking] = useState(false);

  const leave = useAction(async () => {
    const end = await account.signOut();
    navigate('/', { replace: true });
    if (end === 'owed') notify.plain(OWED, { duration: OWED_MS });
  });

  function ask() {
    if (pending + refused > 0) setAsking(true);
    else void leave.run();
  }

  return (
    <div>
      <Button
        variant="outline"
        full
        disabled={!open}
        busy={leave.busy && !asking}
        icon={<LogOut aria-hidden="true" />}
        onClick={ask}
      >
        Sair deste aparelho
      </Button>
      {!asking && <SignOutFailure failure={leave.failure} />}
      {asking && (
        <UnsentSheet
          leaving={leave.busy}
          failure={leave.failure}
          onLeave={() => void leave.run()}
          onClose={() => {
            leave.clear();
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}
