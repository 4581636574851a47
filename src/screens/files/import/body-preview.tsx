import { useMemo, useState } from 'react';
import { mayKeep } from '#domain/account/health-consent';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import { planBody } from '../../../data/commands/files/body-plan';
import type { KnownHere } from '../../../data/commands/files/import-known';
import { type BodyMeasures, useBodyMeasures } from '../../../data/health/assessments';
import { zoneHere } from '../../../data/store/zone-here';
import { bodySums } from '../../../interchange/body/body-sums';
import { bodyWarningLines, isMendableMeasure } from '../../../interchange/body/body-warning-words';
import type { ReadBody } from '../../../interchange/body/model';
import type { TableChoices } from '../../../interchange/model';
import { ReadFailed } from '../../../parts/device/read-failed';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { Dock } from '../../../ui/frame/dock';
import { Skeleton } from '../../../ui/state/skeleton';
import { Figures } from './figures';
import { FirstSyncNote } from './first-sync-note';
import styles from './import.module.css';
import type { Importing } from './import-state';
import { SpokenTitle } from './spoken-title';
import {
  ChosenPeople,
  DateQuestion,
  ReadingNotes,
  UnreadColumns,
  WarningsCard,
} from './table-doubts';
import {
  bodyFacts,
  bodyRemarkWords,
  bodySourceName,
  daysAboveWords,
  importBodyLabel,
  latestWeightWords,
  namesAboveWords,
} from './words/body-words';
import { sheetsWords } from './words/column-words';
import { periodOf, periodWords } from './words/file-words';

interface BodyPreviewProps {
  file: File;
  read: ReadBody;
  /** The choices with which the file was read. */
  choices: TableChoices;
  /** Whether the file has workouts with sets too. */
  training: boolean;
  known: KnownHere;
  importing: Importing;
}

/** A preview of a file with measures of the body before it is stored. */
export function BodyPreview(props: BodyPreviewProps) {
  const body = useBodyMeasures();
  if (body.state === 'failed') return <ReadFailed what="as medidas" />;
  if (body.state === 'loading') return <Skeleton height={320} />;
  return <LoadedPreview {...props} body={body.value} />;
}

function LoadedPreview(props: BodyPreviewProps & { body: BodyMeasures }) {
  const { file, read, choices, training, known, importing, body } = props;
  const { people: _, ...others } = choices;
  const { measures: __, ...unnamed } = choices;
  const [asking, setAsking] = useState(false);
  const sums = useMemo(() => bodySums(read.readings), [read]);
  const plan = useMemo(() => planBody(read, body, known.workouts, zoneHere()), [read, body, known]);
  const { readings, workouts, valuesHere, workoutsHere } = plan;
  const days = [
    ...read.readings.map(({ day }) => day),
    ...read.workouts.map(({ start }) => start.day),
  ];
  const period = periodOf(days);
  const nothing = readings.length + workouts.length === 0;
  const asks = readings.length > 0 && !mayKeep(body.health);
  const from = `body-${read.source}` as const;
  const weight = sums.find(({ measure }) => measure.key === 'weight');

  function start(withHealth: boolean) {
    setAsking(false);
    const declined = withHealth ? 0 : readings.length;
    importing.start(from, (batch) => ({ steps: plan.stepsOf(batch, withHealth) }), declined);
  }

  return (
    <div className={styles.preview}>
      <div className={styles.summary}>
        <Card as="section" padding="l" labelledBy="preview-title">
          <p className={styles.fileName}>{file.name}</p>
          <SpokenTitle id="preview-title">
            {read.source === 'table' ? 'Medidas da planilha' : `Medidas do ${bodySourceName(from)}`}
          </SpokenTitle>
          {read.people && (
            <ChosenPeople
              people={read.people}
              of="as medidas"
              onAgain={() => importing.choose(file, others)}
            />
          )}
          {read.sheets && <p className={styles.notice}>{sheetsWords(read.sheets, 'medidas')}</p>}
          {read.unread.length > 0 && <UnreadColumns columns={read.unread} />}
          <Figures
            facts={[
              ...bodyFacts(sums, body),
              ...(read.workouts.length > 0
                ? [['Treinos de força', formatNumber(read.workouts.length)] as const]
                : []),
              ...(period ? [['Período', periodWords(period)] as const] : []),
            ]}
          />
          <p className={styles.hint}>
            É o que lemos do arquivo. Compare com{' '}
            {read.source === 'table' ? 'a planilha' : 'o outro app'} antes de importar.
          </p>
          {choices.measures && (
            <Button variant="quiet" full onClick={() => importing.choose(file, unnamed)}>
              Mudar as colunas
            </Button>
          )}
          {!read.unit.known && weight && (
            <div className={styles.question}>
              <SegmentedControl
                legend="O arquivo não diz a unidade. Os pesos estão em"
                options={[
                  { value: 'kg', label: 'kg' },
                  { value: 'lb', label: 'lb' },
                ]}
                value={read.unit.value}
                onChange={(unit) => importing.choose(file, { ...choices, unit, body: true })}
              />
              <p className={styles.hint}>
                {latestWeightWords(weight.latest.value, read.unit.value)}
              </p>
            </div>
          )}
          <DateQuestion
            table={read}
            reasons={bodyRemarkWords(read.remarks.filter((one) => one === read.dateOrder))}
            onOrder={(order) => importing.choose(file, { ...choices, order })}
            onYear={(year) => importing.choose(file, { ...choices, year })}
          />
          <ReadingNotes
            notes={[
              ...(read.completed === undefined ? [] : [daysAboveWords(read.completed)]),
              ...(read.named === undefined ? [] : [namesAboveWords(read.named)]),
            ]}
          />
          {bodyRemarkWords(read.remarks.filter((one) => one !== read.dateOrder)).map((text) => (
            <p key={text} className={styles.notice}>
              {text}
            </p>
          ))}
        </Card>
        {!known.whole && <FirstSyncNote />}
        <Dock className={styles.dock}>
          <div className={styles.acts}>
            <Button
              size="l"
              full
              disabled={nothing}
              onClick={() => (asks ? setAsking(true) : start(true))}
            >
              {importBodyLabel(readings.length, workouts.length)}
              {!known.whole && !nothing && ' sem esperar'}
            </Button>
            {training && (
              <Button variant="quiet" full onClick={() => importing.choose(file, { body: false })}>
                Ver os treinos do arquivo
              </Button>
            )}
            <Button variant="plain" full onClick={importing.again}>
              Cancelar
            </Button>
          </div>
        </Dock>
        {read.warnings.length > 0 && (
          <WarningsCard
            lines={bodyWarningLines(read.warnings)}
            mendable={read.warnings.some(isMendableMeasure)}
          />
        )}
      </div>
      <Card as="section" padding="l" labelledBy="notes-title">
        <h2 id="notes-title">O que acontece</h2>
        <ul className={styles.notes}>
          <li>
            Um dia só com o peso vira uma pesagem. Com outras medidas, vira uma avaliação física. O
            que o app não tem, como a gordura da balança, vira medida própria.
          </li>
          {valuesHere > 0 && (
            <li>
              {plural(valuesHere, {
                zero: '',
                one: '1 valor já está aqui, ou se repete no arquivo, e fica como está.',
                other: '# valores já estão aqui, ou se repetem no arquivo, e ficam como estão.',
              })}
            </li>
          )}
          {read.workouts.length > 0 && (
            <li>O arquivo só tem os horários dos treinos: eles entram sem exercícios.</li>
          )}
          {workoutsHere > 0 && (
            <li>
              {plural(workoutsHere, {
                zero: '',
                one: '1 treino no mesmo horário já está aqui e fica de fora.',
                other: '# treinos nos mesmos horários já estão aqui e ficam de fora.',
              })}
            </li>
          )}
          {asks && (
            <li>
              As medidas só entram se você concordar em guardar dados do corpo. O app pergunta
              antes.
            </li>
          )}
          <li>Depois dá para desfazer a importação de uma vez.</li>
        </ul>
      </Card>
      {asking && (
        <HealthConsentSheet
          onAgreed={() => start(true)}
          onDeclined={() => (workouts.length > 0 ? start(false) : setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
