import { BackLink } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { DeviceSettings } from './device-settings';
import { PersonSettings } from './person-settings';
import { PrivacyLink } from './privacy-link';
import { RestSettings } from './rest-settings';
import styles from './settings.module.css';

export default function Settings() {
  return (
    <>
      <TopBar
        title="Configurações"
        leading={<BackLink href="/app/profile" label="Voltar ao perfil" />}
      />
      <Page width="app">
        <div className={styles.columns}>
          <div className={styles.column}>
            <PersonSettings />
            <RestSettings />
            <PrivacyLink />
          </div>
          <DeviceSettings />
        </div>
      </Page>
    </>
  );
}
