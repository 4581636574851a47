import { ClipboardPaste } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { LoadUnit } from '#domain/load';
import type { ProgramDraft } from '#domain/programs/draft';
import { exerciseFinder, namesOfExercises } from '#domain/programs/ficha-text/find-exercise';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { useFichaText } from '../../../data/programs/ficha-text';
import { PasteSheet } from '../../../parts/programs/paste-sheet';
import { TYPED_FICHAS } from '../../../parts/programs/typed-fichas';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { Chip } from '../../../ui/control/chip';

interface TypedProgramProps {
  /** The coach's exercises, because the draft is in the coach's account. */
  book: ExerciseBook;
  unit: LoadUnit;
  busy: boolean;
  onMake: (draft: ProgramDraft, onMade: () => void) => void;
}

/** Starts a draft from a ficha that is typed or pasted as text. */
export function TypedProgram({ book, unit, busy, onMake }: TypedProgramProps) {
  const [, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const [text, write] = useFichaText();
  const { find, nameOf } = useMemo(() => {
    const index = searchIndexOf(book.all);
    return { find: exerciseFinder(index, book.recentIds), nameOf: namesOfExercises(index) };
  }, [book]);
  return (
    <>
      <Chip
        icon={<ClipboardPaste aria-hidden="true" />}
        disabled={busy}
        onClick={() => setOpen(true)}
      >
        {text.trim() === '' ? 'Digitar ou colar' : 'Continuar o texto'}
      </Chip>
      {open && (
        <PasteSheet
          text={text}
          onText={write}
          find={find}
          nameOf={nameOf}
          unit={unit}
          busy={busy}
          onMake={(draft) => onMake(draft, () => write(''))}
          onSeveral={() => navigate('/app/import/program', { state: TYPED_FICHAS })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
