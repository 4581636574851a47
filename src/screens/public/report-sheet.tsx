import { useState } from 'react';
import { REPORT_REASON_WORDS } from '#words/reports';
import {
  REPORT_LENGTH,
  REPORT_REASONS,
  type Report,
  type ReportReason,
} from '../../data/public-page';
import { useAction } from '../../data/use-action';
import { Button } from '../../ui/button';
import { notify } from '../../ui/notify';
import { RadioGroup } from '../../ui/radio-group';
import { Sheet } from '../../ui/sheet';
import { TextAreaField } from '../../ui/text-area-field';
import { FormFailure } from '../form-failure';
import styles from './public.module.css';

interface ReportSheetProps {
  onReport: (report: Report) => Promise<void>;
  onClose: () => void;
}

/** Says to whoever runs the app what is wrong with a page. */
export function ReportSheet({ onReport, onClose }: ReportSheetProps) {
  const [reason, setReason] = useState<ReportReason>('not-a-professional');
  const [text, setText] = useState('');
  const reporting = useAction(async () => {
    await onReport({ reason, text: text.trim() });
    onClose();
    notify.plain('Denúncia enviada. Alguém da Anilha vai olhar.');
  });
  return (
    <Sheet
      open
      title="Denunciar página"
      description="Quem publicou a página não fica sabendo quem denunciou."
      size="s"
      onClose={onClose}
      footer={
        <Button full busy={reporting.busy} onClick={() => void reporting.run()}>
          Enviar denúncia
        </Button>
      }
    >
      <div className={styles.report}>
        <RadioGroup
          legend="O que há de errado?"
          value={reason}
          onChange={setReason}
          options={REPORT_REASONS.map((one) => ({ value: one, label: REPORT_REASON_WORDS[one] }))}
        />
        <TextAreaField
          label="Conte mais"
          optional
          maxLength={REPORT_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormFailure failure={reporting.failure} />
      </div>
    </Sheet>
  );
}
