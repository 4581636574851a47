import { Check, Pencil, Trash2 } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { Goal } from '#domain/health/body/goal';
import { goalProgress } from '#domain/health/body/goal-progress';
import { measureSeries } from '#domain/health/body/series';
import { longDay } from '#words/format/day';
import { measureName } from '#words/health/body-measures';
import { forecastWords, goalState, goalTitle } from '#words/health/goals';
import { useAssessmentCommands } from '../../../data/commands/health/assessments';
import type { BodyMeasures } from '../../../data/health/assessments';
import { storedOrSaid } from '../../../parts/input/stored-or-said';
import { useToday } from '../../../parts/input/use-today';
import { classNames } from '../../../ui/class-names';
import { ProgressLine } from '../../../ui/display/progress-line';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';
import styles from './body.module.css';

interface GoalRowProps {
  goal: Goal;
  body: BodyMeasures;
  /** Absent for a finished goal. */
  onChange?: () => void;
}

/** A goal: start and target, progress, and the expected date. */
export function GoalRow({ goal, body, onChange }: GoalRowProps) {
  const { assessments, weighings } = body;
  const commands = useAssessmentCommands();
  const today = useToday();
  const id = useId();
  const progress = useMemo(
    () => goalProgress(goal, measureSeries(assessments, goal.of, weighings), today),
    [goal, assessments, weighings, today],
  );
  const { forecast, reached, share, start } = progress;
  const name = measureName(goal.of, body);
  const over = goal.reached !== null;

  function said(text: string, undo: () => ReturnType<typeof commands.restore>) {
    notify.plain(text, {
      action: { label: 'Desfazer', onAction: () => void storedOrSaid(undo()) },
    });
  }

  async function conclude() {
    const after = { ...goal, reached };
    if (!(await storedOrSaid(commands.changeGoal(goal.id, after, goal)))) return;
    said(`${name}: meta concluída`, () => commands.changeGoal(goal.id, goal, after));
  }

  async function remove() {
    if (!(await storedOrSaid(commands.remove('goal', goal.id)))) return;
    said(`${name}: meta apagada`, () => commands.restore('goal', goal.id));
  }

  return (
    <li className={classNames(layoutClass.wide, styles.goal)}>
      <div className={layoutClass.apart}>
        <p id={id} className={textClass.strong}>
          {goalTitle(goal, start, body)}
        </p>
        <Menu
          label={`Opções da meta de ${name}`}
          items={[
            ...(reached !== null && !over
              ? [
                  {
                    label: 'Concluir',
                    icon: <Check aria-hidden="true" />,
                    onSelect: () => void conclude(),
                  },
                ]
              : []),
            ...(onChange
              ? [{ label: 'Mudar', icon: <Pencil aria-hidden="true" />, onSelect: onChange }]
              : []),
            {
              label: 'Apagar',
              icon: <Trash2 aria-hidden="true" />,
              danger: true,
              onSelect: () => void remove(),
            },
          ]}
        />
      </div>
      {share !== null && reached === null && (
        <ProgressLine done={share} total={1} labelledBy={id} />
      )}
      <p>
        {over && goal.reached
          ? `Alcançada em ${longDay(goal.reached)}`
          : goalState(goal, progress, body)}
      </p>
      {forecast && <p className={textClass.small}>{forecastWords(forecast)}</p>}
      {goal.due !== null && reached === null && (
        <p className={textClass.small}>Prazo: {longDay(goal.due)}</p>
      )}
    </li>
  );
}
