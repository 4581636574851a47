import { QrCode } from '../../../ui/display/qr-code';
import styles from './checkout.module.css';
import { CopyCode } from './copy-code';

/** A Pix code to scan with another phone or to paste into a bank's app on this one. */
export function PixCode({ code }: { code: string }) {
  return (
    <>
      <CopyCode code={code} done="Código Pix copiado" />
      <div className={styles.qr}>
        <QrCode text={code} label="QR do Pix" />
      </div>
    </>
  );
}
