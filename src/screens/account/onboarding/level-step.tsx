import type { Answers } from './answers';
import { ChoiceList } from './choice-list';
import type { AskProps } from './onboarding';
import { StepFrame } from './step-frame';
import { useSteps } from './use-steps';

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
