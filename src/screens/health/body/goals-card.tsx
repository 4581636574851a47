import { Target } from 'lucide-react';
import { useState } from 'react';
import { mayKeep } from '#domain/account/health-consent';
import type { Goal } from '#domain/health/body/goal';
import type { BodyMeasures } from '../../../data/health/assessments';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import { GoalRow } from './goal-row';
import { GoalSheet } from './goal-sheet';

/** The person's goals and the progress towards them. */
export function GoalsCard({ body }: { body: BodyMeasures }) {
  const { goals, health, weights, assessments } = body;
  const [open, setOpen] = useState<Goal | 'new' | null>(null);
  const [current, reached] = [
    goals.filter((goal) => goal.reached === null),
    goals.filter((goal) => goal.reached !== null).reverse(),
  ];
  const close = () => setOpen(null);
  // A goal needs a start value.
  if (goals.length === 0 && weights.length === 0 && assessments.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="goals">
      <h2 id="goals">Metas</h2>
      {current.length === 0 ? (
        <p className={textClass.small}>
          Um peso, uma medida ou a gordura a alcançar, com prazo ou sem.
        </p>
      ) : (
        <ul aria-label="Metas" className={layoutClass.wide}>
          {current.map((goal) => (
            <GoalRow key={goal.id} goal={goal} body={body} onChange={() => setOpen(goal)} />
          ))}
        </ul>
      )}
      <Button
        variant="quiet"
        full
        icon={<Target aria-hidden="true" />}
        onClick={() => setOpen('new')}
      >
        Definir meta
      </Button>
      {reached.length > 0 && (
        <Disclosure title={`Metas concluídas (${reached.length})`}>
          <ul aria-label="Metas concluídas" className={layoutClass.wide}>
            {reached.map((goal) => (
              <GoalRow key={goal.id} goal={goal} body={body} />
            ))}
          </ul>
        </Disclosure>
      )}
      {open !== null && !mayKeep(health) && <HealthConsentSheet onClose={close} />}
      {open !== null && mayKeep(health) && (
        <GoalSheet goal={open === 'new' ? null : open} body={body} onClose={close} />
      )}
    </Card>
  );
}
