import { VisuallyHidden } from '../../../ui/visually-hidden';
import { ChoiceList } from './choice-list';
import type { AskProps } from './onboarding';
import { StepFrame } from './step-frame';
import { useSteps } from './use-steps';

/** The numbers of weekly days for which ready fichas exist. */
const DAYS = [2, 3, 4, 5, 6];

export function DaysStep({ answers, answer }: AskProps) {
  const { goOn } = useSteps('days');
  return (
    <StepFrame
      step="days"
      title="Quantos dias por semana?"
      lead="Os que cabem na sua rotina. Faltar um dia não atrasa nada: a ficha segue de onde parou."
    >
      <ChoiceList
        tiles
        label="Dias por semana"
        value={answers.days}
        options={DAYS.map((value) => ({
          value,
          label: (
            <>
              {value}
              <VisuallyHidden> dias</VisuallyHidden>
            </>
          ),
        }))}
        onChoose={(days) => {
          answer({ days });
          goOn();
        }}
      />
    </StepFrame>
  );
}
