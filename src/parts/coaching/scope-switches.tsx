import { useState } from 'react';
import { SCOPES, type Scope, withScope } from '#domain/account/scope';
import { SCOPE_GIVEN, SCOPE_TITLES } from '#words/coaching/scopes';
import { useConsent } from '../../data/account/consents';
import { SwitchRow } from '../../ui/control/switch-row';
import { StatusPill } from '../../ui/display/status-pill';
import textClass from '../../ui/text.module.css';
import { HealthConsentSheet } from '../health/health-consent-sheet';
import styles from './scope-switches.module.css';

interface ScopeSwitchesProps {
  legend: string;
  scopes: readonly Scope[];
  onChange: (scopes: readonly Scope[]) => void;
  /** Scopes that the coach requests, before a decision. */
  asked?: readonly Scope[];
  /** Whether nothing can be changed now. */
  disabled?: boolean;
}

const CHOSEN = SCOPES.filter((scope) => scope !== 'program');
/** Scopes `body` and `health`, which need the health consent before they are granted. */
const HEALTHY: readonly Scope[] = ['body', 'health'];

/** One switch per scope that a coach can get; the ficha belongs to every link. */
export function ScopeSwitches(props: ScopeSwitchesProps) {
  const { legend, scopes, onChange, asked = [], disabled = false } = props;
  const health = useConsent('health');
  const [waiting, setWaiting] = useState<Scope | null>(null);

  function change(scope: Scope, given: boolean) {
    const agreed = health.state === 'ready' && health.value.given;
    if (given && HEALTHY.includes(scope) && !agreed) setWaiting(scope);
    else onChange(withScope(scopes, scope, given));
  }

  return (
    <fieldset className={styles.switches} disabled={disabled}>
      <legend>{legend}</legend>
      <div className={styles.always}>
        <span className={styles.texts}>
          <span className={styles.name}>{SCOPE_TITLES.program}</span>
          <span className={textClass.small}>{SCOPE_GIVEN.program}</span>
        </span>
        <StatusPill tone="done">Incluído</StatusPill>
      </div>
      {CHOSEN.map((scope) => (
        <SwitchRow
          key={scope}
          label={asked.includes(scope) ? `${SCOPE_TITLES[scope]} (pedido)` : SCOPE_TITLES[scope]}
          hint={SCOPE_GIVEN[scope]}
          checked={scopes.includes(scope)}
          disabled={disabled}
          onChange={(given) => change(scope, given)}
        />
      ))}
      {waiting && (
        <HealthConsentSheet
          title="Antes, guardar os dados de saúde?"
          onAgreed={() => {
            onChange(withScope(scopes, waiting, true));
            setWaiting(null);
          }}
          onClose={() => setWaiting(null)}
        />
      )}
    </fieldset>
  );
}
