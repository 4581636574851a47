import { useState } from 'react';
import { plural } from '#words/format/plural';
import { type SendingEnd, sendAll } from '../../../data/device/unsent-changes';
import type { Failure } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { useOpenAccount } from '../../../data/store/account-provider';
import { useSyncStatus } from '../../../data/store/sync-status';
import { SavePhotos } from '../../../parts/account/save-photos';
import {
  LOST_WHILE_SENDING,
  pendingWords,
  syncExplanation,
} from '../../../parts/device/sync-explanation';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Stack } from '../../../ui/frame/page';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import styles from './profile.module.css';
import { SignOutFailure } from './sign-out-failure';

interface UnsentSheetProps {
  /** Number of photos, which are never sent. */
  photos: number;
  leaving: boolean;
  failure: Failure | null;
  onLeave: () => void;
  onClose: () => void;
}

/** Data that signing out now would lose, and three ways to continue. */
export function UnsentSheet({ photos, leaving, failure, onLeave, onClose }: UnsentSheetProps) {
  const status = useSyncStatus();
  const { pending, refused } = status;
  const data = useOpenAccount();
  const [end, setEnd] = useState<SendingEnd | null>(null);

  const send = useAction(async () => {
    setEnd(null);
    const ended = data ? await sendAll(data) : 'waiting';
    if (ended === 'sent' && photos === 0) onLeave();
    else setEnd(ended);
  });
  const unsent = pending + refused;
  const isLost = end === 'lost' && !send.busy;

  return (
    <Sheet
      open
      size="s"
      title={isLost && unsent === 0 ? 'Nem tudo foi aceito' : titleOf(pending, refused, photos)}
      onClose={onClose}
    >
      <Stack>
        <p className={styles.text}>
          {unsent === 0
            ? photos === 0
              ? 'Tudo chegou à sua conta. Ao sair, seus dados são apagados só deste aparelho.'
              : 'Seus registros chegaram à sua conta. Ao sair, tudo o que é seu é apagado deste aparelho.'
            : 'Ao sair, tudo o que é seu é apagado deste aparelho. O que ainda não está na sua conta se perde.'}
        </p>
        {photos > 0 && (
          <p className={styles.text}>
            {plural(photos, {
              zero: '',
              one: '1 foto de progresso só existe neste aparelho e se perde.',
              other: '# fotos de progresso só existem neste aparelho e se perdem.',
            })}{' '}
            Para não perder nada, baixe o arquivo antes: ele entra de novo por Fotos.
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
          {isLost && (
            <p className={classNames(textClass.warning, styles.failure)}>{LOST_WHILE_SENDING}</p>
          )}
          {end === 'waiting' && !send.busy && !failure && (
            <p className={classNames(textClass.warning, styles.failure)}>
              {syncExplanation(status, false)}
            </p>
          )}
        </div>
        <SignOutFailure failure={failure} />
        <Stack gap="s">
          {pending > 0 && (
            <Button size="l" full busy={send.busy} onClick={() => void send.run()}>
              Esperar e enviar
            </Button>
          )}
          {photos > 0 && <SavePhotos>Baixar as fotos</SavePhotos>}
          <Button
            variant={unsent + photos === 0 ? 'primary' : 'danger'}
            size="l"
            full
            busy={leaving}
            onClick={onLeave}
          >
            {plural(unsent, {
              zero: photos === 0 ? 'Sair' : leavingPhotos(photos),
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

function leavingPhotos(photos: number): string {
  return plural(photos, {
    zero: '',
    one: 'Sair e apagar 1 foto',
    other: 'Sair e apagar # fotos',
  });
}

function titleOf(pending: number, refused: number, photos: number): string {
  if (pending > 0) return pendingWords(pending);
  if (refused > 0) return 'Há mudanças recusadas';
  return photos > 0 ? 'Há fotos só neste aparelho' : 'Tudo enviado';
}
