import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { countUnsent } from '../../../data/device/unsent-changes';
import { useAlbum } from '../../../data/health/photos';
import { useAction } from '../../../data/remote/use-action';
import { useAccount } from '../../../data/session/session';
import { useOpenAccount } from '../../../data/store/account-provider';
import { Button } from '../../../ui/control/button';
import { notify } from '../../../ui/layer/notify';
import { SignOutFailure } from './sign-out-failure';
import { UnsentSheet } from './unsent-sheet';

const OWED =
  'Você saiu e seus dados foram apagados deste aparelho. A sessão no servidor termina quando houver internet.';
const OWED_MS = 10_000;

/** Leaves this device; with something that is only here it asks first (rule A1c). */
export function SignOut() {
  const [, navigate] = useLocation();
  const account = useAccount();
  const data = useOpenAccount();
  const album = useAlbum();
  const [asking, setAsking] = useState(false);
  const [photos, setPhotos] = useState(0);

  useEffect(() => {
    // The engine counts pending changes of students' copies, but it starts only seconds after the
    // app.
    data?.sync.request();
  }, [data]);

  const count = async () => (data ? countUnsent(data) : { waiting: 0, refused: 0 });

  const leave = useAction(async (counted?: number) => {
    const asked = counted ?? (await count()).waiting;
    // Another tab may have written meanwhile, without a session for sending.
    const end = await account.signOut(async () => (await count()).waiting > asked);
    if (end === 'kept') return setAsking(true);
    navigate('/', { replace: true });
    if (end === 'owed') notify.plain(OWED, { duration: OWED_MS });
  });

  async function ask() {
    // If the photos cannot be read, they cannot be saved either.
    const here = (await album?.list().catch(() => []))?.length ?? 0;
    setPhotos(here);
    const { waiting, refused } = await count();
    if (waiting + refused + here > 0) setAsking(true);
    else await leave.run(waiting);
  }

  return (
    <div>
      <Button
        variant="outline"
        full
        disabled={!data}
        busy={leave.busy && !asking}
        icon={<LogOut aria-hidden="true" />}
        onClick={() => void ask()}
      >
        Sair deste aparelho
      </Button>
      {!asking && <SignOutFailure failure={leave.failure} />}
      {asking && (
        <UnsentSheet
          photos={photos}
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
