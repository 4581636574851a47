import { EFFORT_SHOWN, type EffortShown } from '#domain/account/preference-choices';
import { formatTimer } from '#words/format/duration';
import { usePreferenceCommands } from '../../../data/commands/preferences';
import { usePreferences } from '../../../data/store/preferences';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { SelectField } from '../../../ui/field/select-field';
import { Stack } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import { keepChoice } from './keep-choice';
import styles from './settings.module.css';

const RESTS = [0, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300];
const WARM_UP_RESTS = [0, 15, 30, 45, 60, 90, 120];
const EXTRAS = [0, 15, 30, 45, 60, 90, 120];
const GET_READY = [0, 3, 5, 10];

const EFFORTS: Record<EffortShown, string> = { none: 'Não', rir: 'RIR', pse: 'PSE' };

/** Rest between sets, and the question after a set. */
export function RestSettings() {
  const { known } = usePreferences();
  return (
    <Card as="section" padding="l" labelledBy="rest-settings">
      <h2 id="rest-settings">Descanso e séries</h2>
      <p className={styles.lead}>Valem em todos os seus aparelhos.</p>
      {known ? <Choices /> : <Skeleton height={300} />}
    </Card>
  );
}

function Choices() {
  const { restSeconds, restWarmup, restExtra, getReady, effortScale } = usePreferences();
  const commands = usePreferenceCommands();
  return (
    <Stack gap="l">
      <SelectField
        label="Descanso entre séries"
        hint="Vale onde o exercício não tem um descanso próprio."
        value={String(restSeconds)}
        onChange={(event) => void keepChoice(commands.rest(Number(event.target.value)))}
        options={secondsOptions(RESTS, restSeconds, 'Sem descanso automático')}
      />
      <SelectField
        label="Descanso depois de aquecimento"
        hint="Nunca mais longo que o do exercício."
        value={String(restWarmup)}
        onChange={(event) => void keepChoice(commands.restWarmup(Number(event.target.value)))}
        options={secondsOptions(WARM_UP_RESTS, restWarmup, 'Sem descanso')}
      />
      <SelectField
        label="Depois de falha ou abaixo do alvo"
        hint="Quanto o descanso aumenta quando a série foi mais dura."
        value={String(restExtra)}
        onChange={(event) => void keepChoice(commands.restExtra(Number(event.target.value)))}
        options={secondsOptions(EXTRAS, restExtra, 'Igual').map((option) =>
          option.value === '0' ? option : { ...option, label: `+ ${option.label}` },
        )}
      />
      <SegmentedControl
        legend="Preparação antes de série por tempo"
        value={String(getReady)}
        onChange={(next) => void keepChoice(commands.getReady(Number(next)))}
        options={[...new Set([...GET_READY, getReady])].map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? 'Sem' : `${seconds} s`,
        }))}
      />
      <SegmentedControl
        legend="Perguntar o esforço de cada série"
        value={effortScale}
        onChange={(next) => void keepChoice(commands.effortScale(next))}
        options={EFFORT_SHOWN.map((scale) => ({ value: scale, label: EFFORTS[scale] }))}
      />
      <p className={styles.lead}>
        RIR: quantas ainda sairiam. PSE: esforço de 0 a 10. Responder é opcional.
      </p>
    </Stack>
  );
}

/** The usual durations and the chosen one, in order. */
function secondsOptions(usual: readonly number[], chosen: number, none: string) {
  return [...new Set([...usual, chosen])]
    .sort((a, b) => a - b)
    .map((seconds) => ({
      value: String(seconds),
      label: seconds === 0 ? none : formatTimer(seconds),
    }));
}
