import { Download } from 'lucide-react';
import type { Weighing } from '#domain/body-weight';
import { weighingsCount } from '#words/weight';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { saveJson } from '../save-file';
import styles from './settings.module.css';

interface WithdrawSheetProps {
  weighings: readonly Weighing[];
  onWithdraw: () => void;
  onClose: () => void;
}

/** What taking the consent back does, before it is done. */
export function WithdrawSheet({ weighings, onWithdraw, onClose }: WithdrawSheetProps) {
  const count = weighings.length;
  const download = () =>
    saveJson(
      'anilha-pesagens',
      weighings.map(({ day, grams, note }) => ({ dia: day, gramas: grams, nota: note })),
    );
  return (
    <Sheet
      open
      title="Retirar o consentimento?"
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" size="l" full onClick={onWithdraw}>
            {count === 0 ? 'Retirar' : 'Retirar e apagar'}
          </Button>
          <Button variant="quiet" size="l" full data-autofocus="" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <div className={styles.withdraw}>
        {count === 0 ? (
          <p>Nenhuma pesagem está guardada. O app deixa de guardar até você concordar de novo.</p>
        ) : (
          <>
            <p>
              {weighingsCount(count)}: tudo é apagado agora, deste aparelho e da sua conta. Seus
              outros aparelhos apagam assim que tiverem internet.
            </p>
            <p>Dá para desfazer só enquanto você estiver na tela de configurações.</p>
            <Button
              variant="plain"
              icon={<Download aria-hidden="true" />}
              className={styles.download}
              onClick={download}
            >
              Baixar as pesagens antes
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
