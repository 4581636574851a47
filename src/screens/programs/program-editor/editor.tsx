import { Plus, Redo2, Send, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { exerciseFinder } from '#domain/programs/ficha-text/find-exercise';
import type { Program } from '#domain/programs/shape';
import { dayLetter, dayName, programTitle } from '#words/programs/program';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { SyncPill } from '../../../parts/device/sync-pill';
import { exerciseStills } from '../../../parts/exercises/exercise-figure';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { MuscleSums } from '../../../training/programs/muscle-sums';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { IconButton } from '../../../ui/control/icon-button';
import { Tabs } from '../../../ui/control/tabs';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { Menu } from '../../../ui/layer/menu';
import { Sheet } from '../../../ui/layer/sheet';
import { lazyPart } from '../../../ui/state/lazy-part';
import { useAnnounce } from '../../../ui/state/live-region';
import { EmptyState } from '../../../ui/state/screen-state';
import { DayEditor } from './day-editor';
import { EditorSheets } from './editor-sheets';
import styles from './program-editor.module.css';
import type { OpenSheet } from './sheets';
import { useDayActs } from './use-day-acts';
import { useDrag } from './use-drag';
import { useEditing } from './use-editing';
import { usePlanActs } from './use-plan-acts';
import { WeeksBar } from './weeks-bar';

/** Only coaches need it. */
const PublishDraft = lazyPart(async () => ({
  default: (await import('./publish-draft')).PublishDraft,
}));

const DraftName = lazyPart(async () => ({
  default: (await import('./draft-name')).DraftName,
}));

/** With this many days there is no space for the sums beside them. */
const DAYS_BESIDE = 3;

interface EditorProps {
  id: string;
  program: Program;
  book: ExerciseBook;
  back: ReactNode;
}

/** The days of a ficha: side by side if there is space, otherwise one at a time. */
export function Editor({ id, program, book, back }: EditorProps) {
  const { unit } = usePreferences();
  const wide = useWide();
  const announce = useAnnounce();
  const editing = useEditing(id);
  const [open, setOpen] = useState<OpenSheet>(null);
  const [chosenDay, setDay] = useState('');
  const [chosenWeek, setWeek] = useState<number | null>(null);

  const week = chosenWeek !== null && chosenWeek <= program.weeks ? chosenWeek : null;
  const nameOf = useMemo(() => exerciseNamer(book), [book]);
  const lines = useMemo(() => {
    const index = searchIndexOf(book.all);
    return { index, find: exerciseFinder(index, book.recentIds), recent: book.recentIds };
  }, [book]);
  const acts = useDayActs({
    id,
    program,
    editing,
    unit,
    week,
    nameOf,
    still: exerciseStills(book),
    onOpen: setOpen,
  });
  // A new day gets the focus; a ficha with one empty day was just created.
  const [fresh, setFresh] = useState(() => {
    const [first, ...more] = program.days;
    return first && more.length === 0 && first.exercises.length === 0 ? first.key : '';
  });
  const plan = usePlanActs({ id, program, editing, onDay: setDay, onNew: setFresh });
  const dragging = useDrag(acts.move);

  const undo = () =>
    void editing.undo().then((done) => announce(done ? 'Desfeito' : 'Nada a desfazer'));
  const redo = () =>
    void editing.redo().then((done) => announce(done ? 'Refeito' : 'Nada a refazer'));
  useUndoKeys({ undo, redo });

  const { days, draftFor } = program;
  const publish = draftFor && (
    <Button
      size={wide ? 'm' : 'l'}
      full={!wide}
      icon={<Send aria-hidden="true" />}
      disabled={days.length === 0}
      onClick={() => setOpen({ sheet: 'publish' })}
    >
      Publicar
    </Button>
  );
  const shown = days.find(({ key }) => key === chosenDay) ?? days[0];
  const dayEditors = days.map((day, at) => (
    <DayEditor
      key={day.key}
      day={day}
      name={dayName(day, at)}
      at={at}
      last={at === days.length - 1}
      byWeekday={program.schedule === 'weekday'}
      wide={wide}
      fresh={day.key === fresh}
      lines={lines}
      acts={acts}
      plan={plan}
      dragging={dragging}
    />
  ));
  const beside = days.length <= DAYS_BESIDE;
  const sums = (
    <MuscleSums program={program} week={week ?? 1} trainedBy={book.byId} inLine={wide && !beside} />
  );
  const addDay = (
    <Button variant="outline" icon={<Plus aria-hidden="true" />} onClick={() => void plan.addDay()}>
      Novo dia
    </Button>
  );

  return (
    <>
      <TopBar
        title={draftFor ? 'Rascunho' : 'Editar ficha'}
        subtitle={
          draftFor ? (
            <DraftName student={draftFor.student} title={program.title} />
          ) : (
            programTitle(program)
          )
        }
        leading={back}
        actions={
          <>
            {wide && <SyncPill />}
            {wide && publish}
            <IconButton
              label="Desfazer"
              icon={<Undo2 aria-hidden="true" />}
              disabled={!editing.canUndo}
              onClick={undo}
            />
            <IconButton
              label="Refazer"
              icon={<Redo2 aria-hidden="true" />}
              disabled={!editing.canRedo}
              onClick={redo}
            />
            <Menu
              label="Opções da ficha"
              items={[
                {
                  label: 'Sobre a ficha',
                  hint: 'Nome, objetivo, nível e revezamento',
                  onSelect: () => setOpen({ sheet: 'facts' }),
                },
                { label: 'Novo dia', onSelect: () => void plan.addDay() },
              ]}
            />
          </>
        }
      />
      <Page width="app">
        <WeeksBar
          id={id}
          program={program}
          editing={editing}
          week={week}
          onWeek={setWeek}
          onOpen={setOpen}
          sums={!wide && days.length > 0}
        />
        {wide && !beside && sums}
        {days.length === 0 ? (
          <EmptyState title="Nenhum dia ainda" action={addDay}>
            <p>Cada dia é um treino: A, B, C. Comece pelo primeiro.</p>
          </EmptyState>
        ) : wide ? (
          <div className={classNames(styles.desk, beside && styles.withSide)}>
            <div>
              <div className={styles.columns}>{dayEditors}</div>
              <div className={styles.newDay}>{addDay}</div>
            </div>
            {beside && <div className={styles.side}>{sums}</div>}
          </div>
        ) : (
          <div className={styles.tabs}>
            <Tabs
              label="Dias"
              value={shown?.key ?? ''}
              onChange={setDay}
              tabs={days.map((day, at) => ({
                value: day.key,
                label: day.key === '' ? '?' : dayLetter(at),
                panel: dayEditors[at],
              }))}
            />
            <IconButton
              className={styles.addDay}
              label="Novo dia"
              icon={<Plus aria-hidden="true" />}
              onClick={() => void plan.addDay()}
            />
          </div>
        )}
        {!wide && publish}
      </Page>
      {open?.sheet === 'sums' && (
        <Sheet open title="Séries por músculo" size="s" onClose={() => setOpen(null)}>
          <MuscleSums bare program={program} week={week ?? 1} trainedBy={book.byId} />
        </Sheet>
      )}
      {open?.sheet === 'publish' && draftFor && (
        <PublishDraft
          id={id}
          program={program}
          draftFor={draftFor}
          nameOf={nameOf}
          onClose={() => setOpen(null)}
        />
      )}
      <EditorSheets
        id={id}
        program={program}
        book={book}
        unit={unit}
        editing={editing}
        acts={acts}
        open={open}
        onClose={() => setOpen(null)}
        onWeek={setWeek}
      />
    </>
  );
}

interface UndoKeys {
  undo: () => void;
  redo: () => void;
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), except in a field that has its own text to undo. */
function useUndoKeys(keys: UndoKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    const { target } = event;
    if (target instanceof Element && target.closest('dialog')) return;
    const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (typing && target.value !== '') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) keys.redo();
    else keys.undo();
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const WIDE = '(min-width: 900px)';

/** Whether the days of a ficha fit side by side. */
function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);

  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = () => setWide(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);

  return wide;
}
