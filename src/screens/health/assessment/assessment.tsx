import { useParams } from 'wouter';
import { longDay } from '#words/format/day';
import { useBodyMeasures } from '../../../data/health/assessments';
import { ReadFailed } from '../../../parts/device/read-failed';
import { UnknownAssessment } from '../../../parts/health/unknown-assessment';
import { BackLink } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './assessment.module.css';
import { AssessmentActs } from './assessment-acts';
import { FatFigures } from './fat-figures';
import { PersonFacts } from './person-facts';
import { TakenMeasures } from './taken-measures';

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
          <div className={styles.columns}>
            <div className={styles.column}>
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
