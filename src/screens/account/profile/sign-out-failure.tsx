import { requestFailure } from '#words/errors';
import type { Failure } from '../../../data/remote/failure';
import { classNames } from '../../../ui/class-names';
import textClass from '../../../ui/text.module.css';
import styles from './profile.module.css';

/**
 * Why a sign-out failed. Being offline is a failure only if this browser cannot store the pending
 * sign-out.
 */
export function SignOutFailure({ failure }: { failure: Failure | null }) {
  return (
    <div role="alert">
      {failure && (
        <p className={classNames(textClass.warning, styles.failure)}>
          {failure.failure === 'offline'
            ? 'Sem conexão, e este navegador não deixa guardar que você quer sair. Você continua na conta e nada foi apagado; tente de novo com internet.'
            : (failure.said ?? requestFailure(failure.failure))}
        </p>
      )}
    </div>
  );
}
