import { Link } from 'wouter';
import { buttonClass } from '../../ui/control/button-class';
import { ErrorState } from '../../ui/state/screen-state';

/** Shown for an unknown address, or one without access. */
export function PageUnknown() {
  return (
    <ErrorState
      catalogue="Not Found"
      title="Esta página não existe"
      action={
        <Link href="/" className={buttonClass()}>
          Ir para o início
        </Link>
      }
    >
      <p>Confira o endereço. Se você chegou por um link, ele pode ter vindo cortado.</p>
    </ErrorState>
  );
}
