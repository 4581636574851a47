import { useState } from 'react';
import { isMember } from '#domain/coaching/group';
import { compareNames } from '#words/format/list';
import type { PeopledGroup } from '../../../data/coaching/groups';
import { useStudents } from '../../../data/coaching/students';
import { useGroupCommands } from '../../../data/commands/coaching/groups';
import { guarded } from '../../../parts/input/guarded';
import { Button } from '../../../ui/control/button';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';
import styles from './group.module.css';

interface ChoosePeopleSheetProps {
  group: PeopledGroup;
  onClose: () => void;
}

/** Chooses a group's members among the professional's students. */
export function ChoosePeopleSheet({ group, onClose }: ChoosePeopleSheetProps) {
  const commands = useGroupCommands();
  const students = useStudents();
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const all = students.state === 'ready' ? students.value : [];
  const active = all
    .filter(({ archivedAt }) => archivedAt === null)
    .sort((a, b) => compareNames(a.student.name, b.student.name));

  async function keep() {
    onClose();
    if (Object.keys(changed).length > 0) await guarded(commands.put(group.id, changed));
  }

  return (
    <Sheet
      open
      tall
      title="Escolher pessoas"
      description={group.name}
      onClose={onClose}
      footer={
        <Button size="l" full onClick={() => void keep()}>
          Guardar
        </Button>
      }
    >
      {active.length === 0 ? (
        <p className={textClass.lead}>Ninguém treina com você ainda. Comece por um convite.</p>
      ) : (
        <fieldset className={styles.people} aria-label="Pessoas">
          {active.map((link) => (
            <CheckboxField
              key={link.link}
              label={link.student.name}
              checked={changed[link.student.id] ?? isMember(group, link)}
              onChange={({ target }) =>
                setChanged({ ...changed, [link.student.id]: target.checked })
              }
            />
          ))}
        </fieldset>
      )}
    </Sheet>
  );
}
