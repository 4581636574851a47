import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Equipment, Exercise } from '#domain/exercises/exercise';
import { searchExercises } from '#domain/exercises/exercise-search';
import { isHere } from '#domain/gyms/gym';
import type { PainRegion } from '#domain/health/pain';
import { regionsLoaded } from '#domain/health/region-load';
import { exerciseIn as lineIn } from '#domain/programs/arrange-exercises';
import { equipmentOf, offerOf, swapsFor } from '#domain/workouts/exercise-swap';
import type { WorkoutExercise } from '#domain/workouts/shape';
import { equipmentLabel } from '#words/exercises/equipment';
import { exerciseSubtitle } from '#words/exercises/exercise';
import { capitalise } from '#words/format/list';
import { formatEffort } from '#words/workouts/effort';
import { leftOutWords, loadsWords } from '#words/workouts/swap';
import type { ExerciseBook } from '../../data/exercises/exercises';
import { useGymAtHand } from '../../data/gyms/gyms';
import { useProgram } from '../../data/programs/programs';
import { usePractisedExercises } from '../../data/progress/summaries';
import { useLastPerformances } from '../../data/workouts/last-performances';
import { searchIndexOf } from '../../training/exercises/picker-search';
import { bestOf } from '../../training/workouts/current-set';
import { Button } from '../../ui/control/button';
import { ChipRow, FilterChip } from '../../ui/control/chip';
import { SegmentedControl } from '../../ui/control/segmented-control';
import { List, ListRow } from '../../ui/display/list-row';
import { SearchField } from '../../ui/field/search-field';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/state/skeleton';
import textClass from '../../ui/text.module.css';
import type { RunningWorkout, Training } from '../workouts/use-training';
import { ExerciseStill } from './exercise-figure';
import { SwapCandidates, type SwapChoice } from './swap-candidates';
import styles from './swap-sheet.module.css';
import { useSparedRegions } from './use-spared-regions';
import { useSwap } from './use-swap';

/** Number of suggestions, few enough to read at a glance. */
const OFFERED = 5;
const KINDS = 6;
const FOUND = 20;
const NOWHERE: readonly PainRegion[] = [];

interface SwapSheetProps {
  training: Pick<Training, 'running' | 'trainee' | 'facts' | 'efforts'>;
  exercise: WorkoutExercise;
  book: ExerciseBook;
  onClose: () => void;
}

type Scope = 'today' | 'always';

/** Replacements for an exercise with an occupied machine: same muscles, available equipment. */
export function SwapSheet({ training, exercise, book, onClose }: SwapSheetProps) {
  const { id, workout } = training.running;
  const { unit } = training.trainee;
  const [scope, setScope] = useState<Scope>('today');
  const [query, setQuery] = useState('');
  const [gear, setGear] = useState<Equipment | null>(null);
  const asked = useDeferredValue(query).trim();
  const of = exercise.exercise === null ? null : book.byId(exercise.exercise);
  const { candidates, program, place, spared, waits } = useCandidates(
    training.running,
    exercise,
    of,
    book,
  );
  const { swap, practised } = useSwap(training, exercise, of);

  const index = useMemo(() => searchIndexOf(book.all), [book]);
  const taken = new Set(workout.exercises.flatMap((each) => each.exercise ?? []));
  const found =
    asked === ''
      ? []
      : searchExercises(index, asked, { recent: practised })
          .filter((each) => !taken.has(each.id))
          .slice(0, FOUND);
  const narrowed = candidates.filter((each) => gear === null || each.exercise.equipment === gear);
  const { offered, leftOut } = offerOf(narrowed, OFFERED);
  const shown = asked === '' ? [...offered, ...leftOut].map((each) => each.exercise) : found;
  const last = useLastPerformances(
    shown.map((each) => each.id),
    id,
  );
  const lastOf = ({ id: of, loadKind }: Exercise) => {
    const earlier = last.state === 'ready' ? last.value.get(of) : undefined;
    return earlier ? bestOf(earlier, loadKind) : null;
  };
  const lastWords = (each: Exercise) => {
    const best = lastOf(each);
    return best && formatEffort(best, unit);
  };
  // For another person's training only the last weeks may be here (rule G2a).
  const first = training.trainee.isForOther ? '' : 'primeira vez';
  const kinds = equipmentOf(candidates).slice(0, KINDS);

  function choose(to: Exercise) {
    onClose();
    void swap(to, lastOf(to)?.load ?? null, scope === 'always' ? program : null);
  }

  return (
    <Sheet
      open
      tall
      title="Trocar exercício"
      description={training.trainee.titled(training.facts.knownOf(exercise).name)}
      onClose={onClose}
      toolbar={
        <div className={layoutClass.middle}>
          {program !== null && (
            <SegmentedControl
              legend="Por quanto tempo"
              hideLegend
              value={scope}
              onChange={setScope}
              options={[
                { value: 'today', label: 'Só hoje' },
                { value: 'always', label: 'De agora em diante' },
              ]}
            />
          )}
          <SearchField label="Buscar outro exercício" value={query} onChange={setQuery} />
        </div>
      }
    >
      {asked === '' ? (
        <div className={layoutClass.middle}>
          {kinds.length > 1 && (
            <ChipRow label="Com o quê">
              {kinds.map((kind) => (
                <FilterChip
                  key={kind}
                  pressed={gear === kind}
                  onChange={(pressed) => setGear(pressed ? kind : null)}
                >
                  {capitalise(equipmentLabel(kind))}
                </FilterChip>
              ))}
            </ChipRow>
          )}
          {waits ? (
            <Skeleton lines={OFFERED} />
          ) : offered.length > 0 ? (
            <SwapCandidates
              label="No lugar dele"
              candidates={offered}
              lastOf={lastWords}
              first={first}
              onChoose={choose}
            />
          ) : (
            leftOut.length === 0 && <p className={textClass.small}>{nothingWords(place)}</p>
          )}
          {!waits && leftOut.length > 0 && (
            <LeftOutSwaps candidates={leftOut} lastOf={lastWords} first={first} onChoose={choose} />
          )}
          {offered.length > 0 && (
            <p className={textClass.small}>
              {place !== null && `Só o que dá para fazer em: ${place}. `}
              {training.trainee.isForOther ? 'Sem carga anterior, ela' : 'Na primeira vez a carga'}{' '}
              fica em aberto: comece leve e ajuste na primeira série.
            </p>
          )}
        </div>
      ) : found.length === 0 ? (
        <p className={textClass.small}>Nenhum exercício com “{asked}”.</p>
      ) : (
        <List bare label="Exercícios encontrados">
          {found.map((each) => (
            <ListRow
              key={each.id}
              leading={<ExerciseStill exercise={each} />}
              title={each.name}
              subtitle={foundWords(each, spared)}
              trailing={lastWords(each)}
              onClick={() => choose(each)}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}

/**
 * The exercise's facts, and whether it loads a painful region, because a search by name also finds
 * those.
 */
function foundWords(exercise: Exercise, spared: readonly PainRegion[]): string {
  const words = [exerciseSubtitle(exercise), loadsWords(regionsLoaded(exercise, spared))];
  return capitalise(words.filter((word) => word !== '').join(' · '));
}

function nothingWords(place: string | null): string {
  return place === null
    ? 'Nada parecido na lista. Busque pelo nome.'
    : `Nada parecido para fazer em ${place}. Busque pelo nome.`;
}

/** Replacements ordered by ficha, gym, history and pain; `program` is the ficha of the exercise. */
function useCandidates(
  { workout }: RunningWorkout,
  exercise: WorkoutExercise,
  of: Exercise | null,
  book: ExerciseBook,
) {
  const gym = useGymAtHand();
  const ficha = useProgram(workout.from?.program ?? null);
  const done = usePractisedExercises();
  const sparing = useSparedRegions();
  const entry = ficha.state === 'ready' ? ficha.value : null;
  const line =
    entry && exercise.from !== null && entry.program.removedAt === null
      ? lineIn(entry.program, exercise.from)
      : null;
  const here = gym.state === 'ready' ? gym.value : null;
  const practised = done.state === 'ready' ? done.value : null;
  // If pain cannot be read, nothing is left out.
  const spared = sparing.state === 'ready' ? sparing.value : NOWHERE;
  const candidates = useMemo(() => {
    if (!of) return [];
    return swapsFor(of, {
      exercises: book.all,
      alternatives: line?.exercise.alternatives ?? [],
      practised: new Set(practised ?? book.recentIds),
      isHere: (each) => here === null || isHere(here, each),
      taken: new Set(workout.exercises.flatMap((each) => each.exercise ?? [])),
      spared,
    });
  }, [of, book, line, practised, here, workout, spared]);
  return {
    candidates,
    spared,
    program: line && entry ? entry.id : null,
    place: here && here.equipment !== null ? here.name || 'seu local' : null,
    waits: [gym, ficha, done, sparing].some(({ state }) => state === 'loading'),
  };
}

/**
 * The number of suggestions left out because of pain, with the reason and a button that shows them.
 */
function LeftOutSwaps(props: SwapChoice) {
  const { candidates } = props;
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <>
      <p className={textClass.small}>{leftOutWords(candidates)}</p>
      <Button
        variant="quiet"
        className={styles.anyway}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Deixar de fora' : 'Ver mesmo assim'}
      </Button>
      <div id={list} hidden={!open}>
        {open && <SwapCandidates {...props} label="Ficaram de fora" />}
      </div>
    </>
  );
}
