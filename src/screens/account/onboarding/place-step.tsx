import { Building2, Cable, Dumbbell, PersonStanding, Weight } from 'lucide-react';
import { GYM_PRESETS, type GymPreset } from '#domain/gyms/kits';
import { presetHint, presetName } from '#words/gyms/gyms';
import { useAction } from '../../../data/remote/use-action';
import { usePreferences } from '../../../data/store/preferences';
import { ChoiceList } from './choice-list';
import type { AskProps } from './onboarding';
import { StepFrame } from './step-frame';
import { useKeepPlace } from './use-keep-place';
import { useSteps } from './use-steps';

const ICONS: Readonly<Record<GymPreset, typeof Dumbbell>> = {
  complete: Building2,
  barbell: Weight,
  dumbbells: Dumbbell,
  bands: Cable,
  body: PersonStanding,
};

/**
 * Chooses the available equipment as a gym of the person, to which loads are rounded from now on.
 */
export function PlaceStep({ answers, answer }: AskProps) {
  const { goOn } = useSteps('place');
  const { unit } = usePreferences();
  const keepPlace = useKeepPlace();
  const choosing = useAction(async (place: GymPreset) => {
    const gym = await keepPlace(place, unit, answers.gym);
    answer({ place, gym });
    // If it could not be stored, a message was shown, and the ficha still uses the answer.
    goOn();
  });
  return (
    <StepFrame
      step="place"
      title="Com o que você treina?"
      lead="As cargas saem no que dá para montar lá. Depois você ajusta cada anilha em Locais de treino."
    >
      <ChoiceList
        label="Equipamento"
        value={answers.place}
        options={GYM_PRESETS.map((value) => {
          const Icon = ICONS[value];
          const [label, hint] = [presetName(value), presetHint(value)];
          return { value, label, hint, icon: <Icon aria-hidden="true" /> };
        })}
        onChoose={(place) => void choosing.run(place)}
      />
    </StepFrame>
  );
}
