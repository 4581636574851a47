import { useState } from 'react';
import { deviceOf } from '#domain/device/device';
import { unblockSteps } from '#words/device/notices';
import { useInstall } from '../../../pwa/install';
import type { PushObstacle } from '../../../pwa/push';
import { Button } from '../../../ui/control/button';
import { lazyPart } from '../../../ui/state/lazy-part';
import styles from './notifications.module.css';

const InstallSheet = lazyPart(() => import('../../../parts/device/install-sheet'));

/** Why this device cannot show notices, and what to do about it. */
export function ObstacleHint({ obstacle }: { obstacle: PushObstacle }) {
  if (obstacle === 'blocked') return <Blocked />;
  if (obstacle === 'install') return <NotInstalled />;
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>Este navegador não mostra avisos</p>
      <p>
        O que for avisado fica na tela de avisos do app. Chrome, Edge, Firefox e Safari mostram.
      </p>
    </div>
  );
}

function Blocked() {
  const { way } = useInstall();
  const steps = unblockSteps(deviceOf(navigator.userAgent), way === 'installed');
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>Os avisos estão bloqueados</p>
      <p>Daqui o app não consegue pedir de novo. Para liberar:</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function NotInstalled() {
  const [steps, setSteps] = useState(false);
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>Falta o ícone na Tela de Início</p>
      <p>No iPhone e no iPad, os avisos chegam só ao app instalado.</p>
      <Button variant="quiet" onClick={() => setSteps(true)}>
        Ver como instalar
      </Button>
      {steps && <InstallSheet open onClose={() => setSteps(false)} />}
    </div>
  );
}
