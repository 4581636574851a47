import { useState } from 'react';
import { NOTICE_DEFAULTS, type QuietHours } from '#domain/device/notice-choices';
import { useNoticeChoices, useNoticeCommands } from '../../../data/commands/notice-choices';
import { guarded } from '../../../parts/input/guarded';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { TimeField } from '../../../ui/field/time-field';
import { Stack } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { minuteOf, timeText } from './minutes';
import styles from './notifications.module.css';

/** The quiet hours, in which only the end of a rest is announced. */
export function QuietCard() {
  const { known, quiet } = useNoticeChoices();
  const commands = useNoticeCommands();
  const keep = (hours: QuietHours | null) => void guarded(commands.quiet(hours));
  return (
    <Card as="section" padding="l" labelledBy="notices-quiet">
      <Stack>
        <h2 id="notices-quiet">Silêncio</h2>
        {known ? (
          <>
            <SwitchRow
              label="Horas de silêncio"
              hint="Os avisos esperam até elas acabarem. O fim do descanso chega sempre."
              checked={quiet !== null}
              onChange={(on) => keep(on ? NOTICE_DEFAULTS.quiet : null)}
            />
            {quiet && <Hours quiet={quiet} onChange={keep} />}
          </>
        ) : (
          <Skeleton lines={2} />
        )}
      </Stack>
    </Card>
  );
}

interface HoursProps {
  quiet: QuietHours;
  onChange: (hours: QuietHours) => void;
}

function Hours({ quiet, onChange }: HoursProps) {
  const [same, setSame] = useState(false);
  function change(part: Partial<QuietHours>) {
    const next = { ...quiet, ...part };
    setSame(next.from === next.to);
    if (next.from !== next.to) onChange(next);
  }
  return (
    <>
      <div className={styles.times}>
        <TimeField
          label="Começo"
          value={timeText(quiet.from)}
          onChange={(time) => time && change({ from: minuteOf(time) })}
        />
        <TimeField
          label="Fim"
          value={timeText(quiet.to)}
          onChange={(time) => time && change({ to: minuteOf(time) })}
        />
      </div>
      <p className={textClass.hint} role="status">
        {same
          ? 'Começo e fim são iguais: escolha duas horas diferentes.'
          : 'No horário do aparelho em que você abriu o app por último.'}
      </p>
    </>
  );
}
