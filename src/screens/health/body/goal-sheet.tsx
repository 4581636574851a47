import { useEffect, useState } from 'react';
import type { Goal } from '#domain/health/body/goal';
import { targetFault } from '#domain/health/body/goal-progress';
import { measureSeries } from '#domain/health/body/series';
import { CIRCUMFERENCES, type MeasureKey } from '#domain/health/body/sites';
import { addDays, type LocalDay } from '#domain/local-day';
import { formatMeasure, measureName } from '#words/health/body-measures';
import { targetFaultWords } from '#words/health/goals';
import { useAssessmentCommands } from '../../../data/commands/health/assessments';
import type { BodyMeasures } from '../../../data/health/assessments';
import { MeasureField } from '../../../parts/health/measure-field';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { useToday } from '../../../parts/input/use-today';
import { setBusy } from '../../../pwa/busy';
import { SubmitButton } from '../../../ui/control/button';
import { SwitchRow } from '../../../ui/control/switch-row';
import { DateField } from '../../../ui/field/date-field';
import { SelectField } from '../../../ui/field/select-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';

interface GoalSheetProps {
  /** The goal to edit; null for a new one. */
  goal: Goal | null;
  body: BodyMeasures;
  onClose: () => void;
}

/** A target value with an optional day. */
export function GoalSheet({ goal, body, onClose }: GoalSheetProps) {
  const { assessments, weighings } = body;
  const commands = useAssessmentCommands();
  const today = useToday();
  const keys = goal ? [goal.of] : freeKeys(body);
  const [key, setKey] = useState<MeasureKey>(keys[0] ?? 'weight');
  const [target, setTarget] = useState<number | null>(goal?.target ?? null);
  const [due, setDue] = useState<LocalDay | null>(goal?.due ?? null);
  const [timed, setTimed] = useState(due !== null);
  const [asked, setAsked] = useState(false);
  const now = measureSeries(assessments, key, weighings).at(-1)?.value ?? null;
  const fault = target === null ? null : targetFault(key, target, now);
  const wrong = target === null ? 'Digite a meta' : fault && targetFaultWords(fault, body);

  useEffect(() => {
    setBusy('form:goal', true);
    return () => setBusy('form:goal', false);
  }, []);

  async function save() {
    setAsked(true);
    if (target === null || wrong !== null || (timed && due === null)) return;
    const until = timed ? due : null;
    if (goal) {
      const after = { ...goal, target, due: until };
      if (!(await storedOrSaid(commands.changeGoal(goal.id, after, goal)))) return;
    } else {
      const values = { of: key, target, start: now, since: today, due: until, reached: null };
      const kept = commands.setGoal(values);
      if (!(await storedOrSaid(kept.then(({ refusal }) => refusal)))) return;
      const { id } = await kept;
      notify.stored(`${measureName(key, body)}: meta definida`, {
        action: {
          label: 'Desfazer',
          onAction: () => void storedOrSaid(commands.remove('goal', id)),
        },
      });
    }
    onClose();
  }

  return (
    <Sheet
      open
      title={goal ? 'Mudar meta' : 'Definir meta'}
      size="s"
      onClose={onClose}
      footer={<SubmitButton form="goal">{goal ? 'Salvar' : 'Definir'}</SubmitButton>}
    >
      <form
        id="goal"
        className={layoutClass.middle}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {!goal && (
          <SelectField
            label="O que acompanhar"
            value={key}
            onChange={(event) => {
              const chosen = keys.find((each) => each === event.target.value);
              if (!chosen) return;
              setKey(chosen);
              setTarget(null);
              setAsked(false);
            }}
            options={keys.map((each) => ({ value: each, label: measureName(each, body) }))}
          />
        )}
        <MeasureField
          key={key}
          measure={key}
          label={goal ? `Meta: ${measureName(key, body)}` : 'Meta'}
          value={target}
          units={body}
          hint={nowWords(key, now, body)}
          error={asked && wrong !== null ? wrong : undefined}
          onChange={setTarget}
        />
        <SwitchRow label="Com prazo" checked={timed} onChange={setTimed} />
        {timed && (
          <DateField
            label="Até quando"
            value={due}
            min={addDays(today, 1)}
            error={asked && due === null ? 'Digite o dia do prazo' : undefined}
            onChange={setDue}
          />
        )}
      </form>
    </Sheet>
  );
}

/** Measurements that can have a goal but have none. */
function freeKeys({ goals, measures }: BodyMeasures): MeasureKey[] {
  const all: MeasureKey[] = [
    'weight',
    'fat',
    ...CIRCUMFERENCES.map((site) => `c.${site}` as const),
    ...measures.map(({ id }) => `m.${id}` as const),
  ];
  return all.filter((key) => !goals.some(({ of, reached }) => of === key && reached === null));
}

function nowWords(key: MeasureKey, now: number | null, body: BodyMeasures): string {
  if (now !== null) return `Agora: ${formatMeasure(key, now, body)}`;
  return key === 'fat'
    ? 'Acompanha a gordura estimada nas avaliações.'
    : 'A meta começa a contar com a primeira medida.';
}
