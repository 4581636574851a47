import { Button } from '../../ui/control/button';
import { ErrorState } from '../../ui/state/screen-state';

/** Shown if this device cannot read its data now; `what` names the data. */
export function ReadFailed({ what = 'os treinos' }: { what?: string }) {
  return (
    <ErrorState
      as="h2"
      catalogue="Something went wrong!"
      title={`Não deu para ler ${what} deste aparelho`}
      action={<Button onClick={() => location.reload()}>Tentar de novo</Button>}
    >
      <p>Nada foi apagado. Feche as outras abas do app e tente de novo.</p>
    </ErrorState>
  );
}
