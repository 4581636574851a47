import { useEffect, useState } from 'react';
import { useClient } from '../remote/api-client';
import { forgetNamelessKey, namelessKey } from '../session/nameless-session';
import { useSession } from '../session/session';
import { useAccountState } from '../store/account-provider';

/**
 * Puts what was trained here without a sign-up into the account that was just entered. True once
 * this device shows it there, or cannot now: then it is tried again after the next start.
 */
export function useJoined(): boolean {
  const session = useSession();
  const client = useClient();
  const data = useAccountState();
  const [over, setOver] = useState(() => namelessKey() === null);
  const person = session.status === 'signed-in' ? session.user.id : null;
  const account = data.state === 'open' && data.account.id === person ? data.account : null;

  useEffect(() => {
    if (over || person === null) return;
    // The sign-up gave the same account a name.
    if (namelessKey()?.id === person) {
      forgetNamelessKey();
      setOver(true);
    } else if (data.state === 'failed') setOver(true);
    if (!account) return;
    let here = true;
    import('./after-start')
      .then(({ showNameless }) => showNameless(account, client))
      .catch((cause: unknown) => console.warn('Not joined yet', cause))
      .finally(() => here && setOver(true));
    return () => {
      here = false;
    };
  }, [over, person, account, client, data.state]);
  return over;
}
