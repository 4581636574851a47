import { useState } from 'react';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import type { LoadUnitName, ReadTable, UnreadColumn } from '../../../interchange/model';
import { heaviestOf } from '../../../interchange/sums';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { Sheet } from '../../../ui/layer/sheet';
import { heaviestWords, remarkWords, unreadWords } from './file-words';
import styles from './import.module.css';

const HEAVIEST = 3;

interface UnitQuestionProps {
  table: ReadTable;
  onUnit: (unit: LoadUnitName) => void;
}

/** Asks for the unit of a file that names none, with the heaviest loads in both units. */
export function UnitQuestion({ table, onUnit }: UnitQuestionProps) {
  const heaviest = heaviestOf(table.workouts, HEAVIEST);
  return (
    <div className={styles.question}>
      <SegmentedControl
        legend="O arquivo não diz a unidade. As cargas estão em"
        options={[
          { value: 'kg', label: 'kg' },
          { value: 'lb', label: 'lb' },
        ]}
        value={table.unit.value}
        onChange={onUnit}
      />
      {heaviest.length > 0 && (
        <>
          <p className={styles.hint}>
            Confira pelas maiores cargas: qual das duas você levanta mesmo?
          </p>
          <ul className={styles.warnings}>
            {heaviest.map((one) => (
              <li key={one.name}>{heaviestWords(one, table.unit.value)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Missing loads, and columns with values that are not imported, shown before the import. */
export function LeftOutNotice({ table }: { table: ReadTable }) {
  const columns = table.unread;
  const noLoads = table.remarks.includes('no-loads');
  return (
    <>
      {noLoads && <p className={styles.notice}>{remarkWords(['no-loads'])}</p>}
      {columns.length > 0 && <UnreadColumns columns={columns} />}
    </>
  );
}

export function UnreadColumns({ columns }: { columns: readonly UnreadColumn[] }) {
  return (
    <div className={styles.notice}>
      <p>
        {plural(columns.length, {
          zero: '',
          one: '1 coluna preenchida não é lida e fica de fora:',
          other: '# colunas preenchidas não são lidas e ficam de fora:',
        })}
      </p>
      <ul className={styles.warnings}>
        {[...new Set(columns.map(unreadWords))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Warnings on the preview, and in the sheet with all of them. */
const FIRST = 3;
const MOST_SHOWN = 500;

/** Unreadable lines: the first few, and the rest on request. */
export function WarningsCard({ lines }: { lines: readonly string[] }) {
  const [all, setAll] = useState(false);
  const title = plural(lines.length, { zero: '', one: '1 aviso', other: '# avisos' });
  return (
    <Card as="section" padding="l" labelledBy="warnings-title">
      <h2 id="warnings-title">{title}</h2>
      <Lines lines={lines.slice(0, FIRST)} />
      {lines.length > FIRST && (
        <Button variant="quiet" full onClick={() => setAll(true)}>
          Ver os {formatNumber(lines.length)} avisos
        </Button>
      )}
      <Sheet open={all} tall title={title} onClose={() => setAll(false)}>
        <Lines lines={lines.slice(0, MOST_SHOWN)} />
        {lines.length > MOST_SHOWN && (
          <p className={styles.text}>
            E mais {formatNumber(lines.length - MOST_SHOWN)}, nas linhas seguintes.
          </p>
        )}
      </Sheet>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.warnings}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
