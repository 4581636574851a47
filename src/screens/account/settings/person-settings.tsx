import { ONE_REP_MAX_FORMULAS } from '#domain/progress/one-rep-max';
import { formulaLabel } from '#words/progress/one-rep-max';
import { usePreferenceCommands } from '../../../data/commands/preferences';
import { usePreferences } from '../../../data/store/preferences';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { SelectField } from '../../../ui/field/select-field';
import { Stack } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import { keepChoice } from './keep-choice';
import styles from './settings.module.css';

/** Settings that apply to all of the person's devices. */
export function PersonSettings() {
  const { known } = usePreferences();
  return (
    <Card as="section" padding="l" labelledBy="person-settings">
      <h2 id="person-settings">Da sua conta</h2>
      <p className={styles.lead}>Valem em todos os seus aparelhos. Mudam também sem internet.</p>
      {known ? <Choices /> : <Skeleton height={300} />}
    </Card>
  );
}

function Choices() {
  const { unit, lengthUnit, weekStart, oneRepMax } = usePreferences();
  const commands = usePreferenceCommands();
  return (
    <Stack gap="l">
      <SegmentedControl
        legend="Unidade de carga"
        value={unit}
        onChange={(next) => void keepChoice(commands.unit(next))}
        options={[
          { value: 'kg', label: 'Quilos' },
          { value: 'lb', label: 'Libras' },
        ]}
      />
      <SegmentedControl
        legend="Unidade das medidas do corpo"
        value={lengthUnit}
        onChange={(next) => void keepChoice(commands.lengthUnit(next))}
        options={[
          { value: 'cm', label: 'Centímetros' },
          { value: 'in', label: 'Polegadas' },
        ]}
      />
      <SegmentedControl
        legend="A semana de treino começa"
        value={weekStart}
        onChange={(next) => void keepChoice(commands.weekStart(next))}
        options={[
          { value: 'monday', label: 'Na segunda' },
          { value: 'sunday', label: 'No domingo' },
        ]}
      />
      <SelectField
        label="Fórmula do 1RM estimado"
        hint="Acima de 10 repetições nenhuma acerta: a série conta como 10."
        value={oneRepMax}
        onChange={(event) => {
          const formula = ONE_REP_MAX_FORMULAS.find((each) => each === event.target.value);
          if (formula) void keepChoice(commands.oneRepMax(formula));
        }}
        options={ONE_REP_MAX_FORMULAS.map((formula) => ({
          value: formula,
          label: formulaLabel(formula),
        }))}
      />
    </Stack>
  );
}
