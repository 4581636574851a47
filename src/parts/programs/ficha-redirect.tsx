import { Redirect } from 'wouter';
import { isFichaCode } from '#domain/programs/ficha-code/parts';
import { useHash } from '../page/use-query';

/** Redirects from the common address of received fichas to the ficha's own screen. */
export function FichaRedirect() {
  const hash = useHash();
  return isFichaCode(hash) ? <Redirect to={`/app/import/program${hash}`} replace /> : null;
}
