import { Link } from 'wouter';
import { DataDownload } from '../../../parts/account/data-download';
import { BackLink } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { AccessCard } from './access-card';
import styles from './account-privacy.module.css';
import { ChoiceCard } from './choice-card';
import { ConsentLog } from './consent-log';
import { GuardianCard } from './guardian-card';
import { HealthCard } from './health-card';
import { LinksCard } from './links-card';
import { SharingCard } from './sharing-card';

/** Every consent of the person on one screen: given, withdrawn, and who read the data. */
export default function AccountPrivacy() {
  return (
    <>
      <TopBar
        title="Privacidade"
        leading={<BackLink href="/app/profile" label="Voltar ao perfil" />}
      />
      <Page width="app">
        <div className={styles.intro}>
          <p>
            Cada consentimento é uma escolha à parte. Recusar ou retirar não muda o resto do app.
            Veja também o <Link href="/legals/privacy">aviso de privacidade</Link>.
          </p>
        </div>
        <div className={styles.columns}>
          <div className={styles.column}>
            <HealthCard />
            <SharingCard />
            <LinksCard />
            <ChoiceCard purpose="analytics" />
            <ChoiceCard purpose="mail" />
          </div>
          <div className={styles.column}>
            <GuardianCard />
            <AccessCard />
            <ConsentLog />
            <DataDownload />
          </div>
        </div>
      </Page>
    </>
  );
}
