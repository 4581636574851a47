import { useState } from 'react';
import { REPORT_REASON_WORDS } from '#words/admin/reports';
import { REPORT_LENGTH, type Report, type ReportReason } from '../../data/coaching/public-page';
import { useAction } from '../../data/remote/use-action';
import { Button } from '../../ui/control/button';
import { RadioGroup } from '../../ui/control/radio-group';
import { TextAreaField } from '../../ui/field/text-area-field';
import { notify } from '../../ui/layer/notify';
import { Sheet } from '../../ui/layer/sheet';
import { FormFailure } from '../input/form-failure';
import styles from './report-sheet.module.css';

interface ReportSheetProps {
  /** The reported object: "página", "ficha". */
  what: string;
  /** The applicable reasons; the first one is preselected. */
  reasons: readonly [ReportReason, ...ReportReason[]];
  onReport: (report: Report) => Promise<void>;
  onClose: () => void;
}

/** Reports public content to the operator. */
export function ReportSheet({ what, reasons, onReport, onClose }: ReportSheetProps) {
  const [reason, setReason] = useState<ReportReason>(reasons[0]);
  const [text, setText] = useState('');
  const reporting = useAction(async () => {
    await onReport({ reason, text: text.trim() });
    onClose();
    notify.plain('Denúncia enviada. Alguém da Anilha vai olhar.');
  });
  return (
    <Sheet
      open
      title={`Denunciar ${what}`}
      description={`Quem publicou a ${what} não fica sabendo quem denunciou.`}
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
          options={reasons.map((one) => ({ value: one, label: REPORT_REASON_WORDS[one] }))}
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
