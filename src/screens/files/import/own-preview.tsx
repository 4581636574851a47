import { useState } from 'react';
import { mayKeep } from '#domain/account/health-consent';
import { localDay } from '#domain/local-day';
import { numericDay } from '#words/format/day';
import { formatNumber } from '#words/format/number';
import type { KnownHere } from '../../../data/commands/files/import-known';
import { useBody } from '../../../data/health/body';
import { zoneHere } from '../../../data/store/zone-here';
import type { OwnRecords } from '../../../interchange/own/own-file';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Dock } from '../../../ui/frame/dock';
import { Figures } from './figures';
import { FirstSyncNote } from './first-sync-note';
import styles from './import.module.css';
import type { Importing } from './import-state';
import { othersFacts } from './own-facts';
import { OwnNotes } from './own-notes';
import { SpokenTitle } from './spoken-title';
import { useOwnPlan } from './use-own-plan';
import { periodOf, periodWords } from './words/file-words';

interface OwnPreviewProps {
  own: OwnRecords;
  known: KnownHere;
  importing: Importing;
}

/** The content of a file in our format, and which of it already exists here. */
export function OwnPreview({ own, known, importing }: OwnPreviewProps) {
  const plan = useOwnPlan(own, known);
  const body = useBody();
  const [asking, setAsking] = useState(false);
  const timeZone = zoneHere();
  const period = periodOf(plan.workouts.map(({ day }) => day));
  const sets = plan.workouts.reduce((sum, { fingerprint }) => sum + fingerprint.sets.length, 0);
  const others = othersFacts(plan.others);
  const nothing = plan.workouts.length + plan.weighings + others.length === 0;
  const consents = body.state === 'ready' && mayKeep(body.value.health);
  const asks = plan.health > 0 && !consents;

  function start(withHealth: boolean) {
    setAsking(false);
    const declined = withHealth ? 0 : plan.health;
    importing.start('anilha', (batch) => ({ steps: plan.stepsOf(batch, withHealth) }), declined);
  }

  return (
    <div className={styles.preview}>
      <div className={styles.summary}>
        <Card as="section" padding="l" labelledBy="preview-title">
          {own.exportedAt !== null && (
            <p className={styles.fileName}>
              Exportado em {numericDay(localDay(own.exportedAt, timeZone))}
            </p>
          )}
          <SpokenTitle id="preview-title">Arquivo da Anilha</SpokenTitle>
          <Figures
            facts={[
              ...(plan.workouts.length > 0 || nothing
                ? [
                    ['Treinos', formatNumber(plan.workouts.length)] as const,
                    ['Séries', formatNumber(sets)] as const,
                  ]
                : []),
              ...(period ? [['Período', periodWords(period)] as const] : []),
              ...(plan.weighings > 0 ? [['Pesagens', formatNumber(plan.weighings)] as const] : []),
              ...others,
            ]}
          />
        </Card>
        {!known.whole && <FirstSyncNote own />}
        <Dock className={styles.dock}>
          <div className={styles.acts}>
            <Button
              size="l"
              full
              disabled={nothing || body.state === 'loading'}
              onClick={() => (asks ? setAsking(true) : start(true))}
            >
              {nothing ? 'Nada a acrescentar' : known.whole ? 'Importar' : 'Importar sem esperar'}
            </Button>
            <Button variant="plain" full onClick={importing.again}>
              Cancelar
            </Button>
          </div>
        </Dock>
      </div>
      <OwnNotes plan={plan} asks={asks} left={plan.unknown + own.broken} />
      {asking && (
        <HealthConsentSheet
          onAgreed={() => start(true)}
          onDeclined={() => start(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
