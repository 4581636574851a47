import { useState } from 'react';
import { NOTE_LENGTH } from '../../../data/admin/admin';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { TextAreaField } from '../../../ui/field/text-area-field';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './admin.module.css';

interface ReasonSheetProps {
  title: string;
  /** The effect of the act. */
  description: string;
  act: string;
  onAct: (reason: string) => Promise<void>;
  onClose: () => void;
}

const LEAST = 3;

/** Requests the reason of an act, which is recorded with it. */
export function ReasonSheet({ title, description, act, onAct, onClose }: ReasonSheetProps) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = reason.trim().length < LEAST;
  const acting = useAction(async () => {
    await onAct(reason.trim());
    onClose();
  });
  return (
    <Sheet
      open
      size="s"
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <Button
          full
          busy={acting.busy}
          onClick={() => {
            setAsked(true);
            if (!missing) void acting.run();
          }}
        >
          {act}
        </Button>
      }
    >
      <div className={styles.form}>
        <TextAreaField
          label="Motivo"
          hint="A pessoa lê este texto."
          maxLength={NOTE_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={asked && missing ? 'Escreva o motivo' : undefined}
        />
        <FormFailure failure={acting.failure} />
      </div>
    </Sheet>
  );
}
