import { useState } from 'react';
import { mayKeep } from '#domain/account/health-consent';
import { PAIN_REGIONS, PAIN_STRENGTHS, type PainValues } from '#domain/health/pain';
import { painRegion, painStrength } from '#words/health/pain';
import { useHealthFileCommands } from '../../../data/commands/health/health-file';
import { useHealthFile } from '../../../data/health/health-file';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { ChipRow, FilterChip } from '../../../ui/control/chip';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import styles from './history-entry.module.css';

/** The reported pain after a workout; null without any, or while unknown. */
export function usePain(workout: string): PainValues | null {
  const file = useHealthFile();
  if (file.state !== 'ready') return null;
  return file.value.pains.find(({ id }) => id === workout) ?? null;
}

/** Painful regions and degrees: a tap each, stored at once with the consent to health data. */
export function PainChoice({ entry }: { entry: WorkoutEntry }) {
  const { hurt } = useHealthFileCommands();
  const file = useHealthFile();
  const pain = usePain(entry.id);
  // Pain values that await the consent.
  const [asking, setAsking] = useState<PainValues | null>(null);
  if (file.state !== 'ready') return null;
  const { health } = file.value;

  function say(said: PainValues | null) {
    if (said && !mayKeep(health)) return setAsking(said);
    const told = said && { ...said, day: entry.workout.start.day };
    void storedOrSaid(hurt(entry.id, told));
  }

  return (
    <div className={styles.pain}>
      <ChipRow label="Onde doeu">
        {PAIN_REGIONS.map((region) => (
          <FilterChip
            key={region}
            pressed={pain?.region === region}
            onChange={(pressed) => say(pressed ? { region, strength: null } : null)}
          >
            {painRegion(region)}
          </FilterChip>
        ))}
      </ChipRow>
      {pain && (
        <SegmentedControl
          legend="Intensidade da dor"
          hideLegend
          options={PAIN_STRENGTHS.map((strength) => ({
            value: `${strength}`,
            label: painStrength(strength),
          }))}
          value={pain.strength === null ? null : `${pain.strength}`}
          onChange={(chosen) =>
            say({
              region: pain.region,
              strength: PAIN_STRENGTHS.find((strength) => `${strength}` === chosen) ?? null,
            })
          }
        />
      )}
      {asking && (
        <HealthConsentSheet
          title="Guardar onde doeu?"
          onAgreed={() => {
            setAsking(null);
            const told = { ...asking, day: entry.workout.start.day };
            void storedOrSaid(hurt(entry.id, told));
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
