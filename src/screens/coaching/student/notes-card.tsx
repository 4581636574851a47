import { Pencil, Pin, PinOff, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { COACH_NOTE_LENGTH } from '#domain/coaching/coach-note';
import { dayOfDate } from '#domain/local-day';
import { recentDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import type { NoteEntry } from '../../../data/coaching/coach-notes';
import type { StudentLink } from '../../../data/coaching/students';
import { useCoachNoteCommands } from '../../../data/commands/coaching/coach-notes';
import type { Loaded } from '../../../data/store/loaded';
import { ReadFailed } from '../../../parts/device/read-failed';
import { guarded } from '../../../parts/input/guarded';
import { useToday } from '../../../parts/input/use-today';
import { TextSheet } from '../../../training/workouts/text-sheet';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './student.module.css';

interface NotesCardProps {
  student: StudentLink['student'];
  notes: Loaded<readonly NoteEntry[]>;
}

/** The coach's private notes on a student. */
export function NotesCard({ student, notes }: NotesCardProps) {
  const commands = useCoachNoteCommands();
  const today = useToday();
  const [writing, setWriting] = useState<NoteEntry | 'new' | null>(null);

  async function remove(id: string) {
    if (!(await guarded(commands.remove(id)))) return;
    notify.plain('Nota apagada', {
      action: { label: 'Desfazer', onAction: () => void guarded(commands.restore(id)) },
    });
  }

  return (
    <Card as="section" padding="l" labelledBy="notes">
      <SectionTitle id="notes" trailing="só você vê">
        Notas privadas
      </SectionTitle>
      {notes.state === 'loading' && <Skeleton height={64} />}
      {notes.state === 'failed' && <ReadFailed what="as suas notas" />}
      {notes.state === 'ready' && notes.value.length > 0 && (
        <ul aria-label="Notas privadas">
          {notes.value.map((note) => (
            <li key={note.id} className={styles.note}>
              <div className={styles.noteLine}>
                <p className={styles.noteText}>{note.text}</p>
                <Menu
                  label="Opções da nota"
                  items={[
                    {
                      label: note.pinned ? 'Desafixar' : 'Fixar no topo',
                      icon: note.pinned ? (
                        <PinOff aria-hidden="true" />
                      ) : (
                        <Pin aria-hidden="true" />
                      ),
                      onSelect: () => void guarded(commands.pin(note.id, !note.pinned)),
                    },
                    {
                      label: 'Mudar',
                      icon: <Pencil aria-hidden="true" />,
                      onSelect: () => setWriting(note),
                    },
                    {
                      label: 'Apagar',
                      icon: <Trash2 aria-hidden="true" />,
                      danger: true,
                      onSelect: () => void remove(note.id),
                    },
                  ]}
                />
              </div>
              <p className={textClass.mini}>
                {capitalise(recentDay(dayOfDate(new Date(note.at)), today))}
                {note.pinned && ' · fixada'}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="quiet"
        full
        icon={<Plus aria-hidden="true" />}
        onClick={() => setWriting('new')}
      >
        Nova nota
      </Button>
      {writing !== null && (
        <TextSheet
          title={`Nota sobre ${student.name}`}
          description="Só você vê"
          label="Nota"
          kind="note"
          value={writing === 'new' ? '' : writing.text}
          maxLength={COACH_NOTE_LENGTH}
          onClose={() => setWriting(null)}
          onSave={(text) => {
            setWriting(null);
            if (text === '') return;
            void guarded(
              writing === 'new'
                ? commands.write(student.id, text)
                : commands.correct(writing.id, text),
            );
          }}
        />
      )}
    </Card>
  );
}
