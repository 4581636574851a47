import type { ReactNode } from 'react';
import { useAction } from '../../data/remote/use-action';
import { useSession } from '../../data/session/session';
import { useSyncNow, useSyncStatus } from '../../data/store/sync-status';
import { Button } from '../../ui/control/button';
import { Sheet } from '../../ui/layer/sheet';
import textClass from '../../ui/text.module.css';
import { LinkButton } from '../page/link-button';
import { AddPicture, ConfirmPicture, SharePicture } from './install-pictures';
import styles from './install-sheet.module.css';
import { isOnAccount, syncExplanation } from './sync-explanation';

interface InstallSheetProps {
  open: boolean;
  onClose: () => void;
  /** The button "Agora não", if the app opened the sheet by itself. */
  onRefuse?: () => void;
}

const STEPS: readonly { picture: ReactNode; title: string; text: string }[] = [
  {
    picture: <SharePicture />,
    title: 'Compartilhar',
    text: 'Fica na barra do navegador. Se não aparecer, toque antes em •••.',
  },
  {
    picture: <AddPicture />,
    title: 'Adicionar à Tela de Início',
    text: 'Role a lista até encontrar.',
  },
  {
    picture: <ConfirmPicture />,
    title: 'Adicionar',
    text: 'Depois, abra a Anilha pelo ícone e entre com a sua conta.',
  },
];

/** The installation on an iPhone or iPad: by hand in three steps, once everything is synced. */
export default function InstallSheet({ open, onClose, onRefuse }: InstallSheetProps) {
  const status = useSyncStatus();
  const signedOut = useSession().status === 'expired';
  const syncNow = useSyncNow();
  const sync = useAction(async () => void (await syncNow()));
  const ready = isOnAccount(status, signedOut);

  return (
    <Sheet
      open={open}
      size="s"
      title="Instalar a Anilha"
      onClose={onClose}
      footer={
        <>
          {!ready && signedOut && (
            <LinkButton href="/login?redirect=/app/profile" size="l" full>
              Entrar de novo
            </LinkButton>
          )}
          {!ready && !signedOut && (
            <Button size="l" full busy={sync.busy} onClick={() => void sync.run()}>
              Enviar agora
            </Button>
          )}
          {onRefuse ? (
            <Button variant="plain" full onClick={onRefuse}>
              Agora não
            </Button>
          ) : (
            <Button variant={ready ? 'quiet' : 'plain'} full onClick={onClose}>
              Entendi
            </Button>
          )}
        </>
      }
    >
      <p className={styles.why}>
        Abre sem internet, na tela inteira, com um toque no ícone. No navegador, o sistema pode
        apagar o que está guardado depois de dias sem uso.
      </p>
      {ready ? (
        <ol className={styles.steps}>
          {STEPS.map(({ picture, title, text }, index) => (
            <li key={title}>
              {picture}
              <div className={styles.step}>
                <p className={textClass.mini}>Passo {index + 1}</p>
                <p className={styles.title}>{title}</p>
                <p className={textClass.hint}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles.first}>
          <p className={styles.title}>Antes, envie o que está só neste navegador</p>
          <p>
            O app instalado guarda tudo à parte e busca seus treinos na sua conta. O que não foi
            enviado não apareceria nele.
          </p>
          <p role="status">{syncExplanation(status, signedOut)}</p>
        </div>
      )}
    </Sheet>
  );
}
