import { Copy } from 'lucide-react';
import { copyText } from '../../../parts/input/hand-over';
import { Button } from '../../../ui/control/button';
import styles from './checkout.module.css';

/** A code for a bank's app with a copy button; it can also be selected by hand. */
export function CopyCode({ code, done }: { code: string; done: string }) {
  return (
    <>
      <Button
        size="l"
        full
        icon={<Copy aria-hidden="true" />}
        onClick={() => void copyText(code, done)}
      >
        Copiar código
      </Button>
      <p className={styles.code}>{code}</p>
    </>
  );
}
