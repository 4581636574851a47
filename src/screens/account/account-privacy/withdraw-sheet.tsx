import { Download } from 'lucide-react';
import { plural } from '#words/format/plural';
import { type HealthLists, healthKept, isNothingKept } from '#words/health/health-records';
import { useExport } from '../../../data/files/export';
import { useAction } from '../../../data/remote/use-action';
import { SavePhotos } from '../../../parts/account/save-photos';
import { datedName, saveMade } from '../../../parts/input/save-file';
import { Button } from '../../../ui/control/button';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './account-privacy.module.css';

interface WithdrawSheetProps {
  /** Records that would be erased. */
  kept: HealthLists;
  onWithdraw: () => void;
  onClose: () => void;
}

/** Explains the effects of withdrawing the consent before it happens. */
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
            {!isNothingKept(records) && (
              <p>
                {healthKept(records)}: tudo é apagado agora, deste aparelho e da sua conta. Seus
                outros aparelhos apagam assim que tiverem internet.
              </p>
            )}
            {photos.length > 0 && (
              <p>
                {plural(photos.length, {
                  zero: '',
                  one: '1 foto se apaga agora deste aparelho, o único lugar em que ela está.',
                  other: '# fotos se apagam agora deste aparelho, o único lugar em que elas estão.',
                })}
              </p>
            )}
            <p>
              Dá para desfazer só enquanto você estiver nesta tela. Para trazer tudo de volta
              depois, baixe antes: com um novo consentimento,{' '}
              {isNothingKept(records)
                ? 'o arquivo entra por Fotos.'
                : photos.length > 0
                  ? 'os registros entram por Importar, e as fotos, por Fotos.'
                  : 'o arquivo entra por Importar.'}
            </p>
            {photos.length > 0 && <SavePhotos>Baixar as fotos antes</SavePhotos>}
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
