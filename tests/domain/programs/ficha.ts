import { type ProgramDraft, programWrites } from '#domain/programs/draft';
import { projectProgram } from '#domain/programs/project';
import type { Program } from '#domain/programs/shape';
import { takeBack, type UndoStep, undoOf } from '#domain/programs/undo';
import type { Author, Registers, Writes } from '#domain/record/registers';
import { nextStamp } from '#protocol/clock';
import { mergeRegisters, stamped } from '#protocol/merge';
import { keys } from './arbitrary';

/** One device with one ficha, and edits with undo. */
export class Ficha {
  registers: Registers = {};
  now = 1000;
  readonly steps: UndoStep[] = [];
  readonly newKey = keys();

  constructor(
    draft: ProgramDraft,
    readonly device = 'a',
  ) {
    this.put(() => programWrites(draft, this.newKey, { device, now: this.now }));
  }

  private put(make: (author: Author) => Writes): { writes: Writes; step: UndoStep } {
    this.now += 1000;
    const writes = make({ device: this.device, now: this.now });
    const step = undoOf(this.registers, writes);
    const seen = Object.values(this.registers).map(([, stamp]) => stamp);
    this.take(stamped(writes, nextStamp(this.now, this.device, seen)));
    return { writes, step };
  }

  edit(make: (program: Program, registers: Registers, author: Author) => Writes): Writes {
    const { writes, step } = this.put((author) => make(this.program, this.registers, author));
    if (Object.keys(writes).length > 0) this.steps.push(step);
    return writes;
  }

  /** Undoes a step; returns the step that redoes it. */
  undo(step: UndoStep): UndoStep {
    return this.put((author) => takeBack(this.registers, step, author)).step;
  }

  take(registers: Registers): void {
    this.registers = mergeRegisters(this.registers, registers).registers;
  }

  get program(): Program {
    return projectProgram(this.registers);
  }

  /** The exercises day by day, groups in brackets: "a [b c] | d". */
  get plan(): string {
    return this.program.days
      .map(({ exercises }) =>
        exercises
          .map(({ exercise, group }, index) => {
            const before = group !== null && exercises[index - 1]?.group === group;
            const after = group !== null && exercises[index + 1]?.group === group;
            return `${group !== null && !before ? '[' : ''}${exercise}${group !== null && !after ? ']' : ''}`;
          })
          .join(' '),
      )
      .join(' | ');
  }

  key(exercise: string): string {
    const found = this.program.days
      .flatMap(({ exercises }) => exercises)
      .find((entry) => entry.exercise === exercise);
    if (!found) throw new Error(`${exercise} is not shown`);
    return found.key;
  }

  day(index: number): string {
    const found = this.program.days[index];
    if (!found) throw new Error(`There is no day ${index}`);
    return found.key;
  }
}
