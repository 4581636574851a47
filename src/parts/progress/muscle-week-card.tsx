import { useMemo } from 'react';
import { Link } from 'wouter';
import { MUSCLE_GROUP_ORDER } from '#domain/exercises/muscles';
import { placeInRange } from '#domain/progress/muscle-range';
import { weeklySets } from '#domain/progress/muscle-weeks';
import { type ProgressRange, rangeStart } from '#domain/progress/ranges';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { capitalise } from '#words/format/list';
import {
  formatSets,
  groupsSentence,
  partName,
  placeLabel,
  rangeLead,
} from '#words/progress/muscle-weeks';
import { useExercises } from '../../data/exercises/exercises';
import { usePreferences } from '../../data/store/preferences';
import { Card } from '../../ui/display/card';
import { SectionTitle } from '../../ui/frame/section-title';
import { BodyMap } from '../../ui/muscle-map/muscle-map';
import { Skeleton } from '../../ui/state/skeleton';
import { useToday } from '../input/use-today';
import { weekLevels } from './muscle-map-levels';
import styles from './muscle-week-card.module.css';
import { RangeBar } from './range-bar';

interface MuscleWeekCardProps {
  /** Finished workouts of the range; others do not count. */
  summaries: readonly WorkoutSummary[];
  range: ProgressRange;
}

const SHOWN = 3;

/** A short comparison of the weekly sets per muscle with the intended range. */
export function MuscleWeekCard({ summaries, range }: MuscleWeekCardProps) {
  const today = useToday();
  const exercises = useExercises();
  const { setsRange } = usePreferences();
  const book = exercises.state === 'ready' ? exercises.value : null;
  const week = useMemo(() => {
    const oldest = summaries.reduce((least, { day }) => (day < least ? day : least), today);
    const days = { from: rangeStart(range, today) ?? oldest, to: today };
    return book && weeklySets(summaries, days, book.byId);
  }, [summaries, range, today, book]);

  if (exercises.state === 'failed' || week?.workouts === 0) return null;
  const shown = range === 'all' ? '1y' : range;
  return (
    <Card as="section" padding="l" labelledBy="muscle-week">
      <SectionTitle
        id="muscle-week"
        trailing={<Link href={`/app/progress/muscles?range=${shown}`}>Ver por músculo</Link>}
      >
        Séries por músculo
      </SectionTitle>
      {week === null ? (
        <Skeleton height={220} />
      ) : (
        <>
          <p className={styles.sentence}>
            {groupsSentence(rangeLead(range), week.groups, setsRange)}
          </p>
          <div className={styles.look}>
            <div className={styles.parts}>
              <BodyMap
                summary="Corpo de frente e de costas, com mais cor onde houve mais séries por semana."
                levels={weekLevels(week.muscles, setsRange)}
              />
              <dl className={styles.list}>
                {ends(week.groups).map(({ group, sets, most }) => (
                  <div key={group}>
                    <dt>{partName({ of: 'group', group })}</dt>
                    <dd>{formatSets(sets)}</dd>
                    <dd>
                      <RangeBar sets={sets} range={setsRange} most={most} />
                      {capitalise(placeLabel(placeInRange(sets, setsRange)))}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </>
      )}
    </Card>
  );
}

/** The groups with the most and the fewest sets; the neck only counts if it was trained. */
function ends(groups: ReturnType<typeof weeklySets>['groups']) {
  const all = MUSCLE_GROUP_ORDER.filter((group) => group !== 'neck')
    .map((group) => ({ group, sets: groups.get(group) ?? 0 }))
    .sort((a, b) => b.sets - a.sets);
  const most = all[0]?.sets ?? 0;
  return [...all.slice(0, SHOWN), ...all.slice(-SHOWN)].map((each) => ({ ...each, most }));
}
