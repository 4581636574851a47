import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { type LocalDay, localDay } from '#domain/local-day';
import { storageFailure } from '#words/device/storage-failure';
import { commitRefusal } from '#words/errors';
import { shortDay, timeOfDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { exercisesCount } from '#words/format/plural';
import { dayName, programTitle } from '#words/programs/program';
import {
  type AddedFrom,
  usePastWorkoutCommands,
} from '../../../data/commands/workouts/past-workouts';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { ProgramEntry } from '../../../data/programs/programs';
import { useAction } from '../../../data/remote/use-action';
import { useServerNow } from '../../../data/store/server-clock';
import { zoneHere } from '../../../data/store/zone-here';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { LinkButton } from '../../../parts/page/link-button';
import { workoutTitle } from '../../../parts/workouts/workout-line';
import { useUsableTimes, type When, WhenFields } from '../../../parts/workouts/workout-when';
import { classNames } from '../../../ui/class-names';
import { SubmitButton } from '../../../ui/control/button';
import { RadioGroup } from '../../../ui/control/radio-group';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { SelectField } from '../../../ui/field/select-field';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './add-workout.module.css';

const USUAL_MINUTES = 60;
const MS_PER_MINUTE = 60_000;
/** A proposed start is rounded to five minutes. */
const STEP_MS = 5 * MS_PER_MINUTE;

type Source = AddedFrom['kind'];

interface AddWorkoutFormProps {
  day: LocalDay;
  today: LocalDay;
  /** The chosen earlier workout to copy; null without one. */
  like: WorkoutEntry | null;
  past: readonly WorkoutEntry[];
  /** The active ficha. */
  active: ProgramEntry | null;
  book: ExerciseBook;
  /** Address of the list of past workouts. */
  list: string;
}

/** Time and contents of the workout. Nothing is stored before "Registrar". */
export function AddWorkoutForm(props: AddWorkoutFormProps) {
  const { day, today, like, past, active, book, list } = props;
  const zone = zoneHere();
  const now = useServerNow();
  const { add } = usePastWorkoutCommands();
  const [, navigate] = useLocation();
  const offered = like && !past.some(({ id }) => id === like.id) ? [like, ...past] : past;
  const days = active?.program.days ?? [];

  const [when, setWhen] = useState<When>(() => whenFirst(day, today, now(), zone));
  const [source, setSource] = useState<Source>(() =>
    like ? 'workout' : days.length > 0 ? 'day' : past.length > 0 ? 'workout' : 'nothing',
  );
  const [dayKey, setDayKey] = useState(days[0]?.key ?? '');
  const [likeId, setLikeId] = useState(like?.id ?? past[0]?.id ?? '');
  const [performed, setPerformed] = useState(true);
  const times = useUsableTimes(when, zone);

  function chosen(): AddedFrom {
    if (source === 'workout') return { kind: 'workout', id: likeId };
    const at = days.findIndex(({ key }) => key === dayKey);
    const of = days[at];
    if (source === 'nothing' || !active || !of) return { kind: 'nothing' };
    return { kind: 'day', program: active.id, day: dayKey, title: dayName(of, at) };
  }

  const { run, busy } = useAction(async () => {
    if (!times) return;
    const loadKindOf = (id: string) => book.byId(id)?.loadKind ?? null;
    try {
      const added = await add({ times, from: chosen(), performed, loadKindOf });
      if ('id' in added) {
        notify.stored('Treino registrado');
        navigate(`/app/history/${added.id}`, { replace: true, state: { list } });
        return;
      }
      notify.error(
        added.refusal === 'gone'
          ? 'Isto não está mais neste aparelho. Escolha outro.'
          : commitRefusal(added.refusal),
      );
    } catch (cause) {
      console.error('The workout could not be added', cause);
      notify.error(storageFailure('write'));
    }
  });

  function save(event: FormEvent) {
    event.preventDefault();
    void run();
  }

  const sources: { value: Source; label: string }[] = [
    ...(days.length > 0 ? [{ value: 'day' as const, label: 'Da ficha' }] : []),
    ...(offered.length > 0 ? [{ value: 'workout' as const, label: 'Como outro' }] : []),
    { value: 'nothing', label: 'Vazio' },
  ];

  return (
    <form className={layoutClass.wide} onSubmit={save}>
      <Card as="section" labelledBy="when">
        <h2 id="when" className={styles.heading}>
          Quando foi
        </h2>
        <WhenFields when={when} zone={zone} today={today} onChange={setWhen} />
      </Card>
      <Card as="section" labelledBy="what">
        <h2 id="what" className={styles.heading}>
          O que foi
        </h2>
        {sources.length > 1 && (
          <SegmentedControl
            legend="O que foi"
            hideLegend
            options={sources}
            value={source}
            onChange={setSource}
          />
        )}
        {source === 'day' && active && (
          <RadioGroup
            legend={programTitle(active.program)}
            options={days.map((of, at) => ({
              value: of.key,
              label: dayName(of, at),
              hint: exercisesCount(of.exercises.length),
            }))}
            value={dayKey}
            onChange={setDayKey}
          />
        )}
        {source === 'workout' && (
          <SelectField
            label="Treino"
            options={offered.map(({ id, workout }) => ({
              value: id,
              label: `${capitalise(shortDay(workout.start.day))} · ${workoutTitle(workout, book)}`,
            }))}
            value={likeId}
            onChange={(event) => setLikeId(event.target.value)}
          />
        )}
        {source === 'nothing' ? (
          <p className={textClass.small}>Os exercícios e as séries você adiciona em seguida.</p>
        ) : (
          <SwitchRow
            label="Registrar as séries como feitas"
            hint={
              source === 'day'
                ? 'Com a carga e as repetições que a ficha pede; depois é só corrigir o que foi diferente.'
                : 'Com as cargas e repetições daquele dia; depois é só corrigir o que foi diferente.'
            }
            checked={performed}
            onChange={setPerformed}
          />
        )}
      </Card>
      <div className={classNames(layoutClass.wide, styles.acts)}>
        <SubmitButton busy={busy} disabled={times === null}>
          Registrar
        </SubmitButton>
        <LinkButton href={like ? `/app/history/${like.id}` : list} variant="plain" full>
          Cancelar
        </LinkButton>
      </div>
    </form>
  );
}

/**
 * The initial time, on any day: so long ago that a usual workout would be over now. Null shortly
 * after midnight, because that time was yesterday.
 */
function whenFirst(day: LocalDay, today: LocalDay, now: number, zone: string): When {
  const before = Math.floor((now - USUAL_MINUTES * MS_PER_MINUTE) / STEP_MS) * STEP_MS;
  // Shortly after midnight, an hour ago was yesterday.
  if (day === today && localDay(before, zone) !== today)
    return { day, time: null, minutes: USUAL_MINUTES };
  return { day, time: timeOfDay(before, zone), minutes: USUAL_MINUTES };
}
