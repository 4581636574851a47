import { ONE_REP_MAX_FORMULAS } from '#domain/workout/one-rep-max';
import { formatTimer } from '#words/duration';
import { formulaLabel } from '#words/one-rep-max';
import { storageFailure } from '#words/storage-failure';
import { usePreferenceCommands } from '../../data/commands/preferences';
import { usePreferences } from '../../data/preferences';
import { Card } from '../../ui/card';
import { notify } from '../../ui/notify';
import { Stack } from '../../ui/page';
import { SegmentedControl } from '../../ui/segmented-control';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import styles from './settings.module.css';

const RESTS = [0, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300];

async function keep(choice: Promise<void>): Promise<void> {
  try {
    await choice;
  } catch (cause) {
    console.error('A preference was not stored', cause);
    notify.error(storageFailure('write'));
  }
}

/** What follows the person from device to device. */
export function PersonSettings() {
  const { known } = usePreferences();
  return (
    <Card as="section" padding="l" labelledBy="person-settings">
      <h2 id="person-settings" className={styles.title}>
        Da sua conta
      </h2>
      <p className={styles.lead}>Valem em todos os seus aparelhos. Mudam também sem internet.</p>
      {known ? <Choices /> : <Skeleton height={300} />}
    </Card>
  );
}

function Choices() {
  const { unit, weekStart, restSeconds, oneRepMax } = usePreferences();
  const commands = usePreferenceCommands();
  const rests = [...new Set([...RESTS, restSeconds])].sort((a, b) => a - b);
  return (
    <Stack gap="l">
      <SegmentedControl
        legend="Unidade de carga"
        value={unit}
        onChange={(next) => void keep(commands.unit(next))}
        options={[
          { value: 'kg', label: 'Quilos' },
          { value: 'lb', label: 'Libras' },
        ]}
      />
      <SegmentedControl
        legend="A semana de treino começa"
        value={weekStart}
        onChange={(next) => void keep(commands.weekStart(next))}
        options={[
          { value: 'monday', label: 'Na segunda' },
          { value: 'sunday', label: 'No domingo' },
        ]}
      />
      <SelectField
        label="Descanso entre séries"
        hint="Vale onde o exercício não tem um descanso próprio."
        value={String(restSeconds)}
        onChange={(event) => void keep(commands.rest(Number(event.target.value)))}
        options={rests.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? 'Sem descanso automático' : formatTimer(seconds),
        }))}
      />
      <SelectField
        label="Fórmula do 1RM estimado"
        hint="Só entra série de 1 a 10 repetições: acima disso nenhuma delas acerta."
        value={oneRepMax}
        onChange={(event) => {
          const formula = ONE_REP_MAX_FORMULAS.find((each) => each === event.target.value);
          if (formula) void keep(commands.oneRepMax(formula));
        }}
        options={ONE_REP_MAX_FORMULAS.map((formula) => ({
          value: formula,
          label: formulaLabel(formula),
        }))}
      />
    </Stack>
  );
}
