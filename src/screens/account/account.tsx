import { Page } from '../../ui/page';
import { TopBar } from '../../ui/top-bar';
import { BackLink } from '../back-link';
import styles from './account.module.css';
import { DeleteSection } from './delete-section';
import { PasskeysSection } from './passkeys-section';
import { PersonSection } from './person-section';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';

/** Who the account belongs to and how it is entered. Each section is a file of this folder. */
export default function Account() {
  return (
    <>
      <TopBar
        title="Conta e segurança"
        leading={<BackLink href="/app/profile" label="Voltar ao perfil" />}
      />
      <Page width="app">
        <div className={styles.columns}>
          <div className={styles.column}>
            <PersonSection />
            <SecondFactorSection />
            <PasskeysSection />
          </div>
          <div className={styles.column}>
            <SessionsSection />
            <DeleteSection />
          </div>
        </div>
      </Page>
    </>
  );
}
