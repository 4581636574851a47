import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Weighing } from '#domain/body-weight';
import { mayKeep } from '#domain/health-consent';
import { type Body, useBody } from '../../data/body';
import { useSyncStatus } from '../../data/sync-status';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { TopBar } from '../../ui/top-bar';
import { BackLink } from '../back-link';
import { HealthConsentSheet } from '../health-consent-sheet';
import { ReadFailed } from '../read-failed';
import { SyncPill } from '../sync-pill';
import styles from './body.module.css';
import { CorrectSheet, LogSheet } from './weigh-sheets';
import { WeighingList } from './weighing-list';
import { WeightChart } from './weight-chart';
import { NoWeighing, WeightSummary } from './weight-summary';

/** The body's measures: so far its weight. */
export default function BodyScreen() {
  const body = useBody();
  return (
    <>
      <TopBar title="Peso" leading={<BackLink href="/app/profile" label="Voltar ao perfil" />} />
      <Page width="app">
        <Obstacle />
        {body.state === 'failed' ? (
          <ReadFailed what="as pesagens" />
        ) : body.state === 'loading' ? (
          <>
            <Skeleton height={260} />
            <Skeleton height={320} />
          </>
        ) : (
          <Measures body={body.value} />
        )}
      </Page>
    </>
  );
}

/** On a phone: why what is recorded now stays on this device for a while. */
function Obstacle() {
  if (useSyncStatus().obstacle === null) return null;
  return (
    <div className={styles.pill}>
      <SyncPill />
    </div>
  );
}

function Measures({ body: { health, unit, weighings } }: { body: Body }) {
  const [open, setOpen] = useState<'log' | Weighing | null>(null);
  useLogFromAddress(() => setOpen('log'));
  const latest = weighings[0] ?? null;
  const close = () => setOpen(null);

  return (
    <>
      {latest ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <WeightSummary weighings={weighings} unit={unit} onLog={() => setOpen('log')} />
            <WeightChart weighings={weighings} unit={unit} />
          </div>
          <WeighingList weighings={weighings} unit={unit} onCorrect={setOpen} />
        </div>
      ) : (
        <NoWeighing onLog={() => setOpen('log')} />
      )}
      {open !== null && !mayKeep(health) && <HealthConsentSheet onClose={close} />}
      {open === 'log' && mayKeep(health) && (
        <LogSheet key={unit} latest={latest} unit={unit} onClose={close} />
      )}
      {open !== null && open !== 'log' && mayKeep(health) && (
        <CorrectSheet key={unit} weighing={open} unit={unit} onClose={close} />
      )}
    </>
  );
}

/** The app's shortcut "Registrar peso": what it asks for is done once and leaves the address. */
function useLogFromAddress(log: () => void): void {
  const wanted = new URLSearchParams(useSearch()).get('log') === '1';
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked for
  useEffect(() => {
    if (!wanted) return;
    log();
    navigate('/app/body', { replace: true });
  }, [wanted]);
}
