import { Link } from 'wouter';
import { usePrivacy } from '../../../data/account/privacy';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './account-privacy.module.css';
import { momentOf } from './day-of';

/** People with access to the person's health data, and who opened it when. */
export function AccessCard() {
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
