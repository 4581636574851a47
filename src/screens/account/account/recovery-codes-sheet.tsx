import { Copy, FileDown } from 'lucide-react';
import { recoveryFile } from '#words/account/second-factor';
import { useSession } from '../../../data/session/session';
import { saveMade } from '../../../parts/input/save-file';
import { Button } from '../../../ui/control/button';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './account.module.css';
import { copyToClipboard } from './copy-text';
import own from './second-factor.module.css';

interface RecoveryCodesSheetProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows the recovery codes once; they cannot be read again. */
export function RecoveryCodesSheet({ codes, onClose }: RecoveryCodesSheetProps) {
  const session = useSession();
  const email = 'user' in session ? session.user.email : '';
  const save = () => {
    const file = new Blob([recoveryFile(codes, email)], { type: 'text/plain;charset=utf-8' });
    void saveMade('anilha-codigos-de-recuperacao.txt', Promise.resolve(file));
  };
  return (
    <Sheet
      open
      size="s"
      title="Códigos de recuperação"
      description="Sem o celular, um destes códigos entra no lugar do app. Cada um vale uma vez. Guarde agora: eles não aparecem de novo nem são mandados por e-mail."
      onClose={onClose}
      footer={
        <Button size="l" full onClick={onClose}>
          Já guardei
        </Button>
      }
    >
      <div className={styles.form}>
        <ul className={own.codes} aria-label="Códigos de recuperação" translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={own.acts}>
          <Button
            variant="quiet"
            full
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyToClipboard(codes.join('\n'), 'Códigos copiados')}
          >
            Copiar
          </Button>
          <Button variant="quiet" full icon={<FileDown aria-hidden="true" />} onClick={save}>
            Salvar
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
