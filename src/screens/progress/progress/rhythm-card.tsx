import { useMemo } from 'react';
import type { LocalDay } from '#domain/local-day';
import { startWeekday } from '#domain/local-day';
import { daysPerWeek } from '#domain/programs/per-week';
import { consistency, trainedWeeks } from '#domain/progress/consistency';
import type { ProgressRange } from '#domain/progress/ranges';
import { weeksFrom } from '#domain/progress/weekly';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { consistencySentence, runningWeek } from '#words/progress/consistency';
import { useProgram } from '../../../data/programs/programs';
import { usePreferences } from '../../../data/store/preferences';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './progress.module.css';
import { WeekPlates } from './week-plates';

interface RhythmCardProps {
  range: ProgressRange;
  summaries: readonly WorkoutSummary[];
  today: LocalDay;
}

/** Training frequency, compared with the ficha or with the person's own rhythm. */
export function RhythmCard({ range, summaries, today }: RhythmCardProps) {
  const { weekStart, program: active } = usePreferences();
  const found = useProgram(active?.id ?? null);
  const program = found.state === 'ready' ? (found.value?.program ?? null) : null;
  const weeks = useMemo(() => {
    const when = { range, today, weekStart: startWeekday(weekStart) };
    const oldest = summaries.at(-1)?.day ?? today;
    return trainedWeeks(summaries, weeksFrom(when) ?? oldest, today, when.weekStart);
  }, [range, summaries, today, weekStart]);
  const rhythm = useMemo(() => {
    const asks = active && program?.removedAt === null ? daysPerWeek(program) : 0;
    return consistency(weeks, active && { since: active.since, days: asks });
  }, [weeks, active, program]);
  if (!rhythm) return null;
  // A range may start before the first workout, and those weeks are no break.
  const begun = weeks.slice(weeks.findIndex(({ days }) => days > 0));
  const now = runningWeek(rhythm);
  return (
    <Card as="section" padding="l" labelledBy="rhythm">
      <SectionTitle id="rhythm">Constância</SectionTitle>
      <p className={styles.sentence}>{consistencySentence(rhythm)}</p>
      <WeekPlates weeks={begun} target={rhythm.target} />
      {now && <p className={styles.note}>{now}</p>}
    </Card>
  );
}
