import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAction } from '../../../data/remote/use-action';
import { useEraseNameless } from '../../../data/session/erase-nameless';
import { Button } from '../../../ui/control/button';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { SignOutFailure } from './sign-out-failure';

/** The way out of a person without a sign-up: nobody could come back to what stays. */
export function EraseAll() {
  const [, navigate] = useLocation();
  const erase = useEraseNameless();
  const [asking, setAsking] = useState(false);
  const leave = useAction(async () => {
    await erase().finally(() => setAsking(false));
    navigate('/', { replace: true });
  });

  return (
    <div>
      <Button
        variant="outline"
        full
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Sair e apagar tudo
      </Button>
      <SignOutFailure failure={leave.failure} />
      <ConfirmDialog
        open={asking}
        danger
        title="Apagar tudo o que você registrou?"
        confirmLabel="Apagar tudo"
        busy={leave.busy}
        onConfirm={() => void leave.run()}
        onCancel={() => setAsking(false)}
      >
        Sem conta, não há como voltar a estes treinos e fichas: eles saem deste aparelho e do
        servidor de vez. Para guardá-los, crie a conta ou exporte um arquivo antes.
      </ConfirmDialog>
    </div>
  );
}
