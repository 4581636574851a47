import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { localDay } from '#domain/local-day';
import { longDay } from '#words/format/day';
import { useStay } from '../../../data/account/stay';
import { useAction } from '../../../data/remote/use-action';
import { useAccount, useSession } from '../../../data/session/session';
import { zoneHere } from '../../../data/store/zone-here';
import { FormFailure } from '../../../parts/input/form-failure';
import { BarePage } from '../../../parts/page/bare-page';
import { Button } from '../../../ui/control/button';
import { Stack } from '../../../ui/frame/page';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import { EmptyState } from '../../../ui/state/screen-state';

/** Shown after signing in to an account that awaits erasure: cancel the erasure, or sign out. */
export function Leaving() {
  const session = useSession();
  const account = useAccount();
  const stayHere = useStay();
  const [, navigate] = useLocation();
  const stay = useAction(async () => {
    await stayHere();
    notify.success('Exclusão cancelada. Tudo está como antes.');
  });
  const [asking, setAsking] = useState(false);
  const leave = useAction(async () => {
    await account.signOut().finally(() => setAsking(false));
    navigate('/', { replace: true });
  });
  if (session.status !== 'leaving') return null;
  const timeZone = zoneHere();
  const day = longDay(localDay(session.erasesAt, timeZone));

  return (
    <BarePage>
      <EmptyState
        as="h1"
        icon={<CalendarClock />}
        title="A exclusão da sua conta está marcada"
        action={
          <Stack gap="s">
            <FormFailure failure={stay.failure ?? leave.failure} />
            <Button size="l" full busy={stay.busy} onClick={() => void stay.run()}>
              Cancelar exclusão
            </Button>
            <Button variant="quiet" size="l" full onClick={() => setAsking(true)}>
              Sair e manter a exclusão
            </Button>
          </Stack>
        }
      >
        <p>
          A conta de {session.user.email} e tudo o que está nela serão apagados em{' '}
          <strong>{day}</strong>. Até lá, nada se perde na conta.
        </p>
        <p>
          Ao cancelar, seus treinos, fichas e preferências voltam como estavam. Para baixar os seus
          dados, cancele primeiro: a exclusão pode ser pedida de novo depois.
        </p>
      </EmptyState>
      <ConfirmDialog
        open={asking}
        danger
        title="Sair e manter a exclusão?"
        confirmLabel="Sair"
        busy={leave.busy}
        onConfirm={() => void leave.run()}
        onCancel={() => setAsking(false)}
      >
        Tudo o que é seu é apagado deste aparelho. O que ele ainda não enviou e as fotos de
        progresso guardadas nele se perdem, mesmo que você cancele a exclusão depois.
      </ConfirmDialog>
    </BarePage>
  );
}
