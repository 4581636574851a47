import { FilePlus2, LayoutTemplate, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LoadUnit } from '#domain/load';
import { plural } from '#words/format/plural';
import { programFacts, programTitle } from '#words/programs/program';
import type { StudentLink } from '../../../data/coaching/students';
import { type ExerciseBook, useExercises } from '../../../data/exercises/exercises';
import type { DraftEntry } from '../../../data/programs/program-drafts';
import { type ProgramEntry, usePrograms } from '../../../data/programs/programs';
import type { Loaded } from '../../../data/store/loaded';
import { usePreferences } from '../../../data/store/preferences';
import { ReadFailed } from '../../../parts/device/read-failed';
import { exerciseStills } from '../../../parts/exercises/exercise-figure';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { BackLink } from '../../../parts/page/back-link';
import { renderLink } from '../../../parts/page/render-link';
import { ProgramDays } from '../../../training/programs/program-days';
import { Button } from '../../../ui/control/button';
import { Chip, ChipRow } from '../../../ui/control/chip';
import { IconButton } from '../../../ui/control/icon-button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Cluster, Page, Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { TopBar } from '../../../ui/frame/top-bar';
import { Sheet } from '../../../ui/layer/sheet';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { CurrentProgram } from './current-program';
import { TemplateSheet } from './template-sheet';
import { TypedProgram } from './typed-program';
import { useDraftActs } from './use-draft-acts';

interface ProgramsOfProps {
  link: StudentLink;
  drafts: Loaded<readonly DraftEntry[]>;
  /** The coach's own fichas and exercises. */
  own: Loaded<readonly ProgramEntry[]>;
  ownBook: Loaded<ExerciseBook>;
}

export function ProgramsOf({ link, drafts, own, ownBook }: ProgramsOfProps) {
  const { student } = link;
  const { unit } = usePreferences();
  const programs = usePrograms();
  const exercises = useExercises();
  const acts = useDraftActs(student.id);
  const [open, setOpen] = useState<'template' | { readonly shown: ProgramEntry } | null>(null);
  const failed = programs.state === 'failed' || drafts.state === 'failed';
  const all = programs.state === 'ready' ? programs.value : null;
  const begun = drafts.state === 'ready' ? drafts.value : null;
  const current = all?.find(({ id }) => id === link.program?.id) ?? all?.[0] ?? null;
  const others = all?.filter((entry) => entry !== current) ?? [];
  const known = ownBook.state === 'ready' ? ownBook.value : null;
  const book = exercises.state === 'ready' ? exercises.value : null;
  const nameOf = exerciseNamer(book);
  const draftOf = (program: string) =>
    begun?.find(({ draftFor }) => draftFor.program === program)?.id ?? null;
  /** A ficha has at most one draft, which is continued. */
  const edit = (program: string) => {
    const draft = draftOf(program);
    if (draft === null) acts.edit(program);
    else acts.open(draft);
  };

  return (
    <>
      <TopBar
        title={`Fichas de ${student.name}`}
        leading={<BackLink href={`/app/students/${student.id}`} label="Voltar" />}
      />
      <Page>
        <ChipRow label="Nova ficha">
          <Chip
            icon={<FilePlus2 aria-hidden="true" />}
            disabled={acts.busy}
            onClick={() => acts.fromNothing()}
          >
            Montar do zero
          </Chip>
          <Chip
            icon={<LayoutTemplate aria-hidden="true" />}
            disabled={acts.busy}
            onClick={() => setOpen('template')}
          >
            Usar modelo
          </Chip>
          {known && (
            <TypedProgram book={known} unit={unit} busy={acts.busy} onMake={acts.fromDraft} />
          )}
        </ChipRow>
        {failed ? (
          <ReadFailed what={`as fichas de ${student.name}`} />
        ) : !all || !begun ? (
          <Skeleton height={320} />
        ) : (
          <>
            {begun.length > 0 && (
              <Stack gap="s">
                <SectionTitle>Rascunhos, só você vê</SectionTitle>
                <List>
                  {begun.map(({ id, program }) => (
                    <ListRow
                      key={id}
                      href={`/app/programs/${id}/edit`}
                      renderLink={renderLink}
                      title={programTitle(program)}
                      subtitle={programFacts(program)}
                      actions={
                        <IconButton
                          label={`Descartar rascunho ${programTitle(program)}`}
                          icon={<Trash2 aria-hidden="true" />}
                          onClick={() => void acts.discard(id)}
                        />
                      }
                    />
                  ))}
                </List>
              </Stack>
            )}
            {current ? (
              <CurrentProgram
                entry={current}
                student={student}
                active={current.id === link.program?.id}
                draft={draftOf(current.id)}
                acts={acts}
                unit={unit}
                nameOf={nameOf}
                onShow={() => setOpen({ shown: current })}
              />
            ) : (
              begun.length === 0 && (
                <EmptyState title="Nenhuma ficha ainda">
                  <p>
                    Monte do zero com linhas digitadas, ou comece por um modelo. {student.name} só
                    vê quando você publicar.
                  </p>
                </EmptyState>
              )
            )}
            {others.length > 0 && (
              <Stack gap="s">
                <SectionTitle
                  trailing={plural(others.length, { zero: '', one: '1 ficha', other: '# fichas' })}
                >
                  Outras fichas
                </SectionTitle>
                <List>
                  {others.map((entry) => (
                    <ListRow
                      key={entry.id}
                      title={programTitle(entry.program)}
                      subtitle={programFacts(entry.program)}
                      onClick={() => setOpen({ shown: entry })}
                    />
                  ))}
                </List>
              </Stack>
            )}
          </>
        )}
      </Page>
      {open === 'template' && (
        <TemplateSheet
          own={own}
          book={ownBook}
          busy={acts.busy}
          onOwn={acts.fromTemplate}
          onReady={acts.fromDraft}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'template' && (
        <ProgramSheet
          entry={open.shown}
          unit={unit}
          nameOf={nameOf}
          still={exerciseStills(book)}
          busy={acts.busy}
          onEdit={() => edit(open.shown.id)}
          onRepeat={() => acts.repeat(open.shown.id)}
          onTemplate={() => {
            setOpen(null);
            acts.saveAsTemplate(open.shown.id);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface ProgramSheetProps {
  entry: ProgramEntry;
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
  still: (exercise: string | null) => ReactNode;
  busy: boolean;
  onEdit: () => void;
  onRepeat: () => void;
  onTemplate: () => void;
  onClose: () => void;
}

/** A ficha of the student to read, with acts that start a draft from it. */
function ProgramSheet(props: ProgramSheetProps) {
  const { entry, unit, nameOf, still, busy, onEdit, onRepeat, onTemplate, onClose } = props;
  const { program } = entry;
  return (
    <Sheet
      open
      tall
      size="l"
      title={programTitle(program)}
      description={programFacts(program)}
      onClose={onClose}
      footer={
        <Cluster>
          <Button size="l" busy={busy} onClick={onEdit}>
            Editar ficha
          </Button>
          <Button size="l" variant="quiet" busy={busy} onClick={onRepeat}>
            Repetir com progressão
          </Button>
          <Button size="l" variant="quiet" onClick={onTemplate}>
            Salvar como modelo
          </Button>
        </Cluster>
      }
    >
      <ProgramDays program={program} unit={unit} nameOf={nameOf} still={still} />
    </Sheet>
  );
}
