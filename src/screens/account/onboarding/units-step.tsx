import type { LoadUnit } from '#domain/load';
import { ThemeChoice } from '../../../parts/account/theme-choice';
import { Button } from '../../../ui/control/button';
import type { AskProps } from './onboarding';
import { StepFrame } from './step-frame';
import { UnitChoice } from './unit-choice';
import { useKeepPlace } from './use-keep-place';
import { useSteps } from './use-steps';

export function UnitsStep({ answers: { place, gym } }: AskProps) {
  const { goOn } = useSteps('units');
  const keepPlace = useKeepPlace();

  // The plates of the gym that was just created change to the other unit too.
  async function follow(unit: LoadUnit) {
    if (place !== null && gym !== null) await keepPlace(place, unit, gym);
  }

  return (
    <StepFrame
      step="units"
      title="Quilos ou libras?"
      lead="Como está escrito nas anilhas daí. Dá para mudar quando quiser em Configurações."
      action={
        <Button size="l" full onClick={goOn}>
          Continuar
        </Button>
      }
    >
      <UnitChoice onChosen={(unit) => void follow(unit)} />
      <ThemeChoice />
    </StepFrame>
  );
}
