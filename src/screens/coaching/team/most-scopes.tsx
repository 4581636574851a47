import { SCOPES, type Scope, withScope } from '#domain/account/scope';
import { SCOPE_ASKED, SCOPE_TITLES } from '#words/coaching/scopes';
import { SwitchRow } from '../../../ui/control/switch-row';
import layoutClass from '../../../ui/layout.module.css';

interface MostScopesProps {
  scopes: readonly Scope[];
  onChange: (scopes: readonly Scope[]) => void;
}

/** An assistant's maximum scopes, a switch each; each student's choice limits them further. */
export function MostScopes({ scopes, onChange }: MostScopesProps) {
  return (
    <fieldset className={layoutClass.closeAuto}>
      <legend>No máximo, isto</legend>
      {SCOPES.map((scope) => (
        <SwitchRow
          key={scope}
          label={SCOPE_TITLES[scope]}
          hint={SCOPE_ASKED[scope]}
          checked={scopes.includes(scope)}
          disabled={scope === 'program'}
          onChange={(given) => onChange(withScope(scopes, scope, given))}
        />
      ))}
    </fieldset>
  );
}
