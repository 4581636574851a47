import { Download } from 'lucide-react';
import { type HealthLists, healthKept, isNothingKept } from '#words/health-records';
import { useExport } from '../../data/export';
import { useAction } from '../../data/use-action';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { datedName, saveMade } from '../save-file';
import { SavePhotos } from '../save-photos';
import styles from './settings.module.css';

interface WithdrawSheetProps {
  /** What would go. */
  kept: HealthLists;
  onWithdraw: () => void;
  onClose: () => void;
}

/** What taking the consent back does, before it is done. */
export function WithdrawSheet({ kept, onWithdraw, onClose }: WithdrawSheetProps) {
  const files = useExport();
  const download = useAction(async () => {
    if (files) await saveMade(datedName('anilha-corpo', 'anilha'), files.health());
  });
  const nothing = isNothingKept(kept);
  const { photos = [], ...records } = kept;
  return (
    <Sheet
      open
      title="Retirar o consentimento?"
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" size="l" full onClick={onWithdraw}>
            {nothing ? 'Retirar' : 'Retirar e apagar'}
          </Button>
          <Button variant="quiet" size="l" full data-autofocus="" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <div className={styles.withdraw}>
        {nothing ? (
          <p>Nada está guardado. O app deixa de guardar até você concordar de novo.</p>
        ) : (
          <>
            <p>
              {healthKept(kept)}: tudo é apagado agora, deste aparelho e da sua conta. Seus outros
              aparelhos apagam assim que tiverem internet.
            </p>
            <p>
              Dá para desfazer só enquanto você estiver na tela de configurações. Para trazer tudo
              de volta depois, baixe o arquivo antes: com um novo consentimento, ele entra por
              Importar.
            </p>
            {photos.length > 0 && (
              <>
                <p>
                  As fotos só existem neste aparelho e não entram no arquivo dos registros: baixe-as
                  à parte.
                </p>
                <SavePhotos>Baixar as fotos antes</SavePhotos>
              </>
            )}
            {!isNothingKept(records) && (
              <Button
                variant="plain"
                icon={<Download aria-hidden="true" />}
                className={styles.download}
                busy={download.busy}
                onClick={() => void download.run()}
              >
                {photos.length > 0 ? 'Baixar os registros antes' : 'Baixar tudo antes'}
              </Button>
            )}
          </>
        )}
      </div>
    </Sheet>
  );
}
