import { Link } from 'wouter';
import { scopesLine } from '#words/coaching/scopes';
import { usePrivacy } from '../../../data/account/privacy';
import { useCoaches } from '../../../data/coaching/coaches';
import { DataDownload } from '../../../parts/account/data-download';
import { BackBar } from '../../../parts/page/back-link';
import { LinkButton } from '../../../parts/page/link-button';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Column, Columns } from '../../../ui/frame/columns';
import { Cluster, Page } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './account-privacy.module.css';
import { ChoiceCard } from './choice-card';
import { ConsentLog } from './consent-log';
import { momentOf } from './day-of';
import { GuardianCard } from './guardian-card';
import { HealthCard } from './health-card';
import { LinksCard } from './links-card';

/** The person's consents, their coaches and shared links, and who opened their screening. */
export default function AccountPrivacy() {
  return (
    <>
      <BackBar title="Privacidade" href="/app/profile" label="Voltar ao perfil" />
      <Page width="app">
        <div className={styles.intro}>
          <p>
            Cada consentimento é uma escolha à parte. Recusar ou retirar não muda o resto do app.
            Veja também o <Link href="/legals/privacy">aviso de privacidade</Link>.
          </p>
        </div>
        <Columns>
          <Column>
            <HealthCard />
            <SharingCard />
            <LinksCard />
            <ChoiceCard purpose="analytics" />
            <ChoiceCard purpose="mail" />
          </Column>
          <Column>
            <GuardianCard />
            <AccessCard />
            <ConsentLog />
            <DataDownload />
          </Column>
        </Columns>
      </Page>
    </>
  );
}

/** The people who opened the person's health screening, and the times. */
function AccessCard() {
  return (
    <Card as="section" padding="l" labelledBy="screening-access">
      <h2 id="screening-access">Quem abriu sua triagem</h2>
      <Accesses />
    </Card>
  );
}

function Accesses() {
  const { answer, failed, retry } = usePrivacy();
  if (!answer && !failed) return <Skeleton lines={2} />;
  if (!answer) {
    return (
      <>
        <p className={styles.lead}>
          Este registro fica no servidor. Ele aparece quando houver internet.
        </p>
        <Button variant="quiet" onClick={retry}>
          Tentar de novo
        </Button>
      </>
    );
  }
  if (answer.accesses.length === 0) {
    return (
      <p className={styles.lead}>
        Ninguém além de você abriu sua triagem de saúde. Só abre quem você deixar, em{' '}
        <Link href="/app/coaches">Meu personal</Link>, e cada leitura aparece aqui.
      </p>
    );
  }
  return (
    <List bare label="Quem abriu sua triagem">
      {answer.accesses.map(({ reader, at }) => (
        <ListRow
          key={`${reader} ${at}`}
          title={reader ?? 'Conta excluída'}
          subtitle={`Abriu em ${momentOf(at)}`}
        />
      ))}
    </List>
  );
}

/** The present coaches with their scopes; the consents themselves are in the log. */
function SharingCard() {
  const { coaches } = useCoaches();
  const present =
    coaches.state === 'ready' ? coaches.value.filter(({ endedAt }) => endedAt === null) : [];
  return (
    <Card as="section" padding="l" labelledBy="sharing">
      <h2 id="sharing">Compartilhar com um profissional</h2>
      {coaches.state === 'loading' ? (
        <Skeleton lines={2} />
      ) : coaches.state === 'failed' ? (
        <p className={styles.lead}>
          O que você compartilha fica no servidor. Aparece aqui quando houver internet.
        </p>
      ) : present.length === 0 ? (
        <p className={styles.lead}>
          Você não compartilha com ninguém. Um profissional só vê algo depois que você aceita o
          convite e escolhe o que ele pode ver.
        </p>
      ) : (
        <List bare label="Com quem você compartilha">
          {present.map(({ link, coach, scopes }) => (
            <ListRow key={link} title={coach.name} subtitle={scopesLine(scopes)} />
          ))}
        </List>
      )}
      <Cluster>
        <LinkButton href="/app/coaches" variant="quiet">
          {present.length === 0 ? 'Tenho um convite' : 'Mudar ou encerrar'}
        </LinkButton>
      </Cluster>
    </Card>
  );
}
