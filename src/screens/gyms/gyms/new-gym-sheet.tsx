import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { GYM_PRESETS, type GymPreset, kitOf } from '#domain/gyms/kits';
import { GYM_NAME_LENGTH } from '#domain/gyms/shape';
import type { LoadUnit } from '#domain/load';
import { fieldError } from '#words/errors';
import { presetHint, presetName } from '#words/gyms/gyms';
import { useGymCommands } from '../../../data/commands/gyms';
import { usePreferences } from '../../../data/store/preferences';
import { guarded } from '../../../parts/input/guarded';
import { SubmitButton } from '../../../ui/control/button';
import { RadioGroup } from '../../../ui/control/radio-group';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { TextField } from '../../../ui/field/text-field';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';

/** Creates a gym from the usual equipment of similar ones. */
export function NewGymSheet({ onClose }: { onClose: () => void }) {
  const commands = useGymCommands();
  const preferences = usePreferences();
  const [, navigate] = useLocation();
  const [preset, setPreset] = useState<GymPreset>('complete');
  const [typed, setTyped] = useState<string | null>(null);
  const [unit, setUnit] = useState<LoadUnit>(preferences.unit);
  const [asked, setAsked] = useState(false);
  const name = typed ?? presetName(preset);
  const isNamed = name.trim() !== '';

  async function create(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isNamed) return;
    const created = commands.create({ name, ...kitOf(preset, unit) });
    if (!(await guarded(created.then(({ refusal }) => refusal)))) return;
    const { id } = await created;
    onClose();
    navigate(`/app/gyms/${id}`);
  }

  return (
    <Sheet
      open
      title="Novo local"
      onClose={onClose}
      footer={<SubmitButton form="new-gym">Criar local</SubmitButton>}
    >
      <form id="new-gym" className={layoutClass.wide} noValidate onSubmit={create}>
        <RadioGroup
          legend="Como é lá"
          value={preset}
          onChange={setPreset}
          options={GYM_PRESETS.map((value) => ({
            value,
            label: presetName(value),
            hint: presetHint(value),
          }))}
        />
        <TextField
          label="Nome"
          value={name}
          maxLength={GYM_NAME_LENGTH}
          autoComplete="off"
          error={asked && !isNamed ? fieldError('name') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {preset !== 'body' && preset !== 'bands' && (
          <SegmentedControl
            legend="Os pesos de lá estão em"
            value={unit}
            onChange={setUnit}
            options={[
              { value: 'kg', label: 'Quilos' },
              { value: 'lb', label: 'Libras' },
            ]}
          />
        )}
      </form>
    </Sheet>
  );
}
