import { Link } from 'wouter';
import type { ImportOutcome } from '../../data/commands/import';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import styles from './import.module.css';
import { SpokenTitle } from './spoken-title';

interface ImportUndoneProps {
  outcome: ImportOutcome;
  onAgain: () => void;
}

/** An import was taken back, or part of it. */
export function ImportUndone({ outcome, onAgain }: ImportUndoneProps) {
  const whole = outcome.stopped === null;
  return (
    <Card as="section" padding="l" labelledBy="undone-title">
      <SpokenTitle id="undone-title">
        {whole ? 'Importação desfeita' : 'Importação desfeita em parte'}
      </SpokenTitle>
      <p className={styles.text}>
        {whole
          ? 'Os treinos dela ficam na lixeira por 30 dias.'
          : 'O resto continua no histórico e aparece em importações anteriores, de onde dá para desfazer também.'}
      </p>
      <div className={styles.acts}>
        <Button size="l" full onClick={onAgain}>
          Importar outro arquivo
        </Button>
        <Link href="/app/history/bin" className={buttonClass({ variant: 'quiet', full: true })}>
          Ver a lixeira
        </Link>
      </div>
    </Card>
  );
}
