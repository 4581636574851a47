import type { Exercise } from '#domain/exercises/exercise';
import type { SwapCandidate } from '#domain/workouts/exercise-swap';
import { swapReason } from '#words/workouts/swap';
import { List, ListRow } from '../../ui/display/list-row';
import { ExerciseStill } from './exercise-figure';

export interface SwapChoice {
  candidates: readonly SwapCandidate[];
  lastOf: (exercise: Exercise) => string | null;
  /** Text for a suggestion that was never done, as far as known. */
  first: string;
  onChoose: (exercise: Exercise) => void;
}

/** Suggested replacements, each with its reason. */
export function SwapCandidates(props: SwapChoice & { label: string }) {
  const { label, candidates, lastOf, first, onChoose } = props;
  return (
    <List bare label={label}>
      {candidates.map((candidate) => (
        <ListRow
          key={candidate.exercise.id}
          leading={<ExerciseStill exercise={candidate.exercise} />}
          title={candidate.exercise.name}
          subtitle={swapReason(candidate, lastOf(candidate.exercise), first)}
          onClick={() => onChoose(candidate.exercise)}
        />
      ))}
    </List>
  );
}
