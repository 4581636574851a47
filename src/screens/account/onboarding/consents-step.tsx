import type { ChosenPurpose } from '#domain/account/consent';
import { PURPOSE_LEADS, PURPOSE_TITLES } from '#words/account/consents';
import { useConsent } from '../../../data/account/consents';
import { useOperator } from '../../../data/account/operator';
import { useConsentCommands } from '../../../data/commands/consents';
import { ConsentTextView } from '../../../parts/health/consent-text';
import { guarded } from '../../../parts/input/guarded';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { StepFrame } from './step-frame';
import { useSteps } from './use-steps';

/** Optional consents. Leaving them out counts as a refusal; a feature that needs one asks again. */
export function ConsentsStep() {
  const { goOn } = useSteps('consents');
  const { analytics } = useOperator();
  return (
    <StepFrame
      step="consents"
      title="O que você permite?"
      lead="Desligado quer dizer não, e nada muda no app. Você liga e desliga em Privacidade quando quiser."
      action={
        <Button size="l" full onClick={goOn}>
          Continuar
        </Button>
      }
    >
      <Choice purpose="mail" />
      {/* Without analytics there is nothing to permit. */}
      {analytics && <Choice purpose="analytics" />}
    </StepFrame>
  );
}

function Choice({ purpose }: { purpose: Exclude<ChosenPurpose, 'health'> }) {
  const choice = useConsent(purpose);
  const commands = useConsentCommands();
  return (
    <Card>
      <SwitchRow
        label={PURPOSE_TITLES[purpose]}
        hint={PURPOSE_LEADS[purpose]}
        checked={choice.state === 'ready' && choice.value.given}
        disabled={choice.state !== 'ready'}
        onChange={(on) => void guarded(on ? commands.give(purpose) : commands.withdraw(purpose))}
      />
      <Disclosure title="Ler o texto">
        <ConsentTextView purpose={purpose} />
      </Disclosure>
    </Card>
  );
}
