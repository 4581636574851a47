import {
  BicepsFlexed,
  Building2,
  Cable,
  Dumbbell,
  Flame,
  HeartPulse,
  PersonStanding,
  Weight,
  Wind,
} from 'lucide-react';
import { GYM_PRESETS, type GymPreset } from '#domain/gyms/kits';
import type { LoadUnit } from '#domain/load';
import { GOALS, type ProgramGoal } from '#domain/programs/shape';
import { storageFailure } from '#words/device/storage-failure';
import { firstName } from '#words/format/people';
import { presetHint, presetName } from '#words/gyms/gyms';
import { usePreferenceCommands } from '../../../data/commands/preferences';
import { useAction } from '../../../data/remote/use-action';
import { useSession } from '../../../data/session/session';
import { useAccountState } from '../../../data/store/account-provider';
import { usePreferences } from '../../../data/store/preferences';
import { ThemeLooks } from '../../../parts/account/theme-looks';
import { KeptInvitation } from '../../../parts/coaching/kept-invitation';
import { LinkButton } from '../../../parts/page/link-button';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { notify } from '../../../ui/layer/notify';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { Answers, AskProps } from './answers';
import { ChoiceList } from './choice-list';
import { StepFrame } from './step-frame';
import { useKeepPlace } from './use-keep-place';
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
        <LinkButton href="/links/code" variant="quiet" full>
          Tenho um personal (código ou QR)
        </LinkButton>
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
      <ThemeLooks />
    </StepFrame>
  );
}

const EXPERIENCE_CHOICES: readonly {
  value: NonNullable<Answers['experience']>;
  label: string;
  hint: string;
}[] = [
  { value: 'adaptation', label: 'Começando agora', hint: 'Nunca treinei com peso' },
  { value: 'returning', label: 'Voltando de uma pausa', hint: 'Já treinei, parei por meses' },
  { value: 'beginner', label: 'Há alguns meses', hint: 'Conheço os exercícios principais' },
  { value: 'intermediate', label: 'Há mais de um ano', hint: 'Treino toda semana' },
  { value: 'advanced', label: 'Há vários anos', hint: 'Com carga alta e técnica firme' },
];

export function LevelStep({ answers, answer }: AskProps) {
  const { goOn } = useSteps('level');
  return (
    <StepFrame step="level" title="Há quanto tempo você treina?">
      <ChoiceList
        label="Experiência"
        value={answers.experience}
        options={EXPERIENCE_CHOICES}
        onChoose={(experience) => {
          answer({ experience });
          goOn();
        }}
      />
    </StepFrame>
  );
}

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

const ICONS: Readonly<Record<GymPreset, typeof Dumbbell>> = {
  complete: Building2,
  barbell: Weight,
  dumbbells: Dumbbell,
  bands: Cable,
  body: PersonStanding,
};

/**
 * Chooses the available equipment and stores it as a gym. From now on loads are rounded to its
 * weights.
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
      lead="As cargas sugeridas usam só o que há lá. Depois você ajusta cada anilha em Locais de treino."
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
      lead="Veja o que está escrito nas anilhas. Dá para mudar quando quiser em Configurações."
      action={
        <Button size="l" full onClick={goOn}>
          Continuar
        </Button>
      }
    >
      <UnitChoice onChosen={(unit) => void follow(unit)} />
    </StepFrame>
  );
}

/** Chooses kilograms or pounds; absent while the person's data is not open on this device. */
function UnitChoice({ onChosen }: { onChosen: (unit: LoadUnit) => void }) {
  const account = useAccountState();
  const { known, unit } = usePreferences();
  const preferences = usePreferenceCommands();
  return (
    <SegmentedControl
      legend="Unidade das cargas"
      value={unit}
      onChange={(next) => {
        preferences.unit(next).then(
          () => onChosen(next),
          (cause: unknown) => {
            console.error('The unit was not stored', cause);
            notify.error(storageFailure('write'));
          },
        );
      }}
      disabled={account.state !== 'open' || !known}
      options={[
        { value: 'kg', label: 'Quilos' },
        { value: 'lb', label: 'Libras' },
      ]}
    />
  );
}
