import { Redirect } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { isFichaCode } from '#domain/ficha-code/parts';

/** Links and codes of a ficha name the import as a whole; a ficha has a screen of its own. */
export function FichaRedirect() {
  const hash = useLocationProperty(() => location.hash);
  return isFichaCode(hash) ? <Redirect to={`/app/import/program${hash}`} replace /> : null;
}
