import { LayoutTemplate, Trash2 } from 'lucide-react';
import { programFacts, programRefusal, programTitle } from '#words/programs/program';
import { useStudents } from '../../../data/coaching/students';
import { useDraftCommands } from '../../../data/commands/programs/drafts';
import type { DraftEntry } from '../../../data/programs/program-drafts';
import { guardedBy } from '../../../parts/input/guarded';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';

/** Drafts for people with an ended link. Renders nothing without one. */
export default function OrphanDrafts({ drafts }: { drafts: readonly DraftEntry[] }) {
  const students = useStudents();
  const commands = useDraftCommands();
  if (students.state !== 'ready') return null;
  const known = new Set(students.value.map(({ student }) => student.id));
  const orphans = drafts.filter(({ draftFor }) => !known.has(draftFor.student));
  if (orphans.length === 0) return null;

  async function keep({ id, draftFor, program }: DraftEntry) {
    if (!(await guardedBy(commands.keep(id), programRefusal))) return;
    notify.plain(`${programTitle(program)} está nas suas fichas`, {
      action: {
        label: 'Desfazer',
        onAction: () => void guardedBy(commands.unkeep(id, draftFor), programRefusal),
      },
    });
  }

  async function discard({ id }: DraftEntry) {
    if (!(await guardedBy(commands.discard(id), programRefusal))) return;
    notify.plain('Rascunho descartado', {
      action: {
        label: 'Desfazer',
        onAction: () => void guardedBy(commands.restore(id), programRefusal),
      },
    });
  }

  return (
    <Stack gap="s">
      <SectionTitle>Rascunhos de quem você não acompanha mais</SectionTitle>
      <List label="Rascunhos de quem você não acompanha mais">
        {orphans.map((draft) => (
          <ListRow
            key={draft.id}
            title={programTitle(draft.program)}
            subtitle={programFacts(draft.program)}
            actions={
              <Menu
                label={`Opções do rascunho ${programTitle(draft.program)}`}
                items={[
                  {
                    label: 'Guardar nas minhas fichas',
                    hint: 'Serve de modelo para outras pessoas',
                    icon: <LayoutTemplate aria-hidden="true" />,
                    onSelect: () => void keep(draft),
                  },
                  {
                    label: 'Descartar',
                    icon: <Trash2 aria-hidden="true" />,
                    danger: true,
                    onSelect: () => void discard(draft),
                  },
                ]}
              />
            }
          />
        ))}
      </List>
    </Stack>
  );
}
