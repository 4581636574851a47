import { FilePlus, FileText, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { largeReceipt } from '#words/charges/charges';
import { megabytesOf } from '#words/format/bytes';
import { firstName } from '#words/format/people';
import { photoFault } from '#words/health/photos';
import { type Charge, useChargeActs } from '../../../data/charges/charges';
import {
  RECEIPT_BYTES,
  ReceiptTooLarge,
  type SentReceipt,
  sentReceipt,
} from '../../../data/charges/sent-receipt';
import { PhotoUnusable } from '../../../data/health/redraw-photo';
import { useAction } from '../../../data/remote/use-action';
import { FileInput } from '../../../parts/input/file-input';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { IconButton } from '../../../ui/control/icon-button';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './checkout.module.css';

interface ClaimSheetProps {
  charge: Charge;
  open: boolean;
  offline: boolean;
  onClose: () => void;
}

/** "Paguei": a claim to the professional, with an optional receipt. */
export function PayerClaimSheet({ charge, open, offline, onClose }: ClaimSheetProps) {
  const { claim } = useChargeActs();
  const [receipt, setReceipt] = useState<SentReceipt | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const first = firstName(charge.other.name);
  const choosing = useAction(async (file: File) => {
    try {
      setReceipt(await sentReceipt(file));
    } catch (cause) {
      if (cause instanceof ReceiptTooLarge) {
        notify.error(largeReceipt(cause.bytes, RECEIPT_BYTES));
        return;
      }
      if (!(cause instanceof PhotoUnusable)) throw cause;
      notify.error(photoFault(cause.fault));
    }
  });
  const telling = useAction(async () => {
    await claim(charge.id, { note: '', receipt: receipt?.base64 ?? null });
    onClose();
  });
  return (
    <Sheet
      open={open}
      title="Já paguei"
      description={`${first} recebe o aviso, confere na conta e confirma. Você vê aqui quando isso acontecer.`}
      size="s"
      onClose={onClose}
      footer={
        <Button
          size="l"
          full
          busy={telling.busy}
          disabled={choosing.busy}
          onClick={() => void telling.run()}
        >
          Avisar {first}
        </Button>
      }
    >
      <div className={layoutClass.middle}>
        {receipt === null ? (
          <Button
            variant="quiet"
            size="l"
            full
            busy={choosing.busy}
            icon={<FilePlus aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            Juntar comprovante
          </Button>
        ) : (
          <div className={styles.picture}>
            {receipt.kind === 'picture' ? (
              <img src={`data:image/jpeg;base64,${receipt.base64}`} alt="Comprovante escolhido" />
            ) : (
              <p className={styles.file}>
                <FileText aria-hidden="true" />
                {receipt.name} ({megabytesOf(receipt.bytes)})
              </p>
            )}
            <IconButton
              label="Tirar o comprovante"
              icon={<X aria-hidden="true" />}
              onClick={() => setReceipt(null)}
            />
          </div>
        )}
        <FileInput
          ref={input}
          label="Foto ou PDF do comprovante"
          accept="image/*,application/pdf"
          onFiles={([file]) => {
            if (file) void choosing.run(file);
          }}
        />
        <p className={textClass.hint}>
          O comprovante é opcional: uma foto, ou um PDF de até {megabytesOf(RECEIPT_BYTES)}. Só{' '}
          {first} vê, e a foto vai sem a localização que a câmera grava.
        </p>
        {offline && (
          <p className={styles.notice} role="status">
            Sem conexão. O aviso precisa de internet; o que você escolheu fica aqui.
          </p>
        )}
        <FormFailure failure={telling.failure ?? choosing.failure} />
      </div>
    </Sheet>
  );
}
