import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { mayKeep } from '#domain/account/health-consent';
import type { WeightEntry } from '#domain/health/body/weights';
import { type BodyMeasures, useBodyMeasures } from '../../../data/health/assessments';
import { useSyncStatus } from '../../../data/store/sync-status';
import { withAccount } from '../../../parts/account/with-account';
import { ReadFailed } from '../../../parts/device/read-failed';
import { SyncPill } from '../../../parts/device/sync-pill';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { useQuery } from '../../../parts/page/use-query';
import { ProgressNav } from '../../../parts/progress/progress-nav';
import { classNames } from '../../../ui/class-names';
import { buttonClass } from '../../../ui/control/button-class';
import { Page } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import { AssessmentList } from './assessment-list';
import styles from './body.module.css';
import { FatCard } from './fat-card';
import { GoalsCard } from './goals-card';
import { LogMeasureSheet } from './log-measure-sheet';
import { MeasuresCard } from './measures-card';
import { CorrectWeightSheet, LogSheet } from './weigh-sheets';
import { WeighingList } from './weighing-list';
import { WeightChart } from './weight-chart';
import { NoWeighing, WeightSummary } from './weight-summary';

/** Weight, measurements and assessments of the person's body. */
function BodyScreen() {
  const body = useBodyMeasures();
  return (
    <Page width="app">
      <PageHeader
        title="Corpo"
        actions={
          <Link href="/app/import?from=body" className={buttonClass({ variant: 'plain' })}>
            <FileUp aria-hidden="true" />
            Importar
          </Link>
        }
      />
      <ProgressNav />
      <Obstacle />
      {body.state === 'failed' ? (
        <ReadFailed what="as medidas" />
      ) : body.state === 'loading' ? (
        <>
          <Skeleton height={260} />
          <Skeleton height={320} />
        </>
      ) : (
        <Measures body={body.value} />
      )}
    </Page>
  );
}

/** On a phone: the reason why new records stay on this device for a while. */
function Obstacle() {
  if (useSyncStatus().obstacle === null) return null;
  return (
    <div className={styles.pill}>
      <SyncPill />
    </div>
  );
}

function Measures({ body }: { body: BodyMeasures }) {
  const { health, unit, weights } = body;
  const [open, setOpen] = useState<'weight' | 'measure' | WeightEntry | null>(null);
  const [, navigate] = useLocation();
  useLogFromAddress(() => setOpen('weight'));
  const latest = weights[0] ?? null;
  const close = () => setOpen(null);
  // An assessment's weight is corrected in the assessment.
  const correct = (entry: WeightEntry) =>
    entry.of === 'body' ? setOpen(entry) : navigate(`/app/body/assessments/${entry.id}/edit`);

  return (
    <>
      <div className={classNames(layoutClass.wideTop, styles.columns)}>
        <div className={classNames(layoutClass.wideTop, styles.main)}>
          {latest ? (
            <>
              <WeightSummary weighings={weights} unit={unit} onLog={() => setOpen('weight')} />
              <WeightChart weighings={weights} unit={unit} />
            </>
          ) : (
            <NoWeighing onLog={() => setOpen('weight')} />
          )}
          <GoalsCard body={body} />
        </div>
        <div className={classNames(layoutClass.wideTop, styles.side)}>
          <FatCard body={body} />
          <MeasuresCard body={body} onLog={() => setOpen('measure')} />
          <AssessmentList body={body} />
        </div>
        {latest && (
          <div className={styles.list}>
            <WeighingList weighings={weights} unit={unit} onCorrect={correct} />
          </div>
        )}
      </div>
      {open !== null && !mayKeep(health) && <HealthConsentSheet onClose={close} />}
      {open === 'weight' && mayKeep(health) && (
        <LogSheet key={unit} latest={latest} unit={unit} onClose={close} />
      )}
      {open === 'measure' && mayKeep(health) && <LogMeasureSheet body={body} onClose={close} />}
      {open !== null && typeof open === 'object' && mayKeep(health) && (
        <CorrectWeightSheet key={unit} weighing={open} unit={unit} onClose={close} />
      )}
    </>
  );
}

/**
 * Handles the app's shortcut "Registrar peso": runs its act once and removes it from the address.
 */
function useLogFromAddress(log: () => void): void {
  const wanted = useQuery().get('log') === '1';
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per request
  useEffect(() => {
    if (!wanted) return;
    log();
    navigate('/app/body', { replace: true });
  }, [wanted]);
}

export default withAccount(BodyScreen);
