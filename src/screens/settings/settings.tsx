import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import { iconButtonClass } from '../../ui/icon-button';
import { Page } from '../../ui/page';
import { TopBar } from '../../ui/top-bar';
import { DeviceSettings } from './device-settings';
import { HealthConsent } from './health-consent';
import { PersonSettings } from './person-settings';
import { RestSettings } from './rest-settings';
import styles from './settings.module.css';

export default function Settings() {
  return (
    <>
      <TopBar
        title="Configurações"
        leading={
          <Link href="/app/profile" className={iconButtonClass()} aria-label="Voltar ao perfil">
            <ChevronLeft aria-hidden="true" />
          </Link>
        }
      />
      <Page width="app">
        <div className={styles.columns}>
          <div className={styles.column}>
            <PersonSettings />
            <RestSettings />
            <HealthConsent />
          </div>
          <DeviceSettings />
        </div>
      </Page>
    </>
  );
}
