import { type GymPreset, kitOf } from '#domain/gyms/kits';
import type { LoadUnit } from '#domain/load';
import { presetName } from '#words/gyms/gyms';
import { useGymCommands } from '../../../data/commands/gyms';
import { useGyms } from '../../../data/gyms/gyms';
import { guarded } from '../../../parts/input/guarded';

/**
 * Stores the person's gym from a preset and selects it. Resolves with the id of the gym that this
 * onboarding created, now or earlier. Null if an existing gym with the same name was selected
 * instead, or if nothing was stored.
 */
export function useKeepPlace() {
  const commands = useGymCommands();
  const gyms = useGyms();
  const all = gyms.state === 'ready' ? gyms.value.all : [];
  return async (preset: GymPreset, unit: LoadUnit, made: string | null): Promise<string | null> => {
    const draft = { name: presetName(preset), ...kitOf(preset, unit) };
    if (made !== null) {
      await guarded(commands.edit(made, draft));
      return made;
    }
    const known = all.find(({ name }) => name === draft.name);
    if (known) {
      // The gym was not created in this onboarding, so its weights stay unchanged.
      await guarded(commands.choose(known.id));
      return null;
    }
    const creating = commands.create(draft);
    const isKept = await guarded(creating.then(({ refusal }) => refusal));
    return isKept ? (await creating).id : null;
  };
}
