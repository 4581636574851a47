import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import type { Program } from '#domain/programs/shape';
import { goalLabel, levelLabel, programFacts, programTitle } from '#words/programs/program';
import { type ExerciseBook, useExercises } from '../../../data/exercises/exercises';
import { useProgram } from '../../../data/programs/programs';
import { usePreferences } from '../../../data/store/preferences';
import { ReadFailed } from '../../../parts/device/read-failed';
import { exerciseStills } from '../../../parts/exercises/exercise-figure';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { LinkButton } from '../../../parts/page/link-button';
import { PrintButton, PrintFrame } from '../../../parts/page/print-frame';
import frame from '../../../parts/page/print-frame.module.css';
import { classNames } from '../../../ui/class-names';
import { SwitchRow } from '../../../ui/control/switch-row';
import { RingLoader } from '../../../ui/state/ring-loader';
import { EmptyState } from '../../../ui/state/screen-state';
import { PaperDay } from './paper-day';
import { namedWeeks } from './paper-weeks';
import styles from './print-program.module.css';

/** A printable ficha, with space for the loads of four workouts. */
export default function PrintProgram() {
  const { id = '' } = useParams<{ id: string }>();
  const loaded = useProgram(id);
  const exercises = useExercises();
  const failed = loaded.state === 'failed' || exercises.state === 'failed';
  const ready = loaded.state === 'ready' && exercises.state === 'ready';
  const program = loaded.state === 'ready' ? loaded.value?.program : undefined;

  return (
    <PrintFrame
      title="Imprimir ficha"
      href={program ? `/app/programs/${id}` : '/app/programs'}
      label="Voltar à ficha"
    >
      {failed && <ReadFailed what="a ficha" />}
      {!failed && !ready && <RingLoader size={40} label="Abrindo a ficha" />}
      {ready && program && program.removedAt === null && (
        <Paper program={program} book={exercises.value} />
      )}
      {ready && (!program || program.removedAt !== null) && <NotHere />}
    </PrintFrame>
  );
}

function NotHere() {
  return (
    <EmptyState
      icon={<Printer />}
      title="Esta ficha não está aqui"
      action={<LinkButton href="/app/programs">Ver as fichas</LinkButton>}
    >
      <p>Ela foi removida, ou ainda não chegou a este aparelho.</p>
    </EmptyState>
  );
}

function Paper({ program, book }: { program: Program; book: ExerciseBook }) {
  const { unit } = usePreferences();
  const [paged, setPaged] = useState(false);
  const nameOf = exerciseNamer(book);
  const still = exerciseStills(book, { atOnce: true });
  const about = [
    ...(program.goal ? [goalLabel(program.goal)] : []),
    ...(program.level ? [levelLabel(program.level)] : []),
    programFacts(program),
  ];
  return (
    <>
      <div className={classNames(frame.tools, styles.tools)}>
        <SwitchRow label="Uma página por dia" checked={paged} onChange={setPaged} />
        <PrintButton />
      </div>
      <article className={classNames(frame.paper, styles.paper)} data-paged={paged || undefined}>
        <header className={frame.head}>
          <h2>{programTitle(program)}</h2>
          <p>{about.join(' · ')}</p>
          {namedWeeks(program).map((week) => (
            <p key={week}>{week}</p>
          ))}
          {program.note !== '' && <p className={styles.note}>{program.note}</p>}
        </header>
        {program.days.map((day, index) => (
          <PaperDay
            key={day.key}
            program={program}
            day={day}
            index={index}
            unit={unit}
            nameOf={nameOf}
            still={still}
          />
        ))}
      </article>
    </>
  );
}
