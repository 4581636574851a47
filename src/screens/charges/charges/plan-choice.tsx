import { Link } from 'wouter';
import type { PricePlan } from '#domain/coaching/professional';
import { planPrice } from '#words/coaching/professional';
import { FilterChip } from '../../../ui/control/chip';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';

interface PlanChoiceProps {
  plans: readonly PricePlan[];
  chosen: string | null;
  /** With null the chosen plan is let go. */
  onChoose: (plan: PricePlan | null) => void;
}

/** The professional's plans, of which one fills in the form. */
export function PlanChoice({ plans, chosen, onChoose }: PlanChoiceProps) {
  if (plans.length === 0) {
    return (
      <p className={textClass.hint}>
        Com planos prontos, cobrar leva dois toques.{' '}
        <Link href="/app/professionals/onboarding?step=plans">Fazer um plano</Link>
      </p>
    );
  }
  return (
    <div className={layoutClass.wrap}>
      {plans.map((plan) => (
        <FilterChip
          key={plan.id}
          pressed={chosen === plan.id}
          onChange={(pressed) => onChoose(pressed ? plan : null)}
        >
          {plan.name} · {planPrice(plan)}
        </FilterChip>
      ))}
    </div>
  );
}
