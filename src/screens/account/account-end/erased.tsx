import { FileDown, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { KEPT_DAYS } from '#domain/account/retention';
import { useExport } from '../../../data/files/export';
import { usePhotos } from '../../../data/health/photos';
import { useAction } from '../../../data/remote/use-action';
import { forgetNamelessKey } from '../../../data/session/nameless-session';
import { useAccount, useSession } from '../../../data/session/session';
import { useAccountState } from '../../../data/store/account-provider';
import { SavePhotos } from '../../../parts/account/save-photos';
import { datedName, saveMade } from '../../../parts/input/save-file';
import { BarePage } from '../../../parts/page/bare-page';
import { Button } from '../../../ui/control/button';
import { Stack } from '../../../ui/frame/page';
import { ConfirmDialog } from '../../../ui/layer/confirm-dialog';
import { EmptyState } from '../../../ui/state/screen-state';

/** Shown if the account was erased: buttons save its copy on this device, or erase that copy. */
export function Erased() {
  const session = useSession();
  const account = useAccount();
  const files = useExport();
  const { state } = useAccountState();
  const photos = usePhotos();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const save = useAction(async () => {
    if (files) await saveMade(datedName('anilha', 'anilha'), files.own());
  });
  const wipe = useAction(async () => {
    if (email === '') forgetNamelessKey();
    await account.forgetDevice();
    navigate('/', { replace: true });
  });
  const email = 'user' in session ? session.user.email : '';

  return (
    <BarePage>
      <EmptyState
        as="h1"
        icon={<UserRoundX />}
        title={email === '' ? 'Apagado do servidor' : 'Esta conta foi excluída'}
        action={
          <Stack gap="s">
            {state !== 'failed' && (
              <>
                <Button
                  size="l"
                  full
                  icon={<FileDown aria-hidden="true" />}
                  disabled={!files}
                  busy={save.busy}
                  onClick={() => void save.run()}
                >
                  Salvar um arquivo
                </Button>
                {photos.state === 'ready' && photos.value.photos.length > 0 && (
                  <SavePhotos>Baixar as fotos</SavePhotos>
                )}
              </>
            )}
            <Button variant="outline" size="l" full onClick={() => setAsking(true)}>
              Apagar deste aparelho
            </Button>
          </Stack>
        }
      >
        <p>
          {email === ''
            ? `Sem conta e sem uso por ${KEPT_DAYS.nameless} dias, o que você registrou foi apagado do servidor.`
            : `A exclusão da conta ${email} foi concluída, e nada dela está mais no servidor.`}{' '}
          Neste aparelho ainda há uma cópia dos registros.
        </p>
        <p>
          {state === 'failed'
            ? 'Essa cópia não abre mais. Falta só apagá-la.'
            : 'Salve um arquivo, se quiser guardar: ele entra em outra conta por Importar. Depois, apague a cópia.'}
        </p>
      </EmptyState>
      <ConfirmDialog
        open={asking}
        danger
        title="Apagar tudo deste aparelho?"
        confirmLabel="Apagar"
        busy={wipe.busy}
        onConfirm={() => void wipe.run()}
        onCancel={() => setAsking(false)}
      >
        Registros, fotos e preferências desta conta saem daqui de vez. O que você salvou em arquivo
        fica.
      </ConfirmDialog>
    </BarePage>
  );
}
