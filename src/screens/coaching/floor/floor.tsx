import { Dumbbell, UserRoundPlus, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { floorKept, keepFloor } from '../../../data/coaching/floor-memory';
import { type StudentLink, useStudents } from '../../../data/coaching/students';
import { useExercises } from '../../../data/exercises/exercises';
import { useSession } from '../../../data/session/session';
import { StudentSpace } from '../../../data/student-space/student-space';
import { useRunningWorkouts } from '../../../data/workouts/workouts';
import { FloorLive } from '../../../live/floor-live';
import { StudentSpaceNotice } from '../../../parts/coaching/student-space-notice';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackBar } from '../../../parts/page/back-link';
import { LinkButton } from '../../../parts/page/link-button';
import { useDevicePreference } from '../../../preferences/use-preferences';
import { Button } from '../../../ui/control/button';
import { IconButton } from '../../../ui/control/icon-button';
import { Page } from '../../../ui/frame/page';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './floor.module.css';
import { FloorPicker } from './floor-picker';
import { FloorStart } from './floor-start';
import { FloorTile, WaitingTile } from './floor-tile';
import { FloorWorkout } from './floor-workout';

/** Whether the coach may read and write this student's workouts. */
function isLoggedFor({ scopes, archivedAt }: StudentLink): boolean {
  return archivedAt === null && scopes.includes('log') && scopes.includes('record');
}

/** Several people who train at once, on one screen. */
export default function Floor() {
  const students = useStudents();
  const able = students.state === 'ready' ? students.value.filter(isLoggedFor) : [];
  const { chosen, choose } = useChosenStudents(able);
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <BackBar
        title="Salão"
        href="/app/panel"
        label="Voltar ao painel"
        actions={
          chosen.length > 0 && (
            <IconButton
              label="Trocar pessoas"
              icon={<UsersRound />}
              onClick={() => setChoosing(true)}
            />
          )
        }
      />
      {students.state === 'ready' && chosen.length > 0 ? (
        <FloorBoard chosen={chosen} />
      ) : (
        <Page>
          {students.state === 'loading' && <Skeleton height={280} />}
          {students.state === 'failed' && <ReadFailed />}
          {students.state === 'ready' &&
            (able.length === 0 ? <NobodyYet /> : <Empty onChoose={() => setChoosing(true)} />)}
        </Page>
      )}
      {choosing && (
        <FloorPicker
          able={able}
          chosen={chosen.map(({ student }) => student.id)}
          onChoose={(ids) => {
            choose(ids);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function Empty({ onChoose }: { onChoose: () => void }) {
  return (
    <EmptyState
      title="Quem treina agora?"
      icon={<Dumbbell />}
      action={
        <Button size="l" onClick={onChoose}>
          Escolher pessoas
        </Button>
      }
    >
      <p>
        Até seis treinos lado a lado, também sem internet. Você anota por quem não está com o
        telefone, e o que cada pessoa anota no dela aparece aqui.
      </p>
    </EmptyState>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      title="Ninguém liberou os registros ainda"
      icon={<UserRoundPlus />}
      action={
        <LinkButton href="/app/students" variant="quiet">
          Ver seus alunos
        </LinkButton>
      }
    >
      <p>
        Para anotar treinos por alguém, a pessoa abre Perfil, Meu personal, e liga “Ver os treinos”
        e “Registrar treinos”. Ela pode mudar isso quando quiser.
      </p>
    </EmptyState>
  );
}

/** On a phone one person at a time below a switcher; with enough space all side by side. */
function FloorBoard({ chosen }: { chosen: readonly StudentLink[] }) {
  const columns = useColumns();
  const [sound] = useDevicePreference('sound');
  const [vibrate] = useDevicePreference('vibrate');
  const [wakeLock] = useDevicePreference('wakeLock');
  const [asked, setAsked] = useState<string | null>(null);
  const shown = chosen.find(({ student }) => student.id === asked) ?? chosen[0];
  const open = columns ? chosen : chosen.filter((each) => each === shown);
  return (
    <FloorLive sound={sound} vibrate={vibrate} wakeLock={wakeLock}>
      <nav className={styles.switcher} aria-label="Quem está no salão" data-columns={columns}>
        {chosen.map(({ student: { id, name } }) => {
          const tile = { name, current: !columns && id === shown?.student.id };
          const onChoose = () => {
            setAsked(id);
            if (columns)
              document.getElementById(`floor-${id}`)?.scrollIntoView({ block: 'nearest' });
            else window.scrollTo({ top: 0 });
          };
          return (
            <StudentSpace
              key={id}
              student={id}
              otherwise={<WaitingTile {...tile} onChoose={onChoose} />}
            >
              <FloorTile {...tile} onChoose={onChoose} />
            </StudentSpace>
          );
        })}
      </nav>
      <div className={styles.board} data-columns={columns} data-over-dock>
        {open.map(({ student: { id, name } }) => (
          <section key={id} id={`floor-${id}`} className={styles.person} aria-label={name}>
            <StudentSpace student={id} otherwise={<StudentSpaceNotice name={name} />}>
              <FloorSession name={name} pinned={!columns} />
            </StudentSpace>
          </section>
        ))}
      </div>
    </FloorLive>
  );
}

interface FloorSessionProps {
  name: string;
  /** Whether the logger is pinned to the bottom; beside others it is in its column. */
  pinned: boolean;
}

/** One person on the floor: a running workout, or the start of one. */
function FloorSession({ name, pinned }: FloorSessionProps) {
  const running = useRunningWorkouts();
  const exercises = useExercises();
  if (running.state === 'failed') return <ReadFailed what={`os treinos de ${name}`} />;
  if (running.state === 'loading' || exercises.state === 'loading')
    return <Skeleton height={280} />;
  const [entry] = running.value;
  const book = exercises.state === 'ready' ? exercises.value : null;
  if (!entry) return <FloorStart name={name} />;
  return <FloorWorkout key={entry.id} entry={entry} book={book} name={name} pinned={pinned} />;
}

const ROOM = '(min-width: 900px)';

/** Whether there is enough space for several workouts side by side. */
function useColumns(): boolean {
  const [columns, setColumns] = useState(() => matchMedia(ROOM).matches);
  useEffect(() => {
    const query = matchMedia(ROOM);
    const look = () => setColumns(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return columns;
}

/** The students on the floor for whom the coach may still log; the choice stays on this device. */
function useChosenStudents(able: readonly StudentLink[]) {
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const [ids, setIds] = useState(() => floorKept(person));
  return {
    chosen: ids.flatMap((id) => able.find(({ student }) => student.id === id) ?? []),
    choose(next: readonly string[]) {
      setIds(next);
      keepFloor(person, next);
    },
  };
}
