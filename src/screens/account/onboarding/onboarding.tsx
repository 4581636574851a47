import { useParams } from 'wouter';
import { useSession } from '../../../data/session/session';
import { type Answers, useAnswers } from './answers';
import { ConsentsStep } from './consents-step';
import { DaysStep } from './days-step';
import { FichaStep } from './ficha-step';
import { GoalStep } from './goal-step';
import { HealthStep } from './health-step';
import { LevelStep } from './level-step';
import { PlaceStep } from './place-step';
import { stepOf } from './steps';
import { UnitsStep } from './units-step';

/** Props of a step with a question. */
export interface AskProps {
  answers: Answers;
  answer: (said: Partial<Answers>) => void;
}

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
