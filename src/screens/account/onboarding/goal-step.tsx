import { BicepsFlexed, Flame, HeartPulse, Weight, Wind } from 'lucide-react';
import { Link } from 'wouter';
import { GOALS, type ProgramGoal } from '#domain/programs/shape';
import { firstName } from '#words/format/people';
import { useSession } from '../../../data/session/session';
import { KeptInvitation } from '../../../parts/coaching/kept-invitation';
import { buttonClass } from '../../../ui/control/button-class';
import { ChoiceList } from './choice-list';
import type { AskProps } from './onboarding';
import { StepFrame } from './step-frame';
import { useSteps } from './use-steps';

const GOAL_CHOICES: Readonly<Record<ProgramGoal, { label: string; Icon: typeof Flame }>> = {
  hypertrophy: { label: 'Ganhar músculo', Icon: BicepsFlexed },
  strength: { label: 'Ficar mais forte', Icon: Weight },
  fat_loss: { label: 'Emagrecer', Icon: Flame },
  conditioning: { label: 'Ter mais fôlego', Icon: Wind },
  health: { label: 'Cuidar da saúde', Icon: HeartPulse },
};

/** The first question, with links for people who have a coach. */
export function GoalStep({ answers, answer }: AskProps) {
  const { goOn } = useSteps('goal');
  const session = useSession();
  const name = 'user' in session ? firstName(session.user.name) : '';
  return (
    <StepFrame
      step="goal"
      title={name ? `Boas-vindas, ${name}` : 'Boas-vindas'}
      lead="Sete perguntas curtas e a sua ficha sai pronta. O que você busca?"
      action={
        <Link href="/links/code" className={buttonClass({ variant: 'quiet', full: true })}>
          Tenho um personal (código ou QR)
        </Link>
      }
    >
      <KeptInvitation />
      <ChoiceList
        label="Objetivo"
        value={answers.goal}
        options={GOALS.map((value) => {
          const { label, Icon } = GOAL_CHOICES[value];
          return { value, label, icon: <Icon aria-hidden="true" /> };
        })}
        onChoose={(goal) => {
          answer({ goal });
          goOn();
        }}
      />
    </StepFrame>
  );
}
