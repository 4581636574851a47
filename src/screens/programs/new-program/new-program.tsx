import { ClipboardPaste, Copy, FilePlus2, ScanQrCode } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { ProgramTemplate } from '#catalog/program-texts/template';
import { EMPTY_DAY, EMPTY_PROGRAM } from '#domain/programs/draft';
import { exerciseFinder, namesOfExercises } from '#domain/programs/ficha-text/find-exercise';
import { programFacts, programTitle } from '#words/programs/program';
import { type ExerciseBook, useExercises } from '../../../data/exercises/exercises';
import { useActiveProgram } from '../../../data/programs/active-program';
import { useFichaText } from '../../../data/programs/ficha-text';
import { type ProgramEntry, usePrograms } from '../../../data/programs/programs';
import { usePreferences } from '../../../data/store/preferences';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackBar } from '../../../parts/page/back-link';
import { copyTitle } from '../../../parts/programs/copy-title';
import { findPrograms, WORTH_SEARCHING } from '../../../parts/programs/find-programs';
import { NoProgramFound } from '../../../parts/programs/no-program-found';
import { PasteSheet } from '../../../parts/programs/paste-sheet';
import { templateFinder } from '../../../parts/programs/template-finder';
import { TemplatePreview } from '../../../parts/programs/template-preview';
import { TYPED_FICHAS } from '../../../parts/programs/typed-fichas';
import { useMakeProgram } from '../../../parts/programs/use-make-program';
import { useProgramTemplates } from '../../../parts/programs/use-program-templates';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { Chip, ChipRow } from '../../../ui/control/chip';
import { List, ListRow } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { Page, Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';
import { TemplateList } from './template-list';

/** Creates a ficha from a ready one, from text, from another one, or an empty one. */
export default function NewProgram() {
  const exercises = useExercises();
  const templates = useProgramTemplates();

  if (exercises.state === 'failed' || templates.state === 'failed') {
    return (
      <Frame>
        <ReadFailed what="as fichas prontas" />
      </Frame>
    );
  }
  if (exercises.state === 'loading' || templates.state === 'loading') {
    return (
      <Frame>
        <Skeleton height={420} />
      </Frame>
    );
  }
  return (
    <Frame>
      <Ways book={exercises.value} templates={templates.value} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <BackBar title="Nova ficha" href="/app/programs" label="Voltar às fichas" />
      <Page width="app">{children}</Page>
    </>
  );
}

interface WaysProps {
  book: ExerciseBook;
  templates: readonly ProgramTemplate[];
}

function Ways({ book, templates }: WaysProps) {
  const { unit } = usePreferences();
  const [, navigate] = useLocation();
  const programs = usePrograms();
  const { make, copy, busy } = useMakeProgram();
  const [shown, setShown] = useState<ProgramTemplate | null>(null);
  const [open, setOpen] = useState<'paste' | 'copy' | null>(null);
  const [text, write] = useFichaText();
  const { find, nameOf } = useMemo(() => {
    const index = searchIndexOf(book.all);
    return { find: exerciseFinder(index, book.recentIds), nameOf: namesOfExercises(index) };
  }, [book]);
  const findShipped = useMemo(() => templateFinder(book), [book]);
  // The first ficha of a person becomes the active one.
  const active = useActiveProgram();
  const free = active.state === 'ready' && active.value === null;
  const mine = programs.state === 'ready' ? programs.value : [];

  return (
    <>
      <ChipRow label="Do seu jeito">
        <Chip
          icon={<FilePlus2 aria-hidden="true" />}
          disabled={busy}
          onClick={() =>
            make({ ...EMPTY_PROGRAM, days: [EMPTY_DAY] }, { active: free, edit: true })
          }
        >
          Em branco
        </Chip>
        <Chip icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setOpen('paste')}>
          {text.trim() === '' ? 'Digitar ou colar' : 'Continuar o texto'}
        </Chip>
        {mine.length > 0 && (
          <Chip icon={<Copy aria-hidden="true" />} onClick={() => setOpen('copy')}>
            Copiar uma ficha
          </Chip>
        )}
        <Chip
          icon={<ScanQrCode aria-hidden="true" />}
          onClick={() => navigate('/app/import/program')}
        >
          Receber de alguém
        </Chip>
      </ChipRow>
      <Stack gap="s">
        <SectionTitle>Fichas prontas</SectionTitle>
        <TemplateList templates={templates} onShow={setShown} />
      </Stack>
      {shown && (
        <TemplatePreview
          template={shown}
          book={book}
          find={findShipped}
          unit={unit}
          busy={busy}
          onUse={(draft) => make(draft, { active: true, edit: false })}
          onClose={() => setShown(null)}
        />
      )}
      {open === 'paste' && (
        <PasteSheet
          text={text}
          onText={write}
          find={find}
          nameOf={nameOf}
          unit={unit}
          busy={busy}
          onMake={(draft) => make(draft, { active: free, edit: false, onMade: () => write('') })}
          onSeveral={() => navigate('/app/import/program', { state: TYPED_FICHAS })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'copy' && (
        <CopySheet
          programs={mine}
          onChoose={(id, title) => {
            setOpen(null);
            copy(id, title);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface CopySheetProps {
  programs: readonly ProgramEntry[];
  onChoose: (id: string, title: string) => void;
  onClose: () => void;
}

/** Chooses a ficha of the person to copy. */
function CopySheet({ programs, onChoose, onClose }: CopySheetProps) {
  const [wanted, setWanted] = useState('');
  const isLong = programs.length >= WORTH_SEARCHING;
  const found = findPrograms(programs, wanted);
  return (
    <Sheet
      open
      title="Copiar uma ficha"
      size="s"
      tall={isLong}
      onClose={onClose}
      toolbar={isLong && <SearchField label="Buscar ficha" value={wanted} onChange={setWanted} />}
    >
      {found.length === 0 ? (
        <NoProgramFound onClear={() => setWanted('')} />
      ) : (
        <List bare>
          {found.map(({ id, program }) => (
            <ListRow
              key={id}
              title={programTitle(program)}
              subtitle={programFacts(program)}
              onClick={() => onChoose(id, copyTitle(program.title))}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
