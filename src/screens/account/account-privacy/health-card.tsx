import { useState } from 'react';
import { mayKeep } from '#domain/account/health-consent';
import type { ProgressPhoto } from '#domain/health/progress-photo';
import { storageFailure } from '#words/device/storage-failure';
import { numericDay } from '#words/format/day';
import { healthErased, healthKept } from '#words/health/health-records';
import { photoRefusal } from '#words/health/photos';
import { useBodyCommands, type Withdrawn } from '../../../data/commands/health/body';
import { type BodyMeasures, useBodyMeasures } from '../../../data/health/assessments';
import { type HealthFile, useHealthFile } from '../../../data/health/health-file';
import type { HeldPhotos } from '../../../data/health/photo-album';
import { useAlbum, usePhotos } from '../../../data/health/photos';
import { ReadFailed } from '../../../parts/device/read-failed';
import { ConsentTextView } from '../../../parts/health/consent-text';
import { guarded, guardedBy } from '../../../parts/input/guarded';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { Cluster } from '../../../ui/frame/page';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './account-privacy.module.css';
import { shownDay } from './day-of';
import { WithdrawSheet } from './withdraw-sheet';

/** The consent to health data with its withdrawal. */
export function HealthCard() {
  const body = useBodyMeasures();
  const file = useHealthFile();
  return (
    <Card as="section" padding="l" labelledBy="health-consent">
      <h2 id="health-consent">Dados de saúde</h2>
      {body.state === 'failed' || file.state === 'failed' ? (
        <ReadFailed what="o seu consentimento" />
      ) : body.state === 'loading' || file.state === 'loading' ? (
        <Skeleton lines={2} />
      ) : (
        <Choice body={body.value} file={file.value} />
      )}
    </Card>
  );
}

function Choice({ body, file }: { body: BodyMeasures; file: HealthFile }) {
  const commands = useBodyCommands();
  const [open, setOpen] = useState<'text' | 'withdraw' | null>(null);
  // Records erased by a withdrawal, for undo until the screen is left.
  const [before, setBefore] = useState<Withdrawn | null>(null);
  const photos = useHeldPhotos();
  const { consent, withdrawnAt } = body.health;
  const { screenings, anamneses } = file;
  const kept = { ...body, screenings, anamneses, photos: photos.here };

  async function withdraw() {
    setOpen(null);
    try {
      await photos.hold();
      const what = await commands.withdraw();
      // Undo is possible only afterwards: records restored during the erasure would be erased too.
      await photos.erase().finally(() => setBefore(what));
      notify.plain(`Consentimento retirado. ${healthErased({ ...what, photos: photos.here })}`);
    } catch (cause) {
      console.error('The consent was not taken back', cause);
      notify.error(storageFailure('write'));
    }
  }

  async function undo(what: Withdrawn) {
    if (!(await guarded(commands.undoWithdrawal(what)))) return;
    setBefore(null);
    await photos.bringBack();
  }

  if (!consent) {
    return (
      <>
        <p className={styles.lead}>
          {before && withdrawnAt !== null
            ? `Consentimento retirado. ${healthErased({ ...before, photos: photos.held })}`
            : withdrawnAt !== null
              ? `Consentimento retirado em ${shownDay(withdrawnAt)}. Nada está guardado.`
              : 'Você não deu consentimento, e nada está guardado. O app pergunta quando você registrar o peso, uma medida, uma foto ou a triagem.'}
        </p>
        {before && (
          <>
            <Button variant="quiet" onClick={() => void undo(before)}>
              Desfazer
            </Button>
            <p className={styles.lead}>Só dá para desfazer enquanto você está nesta tela.</p>
          </>
        )}
      </>
    );
  }
  return (
    <>
      {!mayKeep(body.health) && (
        <p className={styles.lead}>
          O texto mudou desde então. O que já está guardado fica; antes de guardar mais, o app
          mostra o novo e pergunta.
        </p>
      )}
      <FactList
        facts={[
          ['Você concordou em', shownDay(consent.at)],
          ['Versão do texto', numericDay(consent.version)],
          ['Guardado', healthKept(kept)],
        ]}
      />
      <Cluster>
        <Button variant="quiet" onClick={() => setOpen('text')}>
          Ler o texto
        </Button>
        <Button variant="plain" onClick={() => setOpen('withdraw')}>
          Retirar consentimento
        </Button>
      </Cluster>
      <Sheet open={open === 'text'} title="Dados de saúde" size="s" onClose={() => setOpen(null)}>
        <ConsentTextView purpose="health" version={consent.version} />
      </Sheet>
      {open === 'withdraw' && (
        <WithdrawSheet
          kept={kept}
          onWithdraw={() => void withdraw()}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

const NONE: readonly ProgressPhoto[] = [];

/**
 * Photos that a withdrawal erases from this device, their only place. They stay in memory, so that
 * undo restores them.
 */
function useHeldPhotos() {
  const album = useAlbum();
  const loaded = usePhotos();
  const [held, setHeld] = useState<HeldPhotos>([]);
  return {
    here: loaded.state === 'ready' ? loaded.value.photos : NONE,
    held,
    async hold() {
      setHeld((await album?.hold()) ?? []);
    },
    async erase() {
      await album?.eraseWithdrawn();
    },
    async bringBack() {
      if (album && held.length > 0) await guardedBy(album.bringBack(held), photoRefusal);
      setHeld([]);
    },
  };
}
