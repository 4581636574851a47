import { RotateCcw } from 'lucide-react';
import { programFacts, programRefusal, programTitle } from '#words/programs/program';
import { useProgramCommands } from '../../../data/commands/programs/programs';
import { type ProgramEntry, useRemovedPrograms } from '../../../data/programs/programs';
import { guardedBy } from '../../../parts/input/guarded';
import { Button } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { notify } from '../../../ui/layer/notify';

/** Removed fichas, for 30 days (rule R6a); nothing where there are none. */
export function RemovedPrograms() {
  const removed = useRemovedPrograms();
  const commands = useProgramCommands();
  if (removed.state !== 'ready' || removed.value.length === 0) return null;

  async function restore({ id, program }: ProgramEntry) {
    if (!(await guardedBy(commands.restore(id), programRefusal))) return;
    notify.stored(`${programTitle(program)}: de volta às fichas`);
  }

  return (
    <Stack gap="s">
      <SectionTitle>Removidas há menos de 30 dias</SectionTitle>
      <List>
        {removed.value.map((entry) => (
          <ListRow
            key={entry.id}
            title={programTitle(entry.program)}
            subtitle={programFacts(entry.program)}
            actions={
              <Button
                variant="plain"
                icon={<RotateCcw aria-hidden="true" />}
                aria-label={`Restaurar ${programTitle(entry.program)}`}
                onClick={() => void restore(entry)}
              >
                Restaurar
              </Button>
            }
          />
        ))}
      </List>
    </Stack>
  );
}
