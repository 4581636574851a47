import { Link } from 'wouter';
import { scopesLine } from '#words/coaching/scopes';
import { useCoaches } from '../../../data/coaching/coaches';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Cluster } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './account-privacy.module.css';

/** The present coaches with their scopes; the consents themselves are in the log. */
export function SharingCard() {
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
        <Link href="/app/coaches" className={buttonClass({ variant: 'quiet' })}>
          {present.length === 0 ? 'Tenho um convite' : 'Mudar ou encerrar'}
        </Link>
      </Cluster>
    </Card>
  );
}
