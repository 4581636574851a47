import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { programChanges } from '#domain/coaching/program-changes';
import type { RebaseSide } from '#domain/coaching/rebase';
import { PROGRAM_LIMITS } from '#domain/programs/paths';
import type { Program } from '#domain/programs/shape';
import { changesCount } from '#words/coaching/program-changes';
import { publishRefusal } from '#words/coaching/student-programs';
import { numericDay } from '#words/format/day';
import { programFacts } from '#words/programs/program';
import {
  type DraftStanding,
  useStudentProgramCommands,
} from '../../../data/commands/coaching/student-programs';
import { useProgram } from '../../../data/programs/programs';
import { useAction } from '../../../data/remote/use-action';
import { useSession } from '../../../data/session/session';
import { usePreferences } from '../../../data/store/preferences';
import { guardedBy } from '../../../parts/input/guarded';
import { useLateQuestion } from '../../../parts/input/use-late-question';
import { useToday } from '../../../parts/input/use-today';
import { ProgramChanges } from '../../../training/programs/program-changes';
import { ProgramConflicts } from '../../../training/programs/program-conflicts';
import { SubmitButton } from '../../../ui/control/button';
import { DateField } from '../../../ui/field/date-field';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { TextField } from '../../../ui/field/text-field';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './publish-sheet.module.css';

const NOTE_LENGTH = 2000;

interface PublishSheetProps {
  id: string;
  program: Program;
  student: { readonly id: string; readonly name: string };
  nameOf: (exercise: string | null) => string;
  onClose: () => void;
}

/** News for the student, conflicting changes, and the message. */
export function PublishSheet({ id, program, student, nameOf, onClose }: PublishSheetProps) {
  const commands = useStudentProgramCommands(student.id);
  const { unit } = usePreferences();
  const session = useSession();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<Readonly<Record<string, RebaseSide>>>({});
  const [standing, setStanding] = useState<DraftStanding | 'unknown' | null>(null);
  const [note, setNote] = useState('');
  const today = useToday();
  const ended = program.ends && program.ends < today ? program.ends : null;
  const [ends, setEnds] = useState<string | null>(ended ? null : (program.ends ?? null));
  // Publishing completes a due review, so only a future review day stays.
  const [review, setReview] = useState(() =>
    program.review && program.review > today ? program.review : null,
  );
  const [title, setTitle] = useState('');
  const [isAsked, setAsked] = useState(false);
  const late = useLateQuestion();
  // Changes on either side while the sheet is open are part of the comparison. Until then the
  // entries stay the same objects.
  const loaded = useProgram(program.draftFor?.program ?? id);
  const theirs = loaded.state === 'ready' ? loaded.value : null;
  const byName = 'user' in session ? session.user.name : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: compares each new state
  useEffect(() => {
    let current = true;
    commands.standing(id, chosen).then(
      (found) => current && setStanding(found ?? 'unknown'),
      (cause: unknown) => {
        console.error('A draft could not be compared', cause);
        if (current) setStanding('unknown');
      },
    );
    return () => {
      current = false;
    };
  }, [commands, id, chosen, program, theirs]);

  const publishing = useAction(async () => {
    const said = { byName, title: title.trim(), note: note.trim(), ends, review, chosen };
    if (!(await guardedBy(commands.publish(id, said), publishRefusal))) return;
    onClose();
    // The draft is gone, so going back must not open it.
    navigate(`/app/students/${student.id}/programs`, { replace: true });
    notify.stored(
      navigator.onLine
        ? `A ficha vai para ${student.name}`
        : `Ficha guardada neste aparelho. Vai para ${student.name} quando houver conexão.`,
    );
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (program.title === '' && title.trim() === '') return;
    late.before([student], () => void publishing.run());
  }

  const known = standing !== null && standing !== 'unknown' ? standing : null;
  return (
    <Sheet
      open
      size="l"
      title={student.name === '' ? 'Publicar ficha' : `Publicar para ${student.name}`}
      description="O rascunho vira a próxima versão da ficha"
      onClose={onClose}
      footer={
        <SubmitButton
          form="publish"
          busy={late.busy || publishing.busy}
          disabled={!known}
          data-autofocus=""
        >
          Publicar
        </SubmitButton>
      }
    >
      {late.question}
      {standing === 'unknown' && <p>{publishRefusal('unknown')}</p>}
      {standing === null && <Skeleton height={240} />}
      {known && (
        <form id="publish" onSubmit={submit}>
          <Stack>
            <Differences standing={known} program={program} name={student.name} nameOf={nameOf} />
            {known.conflicts.length > 0 && (
              <Stack gap="s">
                <SectionTitle as="h3">O que mudou dos dois lados</SectionTitle>
                <ProgramConflicts
                  base={known.base}
                  conflicts={known.conflicts}
                  current={known.current}
                  published={known.published}
                  student={student.name}
                  unit={unit}
                  nameOf={nameOf}
                  onChoose={(at, side) => setChosen({ ...chosen, [at]: side })}
                />
              </Stack>
            )}
            {program.title === '' && (
              <TextField
                label="Nome da ficha"
                error={
                  isAsked && title.trim() === '' ? 'Dê um nome, como Hipertrofia A' : undefined
                }
                maxLength={PROGRAM_LIMITS.title}
                autoComplete="off"
                value={title}
                onChange={({ target }) => setTitle(target.value)}
              />
            )}
            <TextAreaField
              label={`Recado para ${student.name}`}
              optional
              rows={2}
              maxLength={NOTE_LENGTH}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            <div className={styles.days}>
              <DateField
                label="Último dia do bloco"
                optional
                hint={ended ? `O bloco acabou em ${numericDay(ended)}` : undefined}
                min={today}
                value={ends}
                onChange={setEnds}
              />
              <DateField
                label="Lembrar de revisar em"
                optional
                min={today}
                value={review}
                onChange={setReview}
              />
            </div>
          </Stack>
        </form>
      )}
    </Sheet>
  );
}

interface DifferencesProps {
  standing: DraftStanding;
  program: Program;
  name: string;
  nameOf: (exercise: string | null) => string;
}

/** A new ficha is compared with its original, an edited one with the student's. */
function Differences({ standing, program, name, nameOf }: DifferencesProps) {
  const { unit } = usePreferences();
  const isNew = Object.keys(standing.current).length === 0;
  const isFromNothing = isNew && Object.keys(standing.base).length === 0;
  const changes = isFromNothing
    ? []
    : programChanges(isNew ? standing.base : standing.current, standing.next);
  return (
    <Stack gap="s">
      <SectionTitle as="h3">{isNew ? 'Ficha nova' : changesCount(changes.length)}</SectionTitle>
      {isNew && <p className={textClass.small}>{programFacts(program)}</p>}
      {isNew && changes.length > 0 && (
        <p className={textClass.small}>Em relação à ficha de onde ela veio:</p>
      )}
      {!isNew && changes.length === 0 && (
        <p className={textClass.small}>A ficha está igual à que {name} tem.</p>
      )}
      {changes.length > 0 && (
        <ProgramChanges label="Mudanças" changes={changes} unit={unit} nameOf={nameOf} />
      )}
    </Stack>
  );
}
