import { Redirect } from 'wouter';
import { isFichaCode } from '#domain/programs/ficha-code/parts';
import { useHash } from '../page/use-query';

/** Links and codes of a ficha name the import as a whole; a ficha has a screen of its own. */
export function FichaRedirect() {
  const hash = useHash();
  return isFichaCode(hash) ? <Redirect to={`/app/import/program${hash}`} replace /> : null;
}
