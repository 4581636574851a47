import { useState } from 'react';
import { programFacts, programTitle } from '#words/programs/program';
import type { ProgramEntry } from '../../../data/programs/programs';
import { copyTitle } from '../../../parts/programs/copy-title';
import { findPrograms, WORTH_SEARCHING } from '../../../parts/programs/find-programs';
import { NoProgramFound } from '../../../parts/programs/no-program-found';
import { List, ListRow } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { Sheet } from '../../../ui/layer/sheet';

interface CopySheetProps {
  programs: readonly ProgramEntry[];
  onChoose: (id: string, title: string) => void;
  onClose: () => void;
}

/** Chooses a ficha of the person to copy. */
export function CopySheet({ programs, onChoose, onClose }: CopySheetProps) {
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
