import { useState } from 'react';
import { KEPT_DAYS } from '#domain/account/retention';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Cluster } from '../../../ui/frame/page';
import styles from './account.module.css';
import { DeleteSheet } from './delete-sheet';

/** The section for deleting the account. */
export function DeleteSection() {
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" padding="l" labelledBy="delete-section">
      <h2 id="delete-section">Excluir a conta</h2>
      <p className={styles.lead}>
        Apaga a conta e tudo o que está nela. Você tem {KEPT_DAYS.leaving} dias para mudar de ideia.
      </p>
      <Cluster>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Excluir a conta
        </Button>
      </Cluster>
      {asking && <DeleteSheet onClose={() => setAsking(false)} />}
    </Card>
  );
}
