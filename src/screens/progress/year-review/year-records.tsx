import type { RecordCounts } from '#domain/progress/year-records';
import { recordLabel, recordsSentence, times } from '#words/progress/year-review';
import type { Loaded } from '../../../data/store/loaded';
import { usePreferences } from '../../../data/store/preferences';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './year-review.module.css';

const KINDS = ['load', 'one-rep-max', 'reps', 'volume', 'time', 'distance'] as const;

/** Number of sets that were personal records when they were done, by kind of record. */
export function YearRecords({ records }: { records: Loaded<RecordCounts> }) {
  const { oneRepMax } = usePreferences();
  if (records.state === 'failed') return null;
  if (records.state === 'loading') return <Skeleton height={200} />;
  const { sets, byKind } = records.value;
  return (
    <Card as="section" padding="l" labelledBy="records">
      <SectionTitle id="records">Recordes</SectionTitle>
      <p className={styles.sentence}>{recordsSentence(sets)}</p>
      {sets > 0 && (
        <FactList
          facts={KINDS.flatMap((kind) => {
            const count = byKind.get(kind) ?? 0;
            if (count === 0) return [];
            return [[recordLabel(kind, oneRepMax), times(count)] as const];
          })}
        />
      )}
    </Card>
  );
}
