import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { localDay } from '#domain/local-day';
import { storageFailure } from '#words/device/storage-failure';
import { syncRefusal } from '#words/errors';
import { shortDay, timeOfDay } from '#words/format/day';
import { type RefusedChange, useRefusedCommands } from '../../../data/device/refused';
import { zoneHere } from '../../../data/store/zone-here';
import { saveJson } from '../../../parts/input/save-file';
import { Button } from '../../../ui/control/button';
import { SectionTitle } from '../../../ui/frame/section-title';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import styles from './profile.module.css';

const KINDS: Readonly<Record<string, string>> = {
  workout: 'Treino',
  exercise: 'Exercício seu',
  preferences: 'Preferência',
  body: 'Pesagem',
};

function whenOf({ at }: RefusedChange): string {
  const timeZone = zoneHere();
  return `${shortDay(localDay(at, timeZone))}, ${timeOfDay(at, timeZone)}`;
}

/** Changes that the server refused; they stay here until the person decides. */
export function RefusedSection({ changes }: { changes: readonly RefusedChange[] }) {
  const commands = useRefusedCommands();
  const [leaving, setLeaving] = useState<RefusedChange | null>(null);

  const run = async (act: Promise<void> | undefined, said: string) => {
    try {
      await act;
      notify.plain(said);
    } catch (cause) {
      console.error('A refused change could not be touched', cause);
      notify.error(storageFailure('write'));
    }
  };

  return (
    <section className={layoutClass.closeAuto} aria-labelledby="refused-title">
      <SectionTitle id="refused-title">Mudanças recusadas</SectionTitle>
      <ul className={layoutClass.middleAuto}>
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            <p className={styles.changeName}>
              {KINDS[change.kind] ?? 'Registro'} <span>· {whenOf(change)}</span>
            </p>
            <p className={styles.text}>{syncRefusal(change.code)}</p>
            <div className={styles.acts}>
              <Button
                variant="quiet"
                icon={<RotateCcw aria-hidden="true" />}
                onClick={() => void run(commands?.retry(change.id), 'Vamos tentar de novo')}
              >
                Tentar de novo
              </Button>
              <Button
                variant="plain"
                icon={<Download aria-hidden="true" />}
                onClick={() => saveJson(`anilha-recusada-${change.id}`, change)}
              >
                Exportar
              </Button>
              <Button
                variant="plain"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => setLeaving(change)}
              >
                Descartar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title="Descartar esta mudança?"
        confirmLabel="Descartar"
        danger
        onConfirm={() => {
          if (leaving) void run(commands?.discard(leaving.id), 'Mudança descartada');
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        <p>
          Ela só existe neste aparelho e não vai para a sua conta. O que já estava salvo antes dela
          continua. Para guardar uma cópia, exporte primeiro.
        </p>
      </ConfirmDialog>
    </section>
  );
}
