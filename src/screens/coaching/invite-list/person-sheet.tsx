import { useState } from 'react';
import { personRole } from '#words/coaching/invitation-list';
import type { PersonTexts } from '../../../interchange/people/people-table';
import { Button } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import { Stack } from '../../../ui/frame/page';
import { Sheet } from '../../../ui/layer/sheet';

const FIELDS = ['name', 'email', 'phone', 'plan', 'amount', 'dueDay'] as const;
const KEYBOARDS = { email: 'email', phone: 'tel', amount: 'decimal', dueDay: 'numeric' } as const;

interface PersonSheetProps {
  texts: PersonTexts;
  onSave: (texts: PersonTexts) => void;
  onClose: () => void;
}

/** Corrects the texts about one person. */
export function PersonSheet({ texts, onSave, onClose }: PersonSheetProps) {
  const [typed, setTyped] = useState(texts);
  return (
    <Sheet open title={`Linha ${texts.line} da lista`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(typed);
        }}
      >
        <Stack>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              label={personRole(field)}
              autoComplete="off"
              inputMode={keyboardOf(field)}
              value={typed[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          ))}
          <Button type="submit" size="l" full>
            Guardar
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
}

function keyboardOf(field: (typeof FIELDS)[number]) {
  return field === 'name' || field === 'plan' ? 'text' : KEYBOARDS[field];
}
