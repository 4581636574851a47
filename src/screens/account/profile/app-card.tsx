import { RefreshCw } from 'lucide-react';
import { Link } from 'wouter';
import { useInstall } from '../../../pwa/install';
import { useUpdate } from '../../../pwa/update';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { StatusPill } from '../../../ui/display/status-pill';
import { SectionTitle } from '../../../ui/frame/section-title';
import { AppCardInstall } from './app-card-install';
import { AppCardStorage } from './app-card-storage';
import styles from './profile.module.css';

/** The app itself: a new version, the installation, and the safety of the data on this device. */
export function AppCard() {
  const update = useUpdate();
  const { way } = useInstall();
  return (
    <Card as="section" padding="l" labelledBy="app-title">
      <SectionTitle
        id="app-title"
        trailing={
          update.ready ? (
            <StatusPill tone="info">Nova versão pronta</StatusPill>
          ) : (
            way === 'installed' && (
              <StatusPill tone="neutral" sign="none">
                Instalado
              </StatusPill>
            )
          )
        }
      >
        Aplicativo
      </SectionTitle>
      {update.ready && (
        <div className={styles.part}>
          <p className={styles.text}>
            O app abre de novo, já atualizado. Nada do que você registrou se perde.
          </p>
          <Button full icon={<RefreshCw aria-hidden="true" />} onClick={update.apply}>
            Atualizar
          </Button>
        </div>
      )}
      <AppCardInstall />
      <AppCardStorage />
      <Link href="/app/help/changelog" className={styles.changelog}>
        O que mudou no app
      </Link>
    </Card>
  );
}
