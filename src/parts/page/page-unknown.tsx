import { ErrorState } from '../../ui/state/screen-state';
import { LinkButton } from './link-button';

/** Shown for an unknown address, or one without access. */
export function PageUnknown() {
  return (
    <ErrorState
      catalogue="Not Found"
      title="Esta página não existe"
      action={<LinkButton href="/">Ir para o início</LinkButton>}
    >
      <p>Confira o endereço. Se você chegou por um link, ele pode ter vindo cortado.</p>
    </ErrorState>
  );
}
