import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { LoadKind } from '#domain/exercises/exercise';
import type { TrendSession } from '#domain/progress/exercise-trend';
import { MOST_REPS, type RepBest, type RepRecord, repRecords } from '#domain/progress/rep-records';
import type { Side } from '#domain/workouts/shape';
import { numericDay } from '#words/format/day';
import { formatLoad } from '#words/format/load';
import { estimateLabel } from '#words/progress/one-rep-max';
import type { EffectivePreferences } from '../../../data/store/preferences';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './exercise.module.css';

type Preferences = Pick<EffectivePreferences, 'unit' | 'oneRepMax'>;

interface RepRecordsProps {
  sessions: readonly TrendSession[];
  kind: LoadKind;
  preferences: Preferences;
}

/** Best load per number of repetitions, with estimates for untried ones. */
export function RepRecords({ sessions, kind, preferences }: RepRecordsProps) {
  const [chosen, choose] = useState<'all' | Side>('all');
  const sided = useMemo(
    () => sessions.some(({ sets }) => sets.some(({ side }) => side !== null)),
    [sessions],
  );
  const side = sided && chosen !== 'all' ? chosen : null;
  const records = useMemo(
    () => repRecords(sessions, kind, preferences.oneRepMax, side),
    [sessions, kind, preferences.oneRepMax, side],
  );
  const loaded = sessions.some(({ sets }) => sets.some(({ done }) => (done?.load ?? 0) > 0));
  if (records.length === 0 || !loaded) return null;
  const estimated = records.some(({ estimate }) => estimate !== null);
  const help = kind === 'assisted_bodyweight';
  return (
    <Card as="section" padding="l" labelledBy="rep-records">
      <SectionTitle id="rep-records">Recordes por repetições</SectionTitle>
      {sided && (
        <SegmentedControl
          legend="Lado"
          hideLegend
          value={chosen}
          onChange={choose}
          options={[
            { value: 'all', label: 'Todos' },
            { value: 'left', label: 'Esquerdo' },
            { value: 'right', label: 'Direito' },
          ]}
        />
      )}
      <p className={styles.note}>
        {help ? 'A menor ajuda' : 'A maior carga'} em séries de pelo menos tantas repetições.
        {estimated && ` Depois de ≈, o que o ${estimateLabel(preferences.oneRepMax)} indica.`}
      </p>
      <div className={styles.table}>
        <table className={styles.records}>
          <thead>
            <tr>
              <th scope="col">Reps</th>
              <th scope="col">{help ? 'Ajuda' : 'Carga'}</th>
              <th scope="col">Dia</th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <Row key={record.reps} record={record} kind={kind} unit={preferences.unit} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface RowProps {
  record: RepRecord;
  kind: LoadKind;
  unit: Preferences['unit'];
}

function Row({ record: { reps, best, estimate }, kind, unit }: RowProps) {
  const aside: string[] = [];
  if (best && best.reps > reps && reps < MOST_REPS) aside.push(`em ${best.reps} reps`);
  if (estimate !== null) aside.push(`≈ ${formatLoad(rounded(estimate), unit)}`);
  return (
    <tr>
      <th scope="row">{reps === MOST_REPS ? `${reps}+` : reps}</th>
      <td>
        {best && <b>{loadWords(best, kind, unit)}</b>}
        {aside.length > 0 && <span>{aside.join(' · ')}</span>}
        {!best && aside.length === 0 && '–'}
      </td>
      <td>{best && <Link href={`/app/history/${best.workoutId}`}>{numericDay(best.day)}</Link>}</td>
    </tr>
  );
}

function loadWords({ load }: RepBest, kind: LoadKind, unit: Preferences['unit']): string {
  if (load > 0) return formatLoad(load, unit);
  return kind === 'assisted_bodyweight' ? 'Sem ajuda' : 'Sem carga';
}

/** An estimate is not accurate to the gram, so half kilograms suffice. */
function rounded(grams: number): number {
  return Math.round(grams / 500) * 500;
}
