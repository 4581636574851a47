import { useState } from 'react';
import { Card } from '../card';
import { Grid, Stack } from '../page';
import { RadioGroup } from '../radio-group';
import { SectionTitle } from '../section-title';
import { SegmentedControl } from '../segmented-control';
import { SwitchRow } from '../switch-row';

const units = [
  { value: 'kg', label: 'Quilos', hint: '82,5 kg' },
  { value: 'lb', label: 'Libras', hint: '181,88 lb' },
] as const;
const spans = [
  { value: '4', label: '4 sem.' },
  { value: '12', label: '12 sem.' },
  { value: 'year', label: '1 ano' },
] as const;

export function KitChoices() {
  const [unit, setUnit] = useState<'kg' | 'lb'>('kg');
  const [span, setSpan] = useState<'4' | '12' | 'year'>('12');
  const [leftHand, setLeftHand] = useState(false);
  const [sound, setSound] = useState(true);
  return (
    <Stack>
      <SectionTitle>Escolhas</SectionTitle>
      <Grid>
        <Card>
          <SwitchRow
            label="Som no fim do descanso"
            hint="Um toque curto, mesmo com música"
            checked={sound}
            onChange={setSound}
          />
          <SwitchRow label="Mão esquerda" checked={leftHand} onChange={setLeftHand} />
          <SwitchRow
            label="Vibrar"
            hint="Este aparelho não vibra"
            disabled
            checked={false}
            onChange={() => {}}
          />
        </Card>
        <Card>
          <RadioGroup legend="Unidade" options={units} value={unit} onChange={setUnit} />
        </Card>
        <Card>
          <SegmentedControl legend="Período" options={spans} value={span} onChange={setSpan} />
          <SegmentedControl
            legend="Período (parado)"
            options={spans}
            value="4"
            disabled
            onChange={() => {}}
          />
        </Card>
      </Grid>
    </Stack>
  );
}
