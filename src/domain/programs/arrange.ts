import { removeNode, restoreNode } from '../record/deletion';
import { ordersAt } from '../record/place';
import type { Author, Json, Registers, Writes } from '../record/registers';
import { type DayDraft, dayDraftOf, dayWrites } from './draft';
import { programRules } from './rules';
import type { Level, Program, ProgramDay, ProgramGoal, Schedule } from './shape';

/** The day of a key; null if it is not shown. */
export function dayOf(program: Program, key: string): ProgramDay | null {
  return program.days.find((day) => day.key === key && key !== '') ?? null;
}

/** Adds a day after the last one. */
export function addDay(
  program: Program,
  key: string,
  draft: DayDraft,
  newKey: () => string,
): Writes {
  return dayAt(program, program.days.length, key, draft, newKey);
}

/** Puts a copy of a day right after it; `{}` without the day. */
export function copyDay(
  program: Program,
  from: string,
  key: string,
  title: string,
  newKey: () => string,
): Writes {
  const index = program.days.findIndex((day) => day.key === from && from !== '');
  const day = program.days[index];
  if (!day) return {};
  return dayAt(program, index + 1, key, { ...dayDraftOf(day), title }, newKey);
}

function dayAt(
  { days }: Program,
  index: number,
  key: string,
  draft: DayDraft,
  newKey: () => string,
): Writes {
  const orders = new Map(ordersAt(days, index, [key]));
  return Object.assign(
    dayOrders([...orders]),
    dayWrites(key, orders.get(key) ?? 'z', draft, newKey),
  );
}

function dayOrders(orders: readonly (readonly [key: string, order: string])[]): Writes {
  return Object.fromEntries(orders.map(([key, order]) => [`d.${key}.order`, order]));
}

/** Moves a day to a position among the others, 0 for the first; `{}` without a change. */
export function moveDay(program: Program, key: string, index: number): Writes {
  const now = program.days.findIndex((day) => day.key === key && key !== '');
  const others = program.days.filter((day) => day.key !== key);
  const target = Math.min(others.length, Math.max(0, index));
  if (now < 0 || now === target) return {};
  return dayOrders(ordersAt(others, target, [key]));
}

/** Values of a day; omitted ones stay as they are. */
export interface DayFacts {
  readonly title?: string;
  readonly note?: string;
  /** 1 Monday to 7 Sunday. */
  readonly weekdays?: readonly number[];
}

/** The writes for facts that differ from the day. */
export function describeDay(program: Program, key: string, facts: DayFacts): Writes {
  const day = dayOf(program, key);
  if (!day) return {};
  const { title = day.title, note = day.note } = facts;
  const weekdays = [...new Set(facts.weekdays ?? day.weekdays)].sort();
  return {
    ...(title === day.title ? {} : { [`d.${key}.title`]: title }),
    ...(note === day.note ? {} : { [`d.${key}.note`]: note }),
    ...(weekdays.join() === day.weekdays.join() ? {} : { [`d.${key}.weekdays`]: weekdays }),
  };
}

/**
 * The registers that a removal may claim to have seen. Without `created` this device lost its
 * database and has only the writes of its mirror. Its removal then covers only registers under its
 * present name (rule R1e).
 */
function claimable(registers: Registers, device: string): Registers {
  if (Object.hasOwn(registers, 'created')) return registers;
  return Object.fromEntries(
    Object.entries(registers).filter(([, [, stamp]]) => stamp[2] === device),
  );
}

/** Removes a node ('' is the ficha), with the stamps that this device has seen in it (rule R1b). */
export function remove(registers: Registers, node: string, { device }: Author): Writes {
  return removeNode(programRules, claimable(registers, device), node, device);
}

/** Removes a day and its exercises. */
export function removeDay(registers: Registers, key: string, author: Author): Writes {
  return remove(registers, `d.${key}`, author);
}

/** Restores a day from the bin. */
export function restoreDay(key: string, { now }: Author): Writes {
  return restoreNode(`d.${key}`, now);
}

/** Puts the ficha in the bin. */
export function removeProgram(registers: Registers, author: Author): Writes {
  return remove(registers, '', author);
}

/** Restores the ficha from the bin. */
export function restoreProgram({ now }: Author): Writes {
  return restoreNode('', now);
}

/** Values of a ficha as a whole; omitted ones stay as they are. */
export interface ProgramFacts {
  readonly title?: string;
  readonly note?: string;
  readonly goal?: ProgramGoal | null;
  readonly level?: Level | null;
  readonly schedule?: Schedule;
}

/** The writes for facts that differ from the ficha. */
export function describe(program: Program, facts: ProgramFacts): Writes {
  const now: Readonly<Record<string, Json>> = {
    title: program.title,
    note: program.note,
    goal: program.goal,
    level: program.level,
    schedule: program.schedule,
  };
  const asked = Object.entries(facts).filter(
    ([path, value]) => value !== undefined && now[path] !== value,
  );
  return Object.fromEntries(asked);
}
