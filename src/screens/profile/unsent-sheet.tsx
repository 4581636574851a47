import { useState } from 'react';
import { plural } from '#words/plural';
import type { Failure } from '../../data/failure';
import { useSyncNow, useSyncStatus } from '../../data/sync-status';
import { useAction } from '../../data/use-action';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/page';
import { Sheet } from '../../ui/sheet';
import { pendingWords, syncExplanation } from '../sync-explanation';
import styles from './profile.module.css';
import { SignOutFailure } from './sign-out-failure';

interface UnsentSheetProps {
  leaving: boolean;
  failure: Failure | null;
  onLeave: () => void;
  onClose: () => void;
}

/** What signing out now would lose, and the three ways on. */
export function UnsentSheet({ leaving, failure, onLeave, onClose }: UnsentSheetProps) {
  const status = useSyncStatus();
  const { pending, refused } = status;
  const syncNow = useSyncNow();
  const [stuck, setStuck] = useState(false);

  const send = useAction(async () => {
    setStuck(false);
    const sent = await syncNow();
    if (sent && refused === 0) onLeave();
    else setStuck(!sent);
  });
  const unsent = pending + refused;

  return (
    <Sheet open size="s" title={titleOf(pending, refused)} onClose={onClose}>
      <Stack>
        <p className={styles.text}>
          {unsent === 0
            ? 'Tudo chegou à sua conta. Ao sair, seus dados são apagados só deste aparelho.'
            : 'Ao sair, tudo o que é seu é apagado deste aparelho. O que ainda não está na sua conta se perde.'}
        </p>
        {refused > 0 && (
          <p className={styles.text}>
            {plural(refused, {
              zero: '',
              one: '1 mudança foi recusada pelo servidor e só existe aqui. Para guardar uma cópia, volte e exporte.',
              other:
                '# mudanças foram recusadas pelo servidor e só existem aqui. Para guardar uma cópia, volte e exporte.',
            })}
          </p>
        )}
        {status.obstacle === 'offline' && (
          <p className={styles.text}>
            Sem internet agora: a sua sessão no servidor só termina quando este aparelho se conectar
            de novo.
          </p>
        )}
        <div role="status">
          {send.busy && <p className={styles.text}>Enviando. {pendingWords(pending)}.</p>}
          {stuck && !send.busy && !failure && (
            <p className={styles.failure}>{syncExplanation(status, false)}</p>
          )}
        </div>
        <SignOutFailure failure={failure} />
        <Stack gap="s">
          {pending > 0 && (
            <Button size="l" full busy={send.busy} onClick={() => void send.run()}>
              Esperar e enviar
            </Button>
          )}
          <Button
            variant={unsent === 0 ? 'primary' : 'danger'}
            size="l"
            full
            busy={leaving}
            onClick={onLeave}
          >
            {plural(unsent, {
              zero: 'Sair',
              one: 'Sair mesmo assim e perder 1 registro',
              other: 'Sair mesmo assim e perder # registros',
            })}
          </Button>
          <Button variant="quiet" size="l" full onClick={onClose}>
            Cancelar
          </Button>
        </Stack>
      </Stack>
    </Sheet>
  );
}

function titleOf(pending: number, refused: number): string {
  if (pending > 0) return pendingWords(pending);
  return refused > 0 ? 'Há mudanças recusadas' : 'Tudo enviado';
}
