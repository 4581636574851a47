import { useEffect, useMemo, useRef } from 'react';
import type { SharedProgram } from '#domain/programs/ficha-code/shape';
import { previewOf } from '#domain/programs/preview';
import { programAbout, programTitle } from '#words/programs/program';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { sharedStills } from '../../../parts/programs/shared-stills';
import { useKeepFicha, useTwin } from '../../../parts/programs/use-keep-ficha';
import { FichaContents } from '../../../training/programs/ficha-contents';
import { Button } from '../../../ui/control/button';
import { Dock } from '../../../ui/frame/dock';
import { Stack } from '../../../ui/frame/page';
import textClass from '../../../ui/text.module.css';
import styles from './import-program.module.css';

interface FichaPreviewProps {
  shared: SharedProgram;
  book: ExerciseBook;
  /** Whether it was just received, so that its name is announced. */
  arrived?: boolean;
  onCancel: () => void;
}

/** The received ficha, day by day, before it is stored. */
export function FichaPreview(props: FichaPreviewProps) {
  const { shared, book, arrived = false, onCancel } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  const { unit } = usePreferences();
  const program = useMemo(() => previewOf(shared.draft), [shared]);
  const twin = useTwin(shared);
  const keep = useKeepFicha(shared);

  return (
    <div className={styles.preview}>
      <Stack>
        <header>
          <h2 ref={heading} className={styles.name} tabIndex={-1}>
            {programTitle(program)}
          </h2>
          <p className={textClass.lead}>{programAbout(program)}</p>
        </header>
        {twin && (
          <p className={styles.notice} role="status">
            Você já tem esta ficha, igual em tudo. Guardar faz outra cópia.
          </p>
        )}
        <FichaContents
          program={program}
          own={shared.own}
          unit={unit}
          nameOf={exerciseNamer(book)}
          still={sharedStills(shared, book)}
        />
      </Stack>
      <Dock className={styles.dock}>
        <div className={styles.acts}>
          <Button size="l" full busy={keep.busy} onClick={() => void keep.run()}>
            {twin ? 'Guardar outra cópia' : 'Guardar ficha'}
          </Button>
          <Button variant="plain" full onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </Dock>
    </div>
  );
}
