import { preferencesKind } from '#domain/account/preferences';
import { localDay } from '#domain/local-day';
import { zoneHere } from '../../store/zone-here';
import { type AccountSource, commitTo } from '../write';

async function choose(source: AccountSource, programId: string | null): Promise<void> {
  const refusal = await commitTo(source, 'preferences', 'self', (registers, { now }) => {
    if (programId === null) return { program: null };
    // Choosing the active ficha again changes nothing.
    if (preferencesKind.project(registers).program?.id === programId) return {};
    return { program: { id: programId, since: localDay(now, zoneHere()) } };
  });
  if (refusal) throw new Error(`The choice of a ficha was refused: ${refusal}`);
}

/** Makes a ficha active from today on; its rounds and weeks start at the first one. */
export function activateProgram(source: AccountSource, programId: string): Promise<void> {
  return choose(source, programId);
}

/** Deactivates the active ficha. */
export function deactivateProgram(source: AccountSource): Promise<void> {
  return choose(source, null);
}
