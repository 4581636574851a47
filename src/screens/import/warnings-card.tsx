import { useState } from 'react';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import type { Warning } from '../../interchange/model';
import { warningWords } from '../../interchange/warning-words';
import { Button } from '../../ui/control/button';
import { Card } from '../../ui/display/card';
import { Sheet } from '../../ui/layer/sheet';
import styles from './import.module.css';

const FIRST = 3;
const MOST_SHOWN = 500;

/** Unreadable lines: the first few, and the rest on request. */
export function WarningsCard({ warnings }: { warnings: readonly Warning[] }) {
  const [all, setAll] = useState(false);
  const title = plural(warnings.length, { zero: '', one: '1 aviso', other: '# avisos' });
  return (
    <Card as="section" padding="l" labelledBy="warnings-title">
      <h2 id="warnings-title">{title}</h2>
      <Lines warnings={warnings.slice(0, FIRST)} />
      {warnings.length > FIRST && (
        <Button variant="quiet" full onClick={() => setAll(true)}>
          Ver os {formatNumber(warnings.length)} avisos
        </Button>
      )}
      <Sheet open={all} tall title={title} onClose={() => setAll(false)}>
        <Lines warnings={warnings.slice(0, MOST_SHOWN)} />
        {warnings.length > MOST_SHOWN && (
          <p className={styles.text}>
            E mais {formatNumber(warnings.length - MOST_SHOWN)}, nas linhas seguintes.
          </p>
        )}
      </Sheet>
    </Card>
  );
}

function Lines({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul className={styles.warnings}>
      {warnings.map((warning) => (
        <li key={`${warning.line} ${warning.set} ${warning.code}`}>{warningWords(warning)}</li>
      ))}
    </ul>
  );
}
