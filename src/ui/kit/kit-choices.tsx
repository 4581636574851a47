import { useState } from 'react';
import { RadioGroup } from '../control/radio-group';
import { SegmentedControl } from '../control/segmented-control';
import { SwitchRow } from '../control/switch-row';
import { Tabs } from '../control/tabs';
import { Card } from '../display/card';
import { Grid, Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';

const units = [
  { value: 'kg', label: 'Quilos', hint: '82,5 kg' },
  { value: 'lb', label: 'Libras', hint: '181,88 lb' },
] as const;
const spans = [
  { value: '4', label: '4 sem.' },
  { value: '12', label: '12 sem.' },
  { value: 'year', label: '1 ano' },
] as const;

const views = [
  { value: 'week', label: 'Esta semana', panel: <p>2 de 3 treinos feitos.</p> },
  { value: 'trend', label: 'Tendência', panel: <p>De 70 para 82,5 kg em 12 semanas.</p> },
  { value: 'notes', label: 'Notas', count: 12, panel: <p>Só você vê.</p> },
  { value: 'measures', label: 'Medidas', panel: <p>Nenhuma medida ainda.</p> },
  { value: 'payments', label: 'Pagamentos', count: 3, panel: <p>R$ 220,00 em 5 de dez.</p> },
] as const;

export function KitChoices() {
  const [view, setView] = useState<(typeof views)[number]['value']>('week');
  const [unit, setUnit] = useState<'kg' | 'lb'>('kg');
  const [span, setSpan] = useState<'4' | '12' | 'year'>('12');
  const [leftHand, setLeftHand] = useState(false);
  const [sound, setSound] = useState(true);
  return (
    <Stack>
      <SectionTitle>Escolhas</SectionTitle>
      <Tabs label="Aluno" tabs={views} value={view} onChange={setView} />
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
