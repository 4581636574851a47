import type { LoadUnit } from '#domain/load';
import { programFacts, programTitle } from '#words/programs/program';
import type { ProgramEntry } from '../../../data/programs/programs';
import { ProgramDays } from '../../../training/programs/program-days';
import { Button } from '../../../ui/control/button';
import { Cluster } from '../../../ui/frame/page';
import { Sheet } from '../../../ui/layer/sheet';

interface ProgramSheetProps {
  entry: ProgramEntry;
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
  busy: boolean;
  onEdit: () => void;
  onRepeat: () => void;
  onClose: () => void;
}

/** A ficha of the student to read, with acts that start a draft from it. */
export function ProgramSheet(props: ProgramSheetProps) {
  const { entry, unit, nameOf, busy, onEdit, onRepeat, onClose } = props;
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
        </Cluster>
      }
    >
      <ProgramDays program={program} unit={unit} nameOf={nameOf} />
    </Sheet>
  );
}
