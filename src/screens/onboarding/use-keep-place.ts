import type { Unit } from '#domain/account/preference-choices';
import { type GymPreset, kitOf } from '#domain/gyms/kits';
import { presetName } from '#words/gyms/gyms';
import { useGymCommands } from '../../data/commands/gyms';
import { useGyms } from '../../data/gyms/gyms';
import { guarded } from '../../parts/input/guarded';

/**
 * Saves the person's gym from a usual preset and makes it the one at hand. Resolves with its id:
 * this flow's earlier gym is changed, one of that name is reused.
 */
export function useKeepPlace() {
  const commands = useGymCommands();
  const gyms = useGyms();
  const all = gyms.state === 'ready' ? gyms.value.all : [];
  return async (preset: GymPreset, unit: Unit, made: string | null): Promise<string | null> => {
    const draft = { name: presetName(preset), ...kitOf(preset, unit) };
    if (made !== null) {
      await guarded(commands.edit(made, draft));
      return made;
    }
    const known = all.find(({ name }) => name === draft.name);
    if (known) {
      // Its weights are as the person has them: it is none of this flow's.
      await guarded(commands.choose(known.id));
      return null;
    }
    const creating = commands.create(draft);
    const isKept = await guarded(creating.then(({ refusal }) => refusal));
    return isKept ? (await creating).id : null;
  };
}
