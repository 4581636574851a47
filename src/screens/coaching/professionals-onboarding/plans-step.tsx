import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PROFESSIONAL_LIMITS, type PricePlan } from '#domain/coaching/professional';
import { planPrice } from '#words/coaching/professional';
import { Button } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { PlanSheet } from './plan-sheet';
import type { StepProps } from './step';
import { StepForm } from './step-form';

/** Each plan is stored when it is created; "continue" only closes the step. */
export function PlansStep({ said: { plans } }: StepProps) {
  const [editing, setEditing] = useState<PricePlan | 'new' | null>(null);
  return (
    <>
      <StepForm step="plans" read={() => ({})}>
        {plans.length > 0 && (
          <List label="Seus planos">
            {plans.map((plan) => (
              <ListRow
                key={plan.id}
                title={plan.name}
                subtitle={planPrice(plan)}
                onClick={() => setEditing(plan)}
              />
            ))}
          </List>
        )}
        {plans.length < PROFESSIONAL_LIMITS.plans && (
          <div>
            <Button
              variant="quiet"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setEditing('new')}
            >
              Novo plano
            </Button>
          </div>
        )}
      </StepForm>
      {/* Enter in the sheet's field must not submit the step's form. */}
      {editing && (
        <PlanSheet plan={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
