import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import type { KnownHere } from '../../../data/commands/files/import-known';
import type { PlannedImport, TableHere } from '../../../data/commands/files/table-plan';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { isMendable, warningLines } from '../../../interchange/apps/warning-words';
import type { KnownAs } from '../../../interchange/matching/duplicates';
import type { Remark } from '../../../interchange/model';
import { ReadFailed } from '../../../parts/device/read-failed';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Dock } from '../../../ui/frame/dock';
import { Figures } from './figures';
import { FirstSyncNote } from './first-sync-note';
import styles from './import.module.css';
import type { Importing, ImportState } from './import-state';
import { KnownWorkouts } from './known-workouts';
import { NameMapping } from './name-mapping';
import { SpokenTitle } from './spoken-title';
import {
  ChosenPeople,
  DateQuestion,
  LeftOutNotice,
  ReadingNotes,
  UnitQuestion,
  WarningsCard,
} from './table-doubts';
import { type TablePlanState, useTablePlan } from './use-table-plan';
import { completedWords } from './words/column-words';
import { remarkWords, sourceName, sumsFacts } from './words/file-words';

interface TablePreviewProps {
  state: Extract<ImportState, { readonly at: 'table' }>;
  book: ExerciseBook;
  known: KnownHere;
  here: TableHere;
  importing: Importing;
  /** Shown until the table is planned. */
  waiting: ReactNode;
}

/** Remarks about how the file was read, by which nothing is lost. */
const LOSSLESS: ReadonlySet<Remark> = new Set(['date-only', 'load-first', 'load-last']);

/** A preview of a table before it is stored: numbers, doubts, and the match of each exercise. */
export function TablePreview(props: TablePreviewProps) {
  const plan = useTablePlan(props.state.session, props.here);
  if (plan.failed) return <ReadFailed what="o arquivo" />;
  const { planned } = plan;
  return planned ? <Planned {...props} plan={plan} planned={planned} /> : props.waiting;
}

interface PlannedProps extends TablePreviewProps {
  plan: TablePlanState;
  planned: PlannedImport;
}

function Planned({ state, book, known, importing, plan, planned }: PlannedProps) {
  const { file, table, measures, choices } = state;
  const { roles } = choices;
  const { people: _, ...everybody } = choices;
  const { matched, sums } = planned;
  // The list of exercises comes a frame after the totals.
  const listed = useDeferredValue(matched, []);
  const [brought, setBrought] = useState<ReadonlySet<KnownAs>>(new Set());
  const { same, changed } = planned.known;
  const wanted =
    planned.workouts - (brought.has('same') ? 0 : same) - (brought.has('changed') ? 0 : changed);
  const facts = useMemo(() => sumsFacts(sums, table.unit.value), [sums, table]);
  const name = sourceName(table.source);

  return (
    <div className={styles.preview}>
      <div className={styles.summary}>
        <Card as="section" padding="l" labelledBy="preview-title">
          <p className={styles.fileName}>{file.name}</p>
          <SpokenTitle id="preview-title">
            {roles ? 'Treinos da planilha' : `Treinos do ${name}`}
          </SpokenTitle>
          {table.people && (
            <ChosenPeople
              people={table.people}
              of="os treinos"
              onAgain={() => importing.choose(file, everybody)}
            />
          )}
          <LeftOutNotice table={table} help={planned.helpLeftOut} />
          <Figures
            facts={[
              ...facts,
              ['Exercícios', formatNumber(matched.length)],
              ...(same + changed > 0
                ? [['Treinos a importar', formatNumber(wanted)] as const]
                : []),
            ]}
          />
          <p className={styles.hint}>
            É o que lemos do arquivo. Compare com os totais {roles ? 'dele' : `do ${name}`} antes de
            importar.
          </p>
          {roles && (
            <Button variant="quiet" full onClick={() => importing.askColumns(file, roles)}>
              Mudar as colunas
            </Button>
          )}
          {!table.unit.known && (
            <UnitQuestion
              table={table}
              heaviest={planned.heaviest}
              onUnit={(unit) => importing.choose(file, { ...choices, unit })}
            />
          )}
          <DateQuestion
            table={table}
            reasons={remarkWords(table.remarks.filter((one) => one === table.dateOrder))}
            onOrder={(order) => importing.orderDates(state, order)}
            onYear={(year) => importing.choose(file, { ...choices, year })}
          />
          <ReadingNotes
            notes={[
              ...(table.completed === undefined ? [] : [completedWords(table.completed)]),
              ...remarkWords(table.remarks.filter((one) => LOSSLESS.has(one))),
            ]}
          />
          {remarkWords(
            table.remarks.filter(
              (one) => one !== 'no-loads' && one !== table.dateOrder && !LOSSLESS.has(one),
            ),
          ).map((text) => (
            <p key={text} className={styles.notice}>
              {text}
            </p>
          ))}
          <KnownWorkouts known={planned.known} brought={brought} onChange={setBrought} />
        </Card>
        {!known.whole && <FirstSyncNote />}
        <Dock className={styles.dock}>
          <div className={styles.acts}>
            <Button
              size="l"
              full
              disabled={wanted === 0}
              onClick={() => importing.startTable(state, brought, wanted)}
            >
              {plural(wanted, {
                zero: 'Nada novo para importar',
                one: 'Importar 1 treino',
                other: 'Importar # treinos',
              })}
              {!known.whole && wanted > 0 && ' sem esperar'}
            </Button>
            {measures > 0 && (
              <Button variant="quiet" full onClick={() => importing.choose(file, { body: true })}>
                Ver as medidas do arquivo
              </Button>
            )}
            <Button variant="plain" full onClick={importing.again}>
              Cancelar
            </Button>
          </div>
        </Dock>
        {table.warnings.length > 0 && (
          <WarningsCard
            lines={warningLines(table.warnings)}
            mendable={table.warnings.some(isMendable)}
          />
        )}
      </div>
      <NameMapping matched={listed} plan={plan} book={book} />
    </div>
  );
}
