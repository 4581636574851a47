import { useParams } from 'wouter';
import type { ChosenPurpose } from '#domain/account/consent';
import { PURPOSE_LEADS, PURPOSE_TITLES } from '#words/account/consents';
import { useConsent } from '../../../data/account/consents';
import { useOperator } from '../../../data/account/operator';
import { useConsentCommands } from '../../../data/commands/consents';
import { useSession } from '../../../data/session/session';
import { ConsentTextView } from '../../../parts/health/consent-text';
import { guarded } from '../../../parts/input/guarded';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { DaysStep, GoalStep, LevelStep, PlaceStep, UnitsStep } from './answer-steps';
import { useAnswers } from './answers';
import { FichaStep } from './ficha-step';
import { HealthStep } from './health-step';
import { StepFrame } from './step-frame';
import { stepOf } from './steps';
import { useSteps } from './use-steps';

/** The onboarding: seven optional questions and a first ficha. */
export default function Onboarding() {
  const step = stepOf(useParams().step);
  const session = useSession();
  const asking = useAnswers('user' in session ? session.user.id : '');
  switch (step) {
    case 'goal':
      return <GoalStep {...asking} />;
    case 'level':
      return <LevelStep {...asking} />;
    case 'days':
      return <DaysStep {...asking} />;
    case 'place':
      return <PlaceStep {...asking} />;
    case 'units':
      return <UnitsStep {...asking} />;
    case 'health':
      return <HealthStep />;
    case 'consents':
      return <ConsentsStep />;
    case 'ficha':
      return <FichaStep answers={asking.answers} />;
  }
}

/** Optional consents. Leaving them out counts as a refusal; a feature that needs one asks again. */
function ConsentsStep() {
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
