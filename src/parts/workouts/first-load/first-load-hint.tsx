import { useState } from 'react';
import { STRENGTH_SHARES } from '#catalog/strength-shares';
import type { Exercise } from '#domain/exercises/exercise';
import { usualGym } from '#domain/gyms/gym';
import { firstLoad, type ToldFacts } from '#domain/progression/first-load/first-load';
import { roundingAt } from '#domain/progression/rounding-at';
import type { WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { formatLoad } from '#words/format/load';
import {
  FIRST_LOAD_SOURCE,
  firstLoadWords,
  lightestWords,
  TOO_HEAVY,
} from '#words/workouts/first-load';
import { useGymAtHand } from '../../../data/gyms/gyms';
import { Chip } from '../../../ui/control/chip';
import { Disclosure } from '../../../ui/control/disclosure';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import type { Training } from '../use-training';
import { FirstLoadSheet } from './first-load-sheet';
import { useBeginner } from './use-beginner';

export interface FirstLoadHintProps {
  training: Pick<Training, 'trainee' | 'efforts'>;
  entry: WorkoutExercise;
  exercise: Exercise;
  /** The first open set, which takes the load. */
  set: WorkoutSet;
  told: ToldFacts | null;
  onTell: (facts: ToldFacts) => void;
}

/** Proposes the load of an exercise that the person never did, or how to find one. */
export default function FirstLoadHint(props: FirstLoadHintProps) {
  const { training, entry, exercise, set, told, onTell } = props;
  const { unit } = training.trainee;
  const gym = useGymAtHand();
  const known = useBeginner(exercise);
  const [asking, setAsking] = useState(false);
  if (known.state !== 'ready' || gym.state !== 'ready') return null;
  const beginner = { ...known.value, ...told };
  const share = STRENGTH_SHARES[exercise.id];
  // A bar weighs what it usually does where no gym is chosen.
  const rounding = roundingAt(gym.value ?? usualGym(unit), exercise, unit);
  const found = share ? firstLoad(beginner, share, rounding) : null;
  const first = found === 'heavy' ? null : found;
  const isUnknown = [beginner.grams, beginner.sex, beginner.age].includes(null);
  return (
    <section className={layoutClass.close} aria-label="Carga para começar">
      <p className={textClass.small}>
        {found === 'heavy'
          ? TOO_HEAVY
          : found
            ? firstLoadWords(found, unit)
            : lightestWords(exercise, beginner.careful)}
      </p>
      <div className={layoutClass.wrap}>
        {first && (
          <Chip
            onClick={() =>
              training.efforts.change(set.key, {
                ...training.efforts.of(entry, set),
                load: first.grams,
              })
            }
          >
            Usar {formatLoad(first.grams, unit)}
          </Chip>
        )}
        {share && !beginner.careful && (told !== null || isUnknown) && (
          <Chip aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {first ? 'Mudar meus dados' : 'Calcular pelo meu peso'}
          </Chip>
        )}
      </div>
      {first && (
        <Disclosure title="De onde vem esta carga">
          <p>{FIRST_LOAD_SOURCE}</p>
        </Disclosure>
      )}
      {asking && (
        <FirstLoadSheet
          unit={unit}
          facts={beginner}
          onTell={(facts) => {
            setAsking(false);
            onTell(facts);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
