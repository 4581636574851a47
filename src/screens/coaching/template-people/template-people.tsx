import { useId, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { peopleCount } from '#words/coaching/invitations';
import { programTitle } from '#words/programs/program';
import { type AssignmentEntry, useAssignments } from '../../../data/coaching/assignments';
import { useStudents } from '../../../data/coaching/students';
import { useExercises } from '../../../data/exercises/exercises';
import { useProgram } from '../../../data/programs/programs';
import { ReadFailed } from '../../../parts/device/read-failed';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { useLateQuestion } from '../../../parts/input/use-late-question';
import { BackLink } from '../../../parts/page/back-link';
import { Button } from '../../../ui/control/button';
import { ProgressLine } from '../../../ui/display/progress-line';
import { Page, Stack } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { Carrier } from './carrier';
import { AbsentCard, assignmentState, PersonCard } from './person-card';
import { PersonLook, type SeenPerson } from './person-look';
import { type Decided, useCarrying } from './use-carrying';

/** Number of students read at once, because each needs a database and a sync. */
const LOOKED_AT_ONCE = 3;
const NOBODY: readonly AssignmentEntry[] = [];

/**
 * Students with a ficha from the template, the effects of its change, and buttons that apply it.
 */
export default function TemplatePeople() {
  const { id = '' } = useParams<{ id: string }>();
  const loaded = useProgram(id);
  const assignments = useAssignments();
  const students = useStudents();
  const exercises = useExercises();
  const [seen, setSeen] = useState<ReadonlyMap<string, SeenPerson>>(new Map());
  const [decided, setDecided] = useState<Decided>(new Map());
  const carrying = useCarrying((done) =>
    // The student's ficha has changed, so it is read again.
    setSeen((known) => new Map([...known].filter(([entry]) => entry !== done))),
  );
  const late = useLateQuestion();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const failed = loaded.state === 'failed' || assignments.state === 'failed';
  const isReady = loaded.state === 'ready' && assignments.state === 'ready';
  const all = isReady ? assignments.value : NOBODY;
  const users = useMemo(() => all.filter(({ template }) => template === id), [all, id]);
  const nameOf = exerciseNamer(exercises.state === 'ready' ? exercises.value : null);
  const known = students.state === 'ready' ? students.value : [];
  const personOf = ({ student }: AssignmentEntry) =>
    known.find((link) => link.student.id === student)?.student ?? null;
  const there = users.filter((entry) => personOf(entry) !== null);
  const template = loaded.state === 'ready' ? (loaded.value?.program ?? null) : null;
  const standings = useMemo(
    () =>
      new Map(
        users.flatMap((entry) => {
          const look = seen.get(entry.id);
          return look === undefined || typeof look === 'string'
            ? []
            : [[entry.id, assignmentState(entry, look, template, decided.get(entry.id))] as const];
        }),
      ),
    [users, seen, template, decided],
  );
  const changed = there.filter((entry) => standings.get(entry.id)?.isChanged);
  const chosen = changed.filter((entry) => !left.has(entry.id));
  const unseen = there.filter((entry) => !seen.has(entry.id));
  const unasked = there.filter((entry) => {
    const look = seen.get(entry.id);
    return look === undefined || (typeof look !== 'string' && !look.asked);
  });
  const title = loaded.state === 'ready' && loaded.value ? programTitle(loaded.value.program) : '';

  return (
    <>
      <TopBar
        title="Quem usa este modelo"
        subtitle={title}
        leading={<BackLink href={`/app/programs/${id}`} label="Voltar à ficha" />}
      />
      <Page>
        {failed ? (
          <ReadFailed what="quem usa este modelo" />
        ) : !isReady || students.state === 'loading' ? (
          <Skeleton height={320} />
        ) : there.length === 0 ? (
          <EmptyState title="Ninguém usa este modelo">
            <p>
              {students.state === 'failed'
                ? 'Não deu para ver seus alunos agora. Abra de novo com internet.'
                : 'Abra a página de uma pessoa, depois Fichas e Usar modelo.'}
            </p>
          </EmptyState>
        ) : (
          <Stack>
            {unasked.length > 0 && there.length > LOOKED_AT_ONCE && carrying.progress === null && (
              <Progress
                words="Vendo o que cada pessoa tem"
                done={there.length - unasked.length}
                total={there.length}
              />
            )}
            {there.map((entry) => {
              const person = personOf(entry);
              const standing = standings.get(entry.id);
              const look = seen.get(entry.id);
              if (!person) return null;
              if (!standing) {
                const why = typeof look === 'string' ? look : null;
                return <AbsentCard key={entry.id} name={person.name} why={why} />;
              }
              return (
                <PersonCard
                  key={entry.id}
                  entry={entry}
                  name={person.name}
                  standing={standing}
                  nameOf={nameOf}
                  busy={carrying.busy}
                  chosen={!left.has(entry.id)}
                  onChoose={(isChosen) => {
                    const next = new Set(left);
                    if (isChosen) next.delete(entry.id);
                    else next.add(entry.id);
                    setLeft(next);
                  }}
                  onDecide={(at, side) =>
                    setDecided((known) =>
                      new Map(known).set(entry.id, { ...known.get(entry.id), [at]: side }),
                    )
                  }
                  onTakeBack={() => carrying.takeBack([entry])}
                />
              );
            })}
            {unasked.slice(0, LOOKED_AT_ONCE).map((entry) => (
              <PersonLook
                key={entry.id}
                entry={entry}
                onSeen={(look) =>
                  setSeen((known) =>
                    known.get(entry.id) === look ? known : new Map(known).set(entry.id, look),
                  )
                }
              />
            ))}
            {carrying.errand && <Carrier key={carrying.errand.id} errand={carrying.errand} />}
            {carrying.progress && carrying.progress.total > 1 && (
              <Progress words="Levando a mudança" {...carrying.progress} />
            )}
            {changed.length > 0 && (
              <Button
                size="l"
                full
                busy={late.busy || carrying.busy}
                disabled={chosen.length === 0 || unseen.length > 0}
                onClick={() =>
                  late.before(
                    chosen.flatMap((entry) => personOf(entry) ?? []),
                    () => carrying.carry(chosen, decided),
                  )
                }
              >
                {chosen.length === 1
                  ? 'Levar a mudança a 1 pessoa'
                  : `Levar a mudança a ${chosen.length} pessoas`}
              </Button>
            )}
            {late.question}
          </Stack>
        )}
      </Page>
    </>
  );
}

function Progress({ words, done, total }: { words: string; done: number; total: number }) {
  const label = useId();
  return (
    <div role="status">
      <p id={label} className={textClass.small}>
        {words}: {done} de {peopleCount(total)}.
      </p>
      <ProgressLine done={done} total={total} labelledBy={label} />
    </div>
  );
}
