import { useMemo, useState } from 'react';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import type { KnownHere } from '../../../data/commands/files/import-known';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { warningLines } from '../../../interchange/apps/warning-words';
import type { KnownAs } from '../../../interchange/matching/duplicates';
import { sumsOf } from '../../../interchange/sums';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Dock } from '../../../ui/frame/dock';
import { Figures } from './figures';
import { FirstSyncNote } from './first-sync-note';
import styles from './import.module.css';
import { KnownWorkouts } from './known-workouts';
import { NameMapping } from './name-mapping';
import { SpokenTitle } from './spoken-title';
import { DateQuestion, LeftOutNotice, UnitQuestion, WarningsCard } from './table-doubts';
import type { Importing, ImportState } from './use-import';
import { useTablePlan } from './use-table-plan';
import { remarkWords, sourceName, sumsFacts } from './words/file-words';

interface TablePreviewProps {
  state: Extract<ImportState, { readonly at: 'table' }>;
  book: ExerciseBook;
  known: KnownHere;
  importing: Importing;
}

/** A preview of a table before it is stored: numbers, doubts, and the match of each exercise. */
export function TablePreview(props: TablePreviewProps) {
  const { state, book, known, importing } = props;
  const { file, table, measures, choices } = state;
  const { roles } = choices;
  const plan = useTablePlan(table, book, known);
  const [brought, setBrought] = useState<ReadonlySet<KnownAs>>(new Set());
  const wanted = plan.workouts.filter((one) => {
    const found = plan.known.get(one);
    return found === undefined || brought.has(found);
  });
  const facts = useMemo(() => sumsFacts(sumsOf(table.workouts), table.unit.value), [table]);
  const name = sourceName(table.source);

  return (
    <div className={styles.preview}>
      <div className={styles.summary}>
        <Card as="section" padding="l" labelledBy="preview-title">
          <p className={styles.fileName}>{file.name}</p>
          <SpokenTitle id="preview-title">
            {roles ? 'Treinos da planilha' : `Treinos do ${name}`}
          </SpokenTitle>
          <LeftOutNotice table={table} help={plan.helpLeftOut} />
          <Figures
            facts={[
              ...facts,
              ['Exercícios', formatNumber(plan.matched.length)],
              ...(plan.known.size > 0
                ? [['Treinos a importar', formatNumber(wanted.length)] as const]
                : []),
            ]}
          />
          <p className={styles.hint}>
            É o que lemos do arquivo. Compare com os totais {roles ? 'dele' : `do ${name}`} antes de
            importar.
          </p>
          {!table.unit.known && (
            <UnitQuestion
              table={table}
              onUnit={(unit) => importing.choose(file, { ...choices, unit })}
            />
          )}
          <DateQuestion
            table={table}
            reasons={remarkWords(table.remarks.filter((one) => one === table.dateOrder))}
            onOrder={(order) => importing.orderDates(state, order)}
            onYear={(year) => importing.choose(file, { ...choices, year })}
          />
          {remarkWords(
            table.remarks.filter((one) => one !== 'no-loads' && one !== table.dateOrder),
          ).map((text) => (
            <p key={text} className={styles.notice}>
              {text}
            </p>
          ))}
          <KnownWorkouts known={plan.known} brought={brought} onChange={setBrought} />
        </Card>
        {!known.whole && <FirstSyncNote />}
        <Dock className={styles.dock}>
          <div className={styles.acts}>
            <Button
              size="l"
              full
              disabled={wanted.length === 0}
              onClick={() => importing.start(table.source, (batch) => plan.stepsOf(batch, wanted))}
            >
              {plural(wanted.length, {
                zero: 'Nada novo para importar',
                one: 'Importar 1 treino',
                other: 'Importar # treinos',
              })}
              {!known.whole && wanted.length > 0 && ' sem esperar'}
            </Button>
            {measures > 0 && (
              <Button variant="quiet" full onClick={() => importing.choose(file, { body: true })}>
                Ver as medidas do arquivo
              </Button>
            )}
            {roles && (
              <Button variant="quiet" full onClick={() => importing.askColumns(file, roles)}>
                Mudar as colunas
              </Button>
            )}
            <Button variant="plain" full onClick={importing.again}>
              Cancelar
            </Button>
          </div>
        </Dock>
        {table.warnings.length > 0 && <WarningsCard lines={warningLines(table.warnings)} />}
      </div>
      <NameMapping plan={plan} book={book} />
    </div>
  );
}
