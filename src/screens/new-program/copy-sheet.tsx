import { programFacts, programTitle } from '#words/program';
import type { ProgramEntry } from '../../data/programs';
import { List, ListRow } from '../../ui/list-row';
import { Sheet } from '../../ui/sheet';
import { copyTitle } from '../copy-title';

interface CopySheetProps {
  programs: readonly ProgramEntry[];
  onChoose: (id: string, title: string) => void;
  onClose: () => void;
}

/** Which of one's own fichas is copied. */
export function CopySheet({ programs, onChoose, onClose }: CopySheetProps) {
  return (
    <Sheet open title="Copiar uma ficha" size="s" onClose={onClose}>
      <List bare>
        {programs.map(({ id, program }) => (
          <ListRow
            key={id}
            title={programTitle(program)}
            subtitle={programFacts(program)}
            onClick={() => onChoose(id, copyTitle(program.title))}
          />
        ))}
      </List>
    </Sheet>
  );
}
