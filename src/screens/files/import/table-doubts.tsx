import { useState } from 'react';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import type { TableFacts } from '../../../data/commands/files/table-messages';
import type { HelpLeftOut } from '../../../interchange/matching/drafts';
import {
  DATE_ORDERS,
  type FigureOrder,
  type LoadUnitName,
  type UnreadColumn,
} from '../../../interchange/model';
import type { Heaviest } from '../../../interchange/sums';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { SelectField } from '../../../ui/field/select-field';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './import.module.css';
import { chosenPeopleWords } from './words/body-words';
import {
  dateOrderWords,
  dateQuestionWords,
  helpLeftOutWords,
  sheetsWords,
} from './words/column-words';
import { heaviestWords, remarkWords, unreadWords } from './words/file-words';

interface UnitQuestionProps {
  table: Pick<TableFacts, 'unit'>;
  heaviest: readonly Heaviest[];
  onUnit: (unit: LoadUnitName) => void;
}

/** Asks for the unit of a file that names none, with the heaviest loads in both units. */
export function UnitQuestion({ table, heaviest, onUnit }: UnitQuestionProps) {
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

interface DateQuestionProps {
  table: Pick<TableFacts, 'dateOrder' | 'dateExample' | 'year'>;
  /** The reasons for the guessed order. */
  reasons: readonly string[];
  onOrder: (order: FigureOrder) => void;
  onYear: (year: number) => void;
}

/** Years that can be chosen for dates without one. */
const YEARS = 12;

/** Asks for what dates leave open: whether the day comes first, and the year. */
export function DateQuestion({ table, reasons, onOrder, onYear }: DateQuestionProps) {
  const { dateOrder, dateExample, year } = table;
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: YEARS }, (_, back) => String(thisYear - back));
  return (
    <>
      {dateOrder && (
        <div className={styles.question}>
          <SegmentedControl
            legend={dateQuestionWords(dateExample)}
            options={DATE_ORDERS.map((value) => ({
              value,
              label: dateOrderWords(value, dateExample),
            }))}
            value={dateOrder}
            onChange={onOrder}
          />
          {reasons.map((text) => (
            <p key={text} className={styles.hint}>
              {text}
            </p>
          ))}
        </div>
      )}
      {year !== undefined && (
        <div className={styles.question}>
          <SelectField
            label="Ano da data mais recente"
            hint="As datas do arquivo não têm ano. Contamos os anos a partir da mais recente."
            options={[...new Set([String(year), ...years])].map((value) => ({
              value,
              label: value,
            }))}
            value={String(year)}
            onChange={({ target }) => onYear(Number(target.value))}
          />
        </div>
      )}
    </>
  );
}

interface ChosenPeopleProps {
  people: Parameters<typeof chosenPeopleWords>[0];
  of: 'as medidas' | 'os treinos';
  onAgain: () => void;
}

/** The chosen people of a table of several, and those left out. */
export function ChosenPeople({ people, of, onAgain }: ChosenPeopleProps) {
  return (
    <div className={styles.notice}>
      <p>{chosenPeopleWords(people, of)}</p>
      <Button variant="plain" onClick={onAgain}>
        Escolher de novo
      </Button>
    </div>
  );
}

interface LeftOutNoticeProps {
  table: TableFacts;
  /** Names with assistance that their exercises do not take. */
  help: readonly HelpLeftOut[];
}

/** Missing loads, and values that are not imported, shown before the import. */
export function LeftOutNotice({ table, help }: LeftOutNoticeProps) {
  const columns = table.unread;
  const noLoads = table.remarks.includes('no-loads');
  return (
    <>
      {table.sheets && <p className={styles.notice}>{sheetsWords(table.sheets, 'treinos')}</p>}
      {noLoads && <p className={styles.notice}>{remarkWords(['no-loads'])}</p>}
      {columns.length > 0 && <UnreadColumns columns={columns} />}
      {help.length > 0 && <p className={styles.notice}>{helpLeftOutWords(help)}</p>}
    </>
  );
}

/** How the file was read, where nothing is lost. */
export function ReadingNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className={styles.question}>
      <h3>Como lemos</h3>
      <ul className={styles.notes}>
        {notes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
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

interface WarningsCardProps {
  lines: readonly string[];
  /** Whether the person can correct some of them in the file. */
  mendable: boolean;
}

/** Unreadable lines: the first few, and the rest on request. */
export function WarningsCard({ lines, mendable }: WarningsCardProps) {
  const [all, setAll] = useState(false);
  const title = plural(lines.length, { zero: '', one: '1 aviso', other: '# avisos' });
  return (
    <Card as="section" padding="l" labelledBy="warnings-title">
      <h2 id="warnings-title">{title}</h2>
      <Lines lines={lines.slice(0, FIRST)} />
      {mendable && (
        <p className={styles.hint}>Para mudar, corrija no arquivo e escolha-o de novo.</p>
      )}
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
