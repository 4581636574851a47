import type { ProgramDraft } from '#domain/programs/draft';
import { programEntryOf } from '../../programs/programs';
import { startProgramDay } from '../workouts/start-program-day';
import type { AccountSource } from '../write';
import { activateProgram } from './activate-program';
import { programCommands } from './programs';

/** Creates a ficha and makes it active from today on; resolves with its id. */
export async function keepFicha(source: AccountSource, draft: ProgramDraft): Promise<string> {
  const id = await programCommands(source).create(draft);
  await activateProgram(source, id);
  return id;
}

/**
 * Saves the ficha and starts its first day at once.
 * @param title of the workout
 * @returns the workout's id; null if the ficha has no days
 */
export async function keepAndStart(
  source: AccountSource,
  draft: ProgramDraft,
  title: string,
): Promise<string | null> {
  const id = await keepFicha(source, draft);
  const program = programEntryOf(await source().replica.record('program', id))?.program;
  const first = program?.days[0];
  return first ? startProgramDay(source, id, first.key, 1, title) : null;
}
