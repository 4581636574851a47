import { WhatsAppLink } from '../../../parts/input/whatsapp-link';
import { QrCode } from '../../../ui/display/qr-code';
import styles from './checkout.module.css';
import { CopyCode } from './copy-code';

/**
 * A Pix code to scan with another phone, to paste into a bank's app here, or to send to another
 * payer.
 */
export function PixCode({ code, message }: { code: string; message: string }) {
  return (
    <>
      <CopyCode code={code} done="Código Pix copiado" />
      <div className={styles.qr}>
        <QrCode text={code} label="QR do Pix" />
      </div>
      <WhatsAppLink text={message} quiet>
        Mandar o código Pix
      </WhatsAppLink>
    </>
  );
}
