import { Check, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../control/button';
import { Chip, FilterChip } from '../control/chip';
import { Disc } from '../control/disc';
import { IconButton } from '../control/icon-button';
import { RadioGroup } from '../control/radio-group';
import { SegmentedControl } from '../control/segmented-control';
import { Stepper } from '../control/stepper';
import { SwitchRow } from '../control/switch-row';
import { Tabs } from '../control/tabs';
import { List, ListRow } from '../display/list-row';
import { CheckboxField } from '../field/checkbox-field';
import { TextField } from '../field/text-field';
import { Stack } from '../frame/page';
import { SectionTitle } from '../frame/section-title';
import styles from './kit.module.css';
import { Shown } from './shown';

const SHOWN = [
  ['', 'repouso'],
  ['hover', 'sob o ponteiro'],
  ['hover active', 'sob o dedo'],
  ['focus-visible', 'foco'],
] as const;

const units = [
  { value: 'kg', label: 'Quilos' },
  { value: 'lb', label: 'Libras' },
] as const;

const views = [
  { value: 'week', label: 'Semana', panel: null },
  { value: 'notes', label: 'Notas', count: 2, panel: null },
] as const;

const nothing = () => {};

/** The four states of pointer and focus, then those of this part only. */
function States({ children, more, wide = false }: StatesProps) {
  return (
    <div className={wide ? styles.wideStates : styles.states}>
      {SHOWN.map(([state, caption]) => (
        <Shown key={state} state={state} caption={caption}>
          {children}
        </Shown>
      ))}
      {more?.map(([caption, part]) => (
        <Shown key={caption} state="" caption={caption}>
          {part}
        </Shown>
      ))}
    </div>
  );
}

interface StatesProps {
  children: ReactNode;
  more?: readonly (readonly [caption: string, part: ReactNode])[];
  wide?: boolean;
}

export function KitStates() {
  return (
    <Stack>
      <SectionTitle>Estados</SectionTitle>
      {(['primary', 'quiet', 'outline', 'danger', 'plain'] as const).map((variant) => (
        <States
          key={variant}
          more={[
            [
              'parado',
              <Button key="still" variant={variant} disabled>
                Enviar
              </Button>,
            ],
            [
              'ocupado',
              <Button key="busy" variant={variant} busy>
                Enviar
              </Button>,
            ],
          ]}
        >
          <Button variant={variant}>Enviar</Button>
        </States>
      ))}
      <States>
        <Button variant="done" icon={<Check aria-hidden="true" />}>
          Enviado
        </Button>
      </States>
      <States
        more={[
          [
            'parado',
            <IconButton
              key="still"
              label="Refazer"
              disabled
              icon={<RotateCcw aria-hidden="true" />}
            />,
          ],
        ]}
      >
        <IconButton label="Refazer" icon={<RotateCcw aria-hidden="true" />} />
      </States>
      <States
        more={[
          ['fato', <Chip key="fact">Aquecimento</Chip>],
          [
            'parado',
            <Chip key="still" disabled onClick={nothing}>
              +30 s
            </Chip>,
          ],
        ]}
      >
        <Chip onClick={nothing}>+30 s</Chip>
      </States>
      {[false, true].map((pressed) => (
        <States key={`${pressed}`}>
          <FilterChip pressed={pressed} onChange={nothing} count={pressed ? 4 : 20}>
            {pressed ? 'Atenção' : 'Todos'}
          </FilterChip>
        </States>
      ))}
      <States more={[['parado', <Disc key="still" label="Anilha" state="still" />]]}>
        <Disc label="Anilha" state="ready" />
      </States>
      <States wide more={[['no mínimo', <KitStepper key="least" atMinimum />]]}>
        <KitStepper />
      </States>
      <States
        wide
        more={[
          ['erro', <TextField key="error" label="Cidade" error="Escolha uma cidade" />],
          ['parado', <TextField key="still" label="Cidade" disabled value="Recife" readOnly />],
          ['só leitura', <TextField key="read" label="Cidade" readOnly value="Recife" />],
        ]}
      >
        <TextField label="Cidade" defaultValue="Recife" />
      </States>
      {[false, true].map((checked) => (
        <States
          key={`${checked}`}
          wide
          more={[
            [
              'parado',
              <CheckboxField key="still" label="Aquecer" disabled defaultChecked={checked} />,
            ],
          ]}
        >
          <CheckboxField label="Aquecer" defaultChecked={checked} />
        </States>
      ))}
      {[false, true].map((checked) => (
        <States
          key={`${checked}`}
          wide
          more={[
            [
              'parado',
              <SwitchRow key="still" label="Sinos" disabled checked={checked} onChange={nothing} />,
            ],
          ]}
        >
          <SwitchRow label="Sinos" checked={checked} onChange={nothing} />
        </States>
      ))}
      <States
        wide
        more={[
          [
            'parado',
            <SegmentedControl
              key="still"
              legend="Unidade"
              hideLegend
              options={units}
              value="kg"
              disabled
              onChange={nothing}
            />,
          ],
        ]}
      >
        <SegmentedControl
          legend="Unidade"
          hideLegend
          options={units}
          value="kg"
          onChange={nothing}
        />
      </States>
      <States wide>
        <RadioGroup legend="Unidade" hideLegend options={units} value="kg" onChange={nothing} />
      </States>
      <States wide>
        <Tabs label="Partes" tabs={views} value="week" onChange={nothing} />
      </States>
      <States wide more={[['escolhida', <KitRow key="chosen" selected />]]}>
        <KitRow />
      </States>
    </Stack>
  );
}

function KitStepper({ atMinimum = false }: { atMinimum?: boolean }) {
  return (
    <Stepper
      label="Pausa"
      value={atMinimum ? '0' : '90'}
      unit="s"
      decreaseLabel="Diminuir 15 segundos"
      increaseLabel="Aumentar 15 segundos"
      editLabel="Digitar a pausa"
      atMinimum={atMinimum}
      onDecrease={nothing}
      onIncrease={nothing}
      onEdit={nothing}
    />
  );
}

function KitRow({ selected = false }: { selected?: boolean }) {
  return (
    <List label="Uma linha">
      <ListRow title="Remada baixa" subtitle="45 kg × 10" selected={selected} onClick={nothing} />
    </List>
  );
}
