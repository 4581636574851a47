import { useMemo, useRef, useState } from 'react';
import type { UndoStep } from '#domain/programs/undo';
import { programRefusal } from '#words/programs/program';
import {
  type Edited,
  type ProgramCommands,
  programCommands,
} from '../../../data/commands/programs/programs';
import { useAccountSource } from '../../../data/commands/write';
import { guardedBy } from '../../../parts/input/guarded';

/** Maximum edits that can be undone. */
const MOST_STEPS = 100;

export interface Editing {
  readonly commands: ProgramCommands;
  /** Runs an edit and shows a refusal; resolves with whether it was stored. */
  readonly edit: (command: Edited) => Promise<boolean>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Undo and redo; they resolve with whether an edit was undone or redone. */
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
}

/** The edits of one sitting, with undo and redo. */
export function useEditing(id: string): Editing {
  const source = useAccountSource();
  const past = useRef<UndoStep[]>([]);
  const future = useRef<UndoStep[]>([]);
  const [, setSteps] = useState(0);

  return useMemo(() => {
    const changed = () => setSteps((count) => count + 1);
    const put = (stack: UndoStep[], step: UndoStep) => {
      stack.push(step);
      if (stack.length > MOST_STEPS) stack.shift();
    };
    const commands = programCommands(source, (_, step) => {
      put(past.current, step);
      future.current.length = 0;
      changed();
    });
    const edit = (command: Edited) => guardedBy(command, programRefusal);
    /** Undoes the last step of one stack, and puts its inverse onto the other. */
    const takeFrom = async (from: UndoStep[], to: UndoStep[]) => {
      const step = from.pop();
      if (!step) return false;
      const again = programCommands(source, (_, made) => put(to, made));
      const stored = await edit(again.takeBack(id, step));
      if (!stored) from.push(step);
      changed();
      return stored;
    };
    return {
      commands,
      edit,
      get canUndo() {
        return past.current.length > 0;
      },
      get canRedo() {
        return future.current.length > 0;
      },
      undo: () => takeFrom(past.current, future.current),
      redo: () => takeFrom(future.current, past.current),
    };
  }, [source, id]);
}
