import { type ProgramDraft, programWrites } from '../program/draft';
import { projectProgram } from '../program/project';
import type { Program } from '../program/shape';
import type { Registers } from '../record/registers';

/** A draft as the ficha that it would become: for showing it before it is kept. */
export function programOf(draft: ProgramDraft): Program {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return keys.toString(36);
  };
  const writes = programWrites(draft, newKey, { device: 'preview', now: 0 });
  const registers: Registers = Object.fromEntries(
    Object.entries(writes).map(([path, value]) => [path, [value, [0, 0, 'preview']]]),
  );
  return projectProgram(registers);
}
