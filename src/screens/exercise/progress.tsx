import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Exercise } from '#domain/exercise';
import { exerciseTrend } from '#domain/workout/exercise-trend';
import { longDay } from '#words/day';
import { formatEffort } from '#words/effort';
import { formatTrendValue, trendFigure, trendName, trendUnit } from '#words/exercise-trend';
import { type ExerciseSession, useExerciseSessions } from '../../data/exercise-sessions';
import { usePreferences } from '../../data/preferences';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { List } from '../../ui/list-row';
import { Stack } from '../../ui/page';
import { EmptyState } from '../../ui/screen-state';
import { SectionTitle } from '../../ui/section-title';
import { Skeleton } from '../../ui/skeleton';
import { LastSessions } from '../last-sessions';
import { ReadFailed } from '../read-failed';
import { Bests } from './bests';
import styles from './exercise.module.css';
import { TrendChart } from './trend-chart';

/** All that the workouts looked through hold. */
const LOOK_BACK = 1000;
const LISTED = 20;

/** How an exercise went: its best, its way, its last times. */
export function Progress({ exercise }: { exercise: Exercise }) {
  const sessions = useExerciseSessions(exercise.id, LOOK_BACK);
  if (sessions.state === 'failed') return <ReadFailed what="o histórico deste exercício" />;
  if (sessions.state === 'loading') return <Skeleton height={320} />;
  if (sessions.value.length === 0) {
    return (
      <EmptyState
        title="Você ainda não fez este exercício"
        action={
          <Link href="/app/workout" className={buttonClass({ variant: 'quiet' })}>
            Ir para o treino
          </Link>
        }
      >
        <p>Depois da primeira série, aqui ficam seus recordes, a evolução e as últimas vezes.</p>
      </EmptyState>
    );
  }
  return <Trained exercise={exercise} sessions={sessions.value} />;
}

function Trained(props: { exercise: Exercise; sessions: readonly ExerciseSession[] }) {
  const { exercise, sessions } = props;
  const { unit, oneRepMax, effortScale } = usePreferences();
  const trend = useMemo(
    () => exerciseTrend(sessions, exercise.loadKind, oneRepMax),
    [sessions, exercise.loadKind, oneRepMax],
  );
  const { measure, steps } = trend;
  const best = steps.findLast(({ record }) => record) ?? steps[0];
  const after = trendUnit(measure, unit);
  return (
    <>
      {best && (
        <Card as="section" padding="l" labelledBy="best">
          <SectionTitle id="best">{bestTitle(measure)}</SectionTitle>
          <p className={styles.best}>
            <span className={styles.figure}>
              {formatTrendValue(measure, trendFigure(measure, best.value, unit))}
            </span>
            {after !== '' && <span className={styles.unit}>{after}</span>}
          </p>
          <p className={styles.note}>
            {measure === 'one-rep-max' && `${formatEffort(best.effort, unit)} · `}
            <Link href={`/app/history/${best.workoutId}`}>{longDay(best.day)}</Link>
          </p>
        </Card>
      )}
      {steps.length > 0 && <TrendChart trend={trend} unit={unit} formula={oneRepMax} />}
      <Bests sessions={sessions} kind={exercise.loadKind} unit={unit} />
      <Stack gap="s">
        <SectionTitle>Últimas vezes</SectionTitle>
        <List label="Últimas vezes">
          <LastSessions
            sessions={sessions.slice(0, LISTED)}
            unit={unit}
            effortScale={effortScale}
          />
        </List>
      </Stack>
    </>
  );
}

function bestTitle(measure: Parameters<typeof trendName>[0]): string {
  if (measure === 'one-rep-max') return `Melhor ${trendName(measure)}`;
  return measure === 'help'
    ? 'Menor ajuda'
    : `Recorde: ${trendName(measure).toLocaleLowerCase('pt-BR')}`;
}
