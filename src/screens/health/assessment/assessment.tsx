import { ArrowLeftRight, Pencil, Printer, Trash2 } from 'lucide-react';
import { Link, useParams } from 'wouter';
import type { Assessment } from '#domain/health/body/assessment';
import { changeSince, massesIn } from '#domain/health/body/comparison';
import { bodyFat } from '#domain/health/body/composition';
import { indicesOf } from '#domain/health/body/indices';
import { measuredKeys, measureIn } from '#domain/health/body/series';
import { longDay } from '#words/format/day';
import { indexSources } from '#words/health/assessment-comparison';
import { MEASURE_GROUPS, personFacts } from '#words/health/assessment-facts';
import {
  fatMethod,
  fatRefusal,
  formatFat,
  indexFacts,
  massFacts,
  protocolName,
  protocolSource,
} from '#words/health/body-fat';
import { formatMeasure, measureChange, measureName } from '#words/health/body-measures';
import { type BodyMeasures, useBodyMeasures } from '../../../data/health/assessments';
import { ReadFailed } from '../../../parts/device/read-failed';
import { UnknownAssessment } from '../../../parts/health/unknown-assessment';
import { useRemoveAssessment } from '../../../parts/health/use-remove-assessment';
import { BackLink } from '../../../parts/page/back-link';
import { useGoUp } from '../../../parts/page/use-go-up';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './assessment.module.css';

/** One assessment: its results, and each measurement beside the previous one. */
export default function AssessmentScreen() {
  const { id } = useParams();
  const body = useBodyMeasures();
  const found =
    body.state === 'ready' ? body.value.assessments.find((one) => one.id === id) : undefined;
  return (
    <>
      <TopBar
        title={found ? longDay(found.day) : 'Avaliação física'}
        {...(found && { subtitle: 'Avaliação física' })}
        leading={<BackLink href="/app/body" label="Voltar para Corpo" />}
      />
      <Page width="app">
        {body.state === 'failed' ? (
          <ReadFailed what="as medidas" />
        ) : body.state === 'loading' ? (
          <Skeleton height={320} />
        ) : found ? (
          <div className={classNames(layoutClass.wideTop, styles.columns)}>
            <div className={layoutClass.wideTop}>
              <FatFigures assessment={found} body={body.value} />
              <PersonFacts assessment={found} body={body.value} />
            </div>
            <TakenMeasures assessment={found} body={body.value} />
            <AssessmentActs assessment={found} comparable={body.value.assessments.length > 1} />
          </div>
        ) : (
          <UnknownAssessment />
        )}
      </Page>
    </>
  );
}

interface AssessmentActsProps {
  assessment: Assessment;
  /** Whether there is another assessment to compare. */
  comparable: boolean;
}

/** Acts on an assessment. */
function AssessmentActs({ assessment, comparable }: AssessmentActsProps) {
  const goUp = useGoUp();
  const remove = useRemoveAssessment();
  const address = `/app/body/assessments/${assessment.id}`;
  const look = buttonClass({ variant: 'quiet' });
  return (
    <div className={classNames(layoutClass.wrap, styles.acts)}>
      <Link href={`${address}/edit`} className={look}>
        <Pencil aria-hidden="true" />
        Corrigir
      </Link>
      {comparable && (
        <Link href={`/app/body/compare?b=${assessment.id}`} className={look}>
          <ArrowLeftRight aria-hidden="true" />
          Comparar
        </Link>
      )}
      <Link href={`${address}/print`} className={look}>
        <Printer aria-hidden="true" />
        Imprimir
      </Link>
      <Button
        variant="plain"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() =>
          void remove(assessment).then((gone) => {
            if (gone) goUp('/app/body');
          })
        }
      >
        Apagar
      </Button>
    </div>
  );
}

interface FatFiguresProps {
  assessment: Assessment;
  body: BodyMeasures;
}

/** The body fat by the assessment's protocol, or the missing inputs. */
function FatFigures({ assessment, body }: FatFiguresProps) {
  const { protocol } = assessment;
  const fat = bodyFat(assessment);
  if (!fat || protocol === null) return null;
  const masses = massesIn(assessment);
  const change = changeSince(assessment, body.assessments, 'fat');
  return (
    <Card as="section" padding="l" labelledBy="fat">
      <h2 id="fat">Gordura corporal</h2>
      {'fat' in fat ? (
        <>
          <p className={styles.figure}>{formatFat(fat.fat)}</p>
          {change && <p className={styles.value}>{measureChange('fat', change, body)}</p>}
          <p className={textClass.small}>{fatMethod(fat)}</p>
          {masses && <FactList facts={massFacts(masses, body.unit)} />}
        </>
      ) : (
        <>
          <p className={styles.value}>{fatRefusal(fat)}</p>
          <p className={textClass.small}>{protocolName(protocol)}</p>
        </>
      )}
      <p className={textClass.small}>É uma estimativa: {protocolSource(protocol)}</p>
    </Card>
  );
}

interface PersonFactsProps {
  assessment: Assessment;
  body: BodyMeasures;
}

/** Weight and height, their indices with limits, and the note. */
function PersonFacts({ assessment, body }: PersonFactsProps) {
  const { note } = assessment;
  const indices = indicesOf(assessment);
  const change = changeSince(assessment, body.assessments, 'weight');
  const facts = [
    ...(change ? [['Peso desde a anterior', measureChange('weight', change, body)] as const] : []),
    ...personFacts(assessment, body),
    ...indexFacts(indices),
  ];
  const sources = indexSources(indices);
  return (
    <>
      {facts.length > 0 && (
        <Card as="section" padding="l" labelledBy="facts">
          <h2 id="facts">Dados</h2>
          <FactList facts={facts} />
          {sources !== '' && (
            <Disclosure title="De onde vêm estes limites?">
              <p>{sources}</p>
            </Disclosure>
          )}
        </Card>
      )}
      {note !== '' && (
        <Card as="section" padding="l" labelledBy="note">
          <h2 id="note">Nota</h2>
          <p className={styles.note}>{note}</p>
        </Card>
      )}
    </>
  );
}

interface TakenMeasuresProps {
  assessment: Assessment;
  body: BodyMeasures;
}

/** Every measurement of an assessment beside the previous one. */
function TakenMeasures({ assessment, body }: TakenMeasuresProps) {
  const keys = measuredKeys([assessment], body.measures);
  if (keys.length === 0) return null;
  return (
    <div className={layoutClass.wideTop}>
      {MEASURE_GROUPS.map(({ prefix, title }) => {
        const taken = keys.filter((key) => key.startsWith(prefix));
        if (taken.length === 0) return null;
        return (
          <Card key={prefix} as="section" padding="l" labelledBy={`group-${prefix}`}>
            <h2 id={`group-${prefix}`}>{title}</h2>
            <List label={title} bare>
              {taken.map((key) => {
                const change = changeSince(assessment, body.assessments, key);
                return (
                  <ListRow
                    key={key}
                    title={measureName(key, body)}
                    subtitle={change ? measureChange(key, change, body) : undefined}
                    trailing={
                      <span className={styles.value}>
                        {formatMeasure(key, measureIn(assessment, key) ?? 0, body)}
                      </span>
                    }
                  />
                );
              })}
            </List>
          </Card>
        );
      })}
    </div>
  );
}
