import { Pencil } from 'lucide-react';
import { Link, useParams } from 'wouter';
import type { Assessment } from '#domain/body/assessment';
import { bodyFat, massesOf } from '#domain/body/composition';
import { indicesOf } from '#domain/body/indices';
import {
  fatMethod,
  fatRefusal,
  formatFat,
  indexFacts,
  massFacts,
  protocolSource,
} from '#words/body-fat';
import { formatMeasure, lengthWords } from '#words/body-measures';
import { longDay } from '#words/day';
import { formatNumber } from '#words/number';
import { type BodyMeasures, useBodyMeasures } from '../../data/assessments';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { FactList } from '../../ui/fact-list';
import { Page } from '../../ui/page';
import { EmptyState } from '../../ui/screen-state';
import { Skeleton } from '../../ui/skeleton';
import { TopBar } from '../../ui/top-bar';
import { BackLink } from '../back-link';
import { ReadFailed } from '../read-failed';
import styles from './assessment.module.css';
import { TakenMeasures } from './taken-measures';

const SEXES = { female: 'feminino', male: 'masculino' } as const;

/** One assessment: what it comes to, and every measure beside the one before. */
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
          <ReadFailed what="as suas medidas" />
        ) : body.state === 'loading' ? (
          <Skeleton height={320} />
        ) : found ? (
          <Content assessment={found} body={body.value} />
        ) : (
          <EmptyState title="Avaliação não encontrada">
            <p>Ela pode ter sido apagada em outro aparelho.</p>
          </EmptyState>
        )}
      </Page>
    </>
  );
}

function Content({ assessment, body }: { assessment: Assessment; body: BodyMeasures }) {
  const { grams, height, age, sex, note } = assessment;
  const fat = bodyFat(assessment);
  const masses = fat && 'fat' in fat && grams !== null ? massesOf(grams, fat.fat) : null;
  const facts = [
    ...(grams === null ? [] : [['Peso', formatMeasure('weight', grams, body)] as const]),
    ...(height === null ? [] : [['Altura', lengthWords(height, body.lengthUnit)] as const]),
    ...(age === null ? [] : [['Idade', `${formatNumber(age)} anos`] as const]),
    ...(sex === null ? [] : [['Sexo, para as fórmulas', SEXES[sex]] as const]),
    ...indexFacts(indicesOf(assessment)),
  ];
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {fat && (
          <Card as="section" padding="l" labelledBy="fat">
            <h2 id="fat">Gordura corporal</h2>
            {'fat' in fat ? (
              <>
                <p className={styles.figure}>{formatFat(fat.fat)}</p>
                <p className={styles.quiet}>{fatMethod(fat)}</p>
                {masses && <FactList facts={massFacts(masses, body.unit)} />}
                <p className={styles.quiet}>É uma estimativa: {protocolSource(fat.protocol)}</p>
              </>
            ) : (
              <p>{fatRefusal(fat)}</p>
            )}
          </Card>
        )}
        {facts.length > 0 && (
          <Card as="section" padding="l" labelledBy="facts">
            <h2 id="facts">Dados</h2>
            <FactList facts={facts} />
          </Card>
        )}
        {note !== '' && (
          <Card as="section" padding="l" labelledBy="note">
            <h2 id="note">Nota</h2>
            <p className={styles.note}>{note}</p>
          </Card>
        )}
        <Link
          href={`/app/body/assessments/${assessment.id}/edit`}
          className={buttonClass({ variant: 'quiet', full: true })}
        >
          <Pencil aria-hidden="true" />
          Corrigir ou apagar
        </Link>
      </div>
      <TakenMeasures assessment={assessment} body={body} />
    </div>
  );
}
