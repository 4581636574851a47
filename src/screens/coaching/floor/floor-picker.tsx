import { Check } from 'lucide-react';
import { useState } from 'react';
import { compareNames } from '#words/format/list';
import { plural } from '#words/format/plural';
import { MOST_ON_FLOOR } from '../../../data/coaching/floor-memory';
import type { StudentLink } from '../../../data/coaching/students';
import { Button } from '../../../ui/control/button';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';
import { Sheet } from '../../../ui/layer/sheet';

interface FloorPickerProps {
  able: readonly StudentLink[];
  /** Ids of students. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Chooses the students on the floor; only their records are opened. */
export function FloorPicker({ able, chosen, onChoose, onClose }: FloorPickerProps) {
  const [ids, setIds] = useState(chosen);
  const full = ids.length >= MOST_ON_FLOOR;
  const sorted = [...able].sort((a, b) => compareNames(a.student.name, b.student.name));
  const toggle = (id: string) => {
    if (ids.includes(id)) setIds(ids.filter((each) => each !== id));
    else if (!full) setIds([...ids, id]);
  };
  return (
    <Sheet
      open
      tall
      title="Quem treina agora"
      description={
        full
          ? 'Seis é o máximo. Para incluir alguém, tire outra pessoa.'
          : 'Escolha até seis pessoas.'
      }
      onClose={onClose}
      footer={
        <Button size="l" full disabled={ids.length === 0} onClick={() => onChoose(ids)}>
          {plural(ids.length, {
            zero: 'Escolha alguém',
            one: 'Abrir com 1 pessoa',
            other: 'Abrir com # pessoas',
          })}
        </Button>
      }
    >
      <List label="Pessoas" bare>
        {sorted.map(({ student }) => (
          <ListRow
            key={student.id}
            title={student.name}
            leading={<Avatar name={student.name} size={40} />}
            trailing={ids.includes(student.id) && <Check aria-hidden="true" />}
            selected={ids.includes(student.id)}
            onClick={() => toggle(student.id)}
          />
        ))}
      </List>
    </Sheet>
  );
}
