import { storageFailure } from '#words/device/storage-failure';
import { Button } from '../../ui/control/button';
import { Page } from '../../ui/frame/page';
import { ErrorState } from '../../ui/state/screen-state';

const TITLES = {
  newer: 'Atualize o app para abrir seus treinos',
  blocked: 'O app está aberto em outra aba',
  broken: 'Não deu para abrir seus treinos',
} as const;

/** Replaces every training screen while this device's data cannot be opened. */
export default function ReplicaProblem({ reason }: { reason: keyof typeof TITLES }) {
  return (
    <Page>
      <ErrorState
        catalogue="Something went wrong!"
        title={TITLES[reason]}
        action={<Button onClick={() => location.reload()}>Tentar de novo</Button>}
      >
        <p>{storageFailure(reason)}</p>
        {reason === 'broken' && (
          <p>
            Se continuar assim, confira se o aparelho tem espaço livre e se o navegador não está em
            uma janela anônima. Não limpe os dados do site: o que ainda não foi enviado está neles.
          </p>
        )}
      </ErrorState>
    </Page>
  );
}
