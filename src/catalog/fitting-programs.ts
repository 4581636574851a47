import type { Equipment } from '#domain/exercises/exercise';
import { isHere } from '#domain/gyms/gym';
import type { ProgramDraft } from '#domain/programs/draft';
import { parseProgram } from '#domain/programs/ficha-text/program';
import type { FindExercise } from '#domain/programs/ficha-text/shape';
import { LEVELS, type Level, type ProgramGoal } from '#domain/programs/shape';
import type { ProgramTemplate } from './program-texts/template';

/** A person's wishes; null without an answer. */
export interface Wishes {
  readonly goal: ProgramGoal | null;
  readonly level: Level | null;
  /** Comes back after a pause. */
  readonly returning: boolean;
  readonly daysPerWeek: number | null;
  /** Available equipment; null for everything, as in a gym. */
  readonly equipment: readonly Equipment[] | null;
  /** In full years; null for not known. */
  readonly age: number | null;
}

/** A ready ficha that suits them. */
export interface Fit {
  readonly template: ProgramTemplate;
  readonly draft: ProgramDraft;
  /** Equipment that the ficha needs and that is missing. */
  readonly missing: readonly Equipment[];
}

export interface FitBook {
  readonly find: FindExercise;
  readonly equipmentOf: (exercise: string) => Equipment | null;
}

/** Defaults without answers: a beginner with three days a week. */
const UNSAID = { level: 'beginner', daysPerWeek: 3 } as const;

/** A quarter of the exercises can be swapped on the spot; with more of them it is another ficha. */
const MOST_MISSING = 0.25;
const OLDER = 60;

/** Pairs of goals with similar fichas. */
const NEAR: readonly (readonly [ProgramGoal, ProgramGoal])[] = [
  ['hypertrophy', 'strength'],
  ['hypertrophy', 'fat_loss'],
  ['hypertrophy', 'health'],
  ['fat_loss', 'conditioning'],
];

/** So much worse is a ficha for each thing that is not as wished. */
const COST = {
  nearGoal: 2,
  otherGoal: 5,
  easier: 2,
  harder: 7,
  dayLess: 2.5,
  dayMore: 4,
  /** All of it missing. */
  missing: 20,
  /** Made for home, where there is a whole gym. */
  forLittle: 3,
  /** Only the body, where there is more. */
  bodyAlone: 1,
  /** Taken off: made for exactly this person. */
  madeForThem: 4,
} as const;

/**
 * Ready fichas for a person, best first. It leaves out fichas without their equipment, more than
 * one level above them, or made for others. Equal ones keep the order of the list.
 */
export function fittingPrograms(
  templates: readonly ProgramTemplate[],
  wishes: Wishes,
  { find, equipmentOf }: FitBook,
): Fit[] {
  const found = templates.flatMap((template) => {
    if (!isMeantFor(template, wishes) || levelStep(template, wishes) > 1) return [];
    const draft = { ...parseProgram(template.text, find).draft, template: template.id };
    const uses = draft.days.flatMap(({ exercises }) =>
      exercises.map(({ exercise }) => equipmentOf(exercise) ?? 'other'),
    );
    const lacks = uses.filter((equipment) => !isHere(wishes, { equipment }));
    const share = lacks.length / Math.max(1, uses.length);
    if (share > MOST_MISSING) return [];
    const fit: Fit = { template, draft, missing: [...new Set(lacks)] };
    const cost = costOf(template, wishes) + share * COST.missing + unusedCost(fit, uses, wishes);
    return [{ fit, cost }];
  });
  return found.sort((a, b) => a.cost - b.cost).map(({ fit }) => fit);
}

function isMeantFor({ audience }: ProgramTemplate, { returning, age }: Wishes): boolean {
  if (audience === 'returning') return returning;
  return audience !== 'older' || (age !== null && age >= OLDER);
}

/** How many levels above them it is; below, as a negative count. */
function levelStep({ level }: ProgramTemplate, wishes: Wishes): number {
  return LEVELS.indexOf(level) - LEVELS.indexOf(wishes.level ?? UNSAID.level);
}

function costOf(template: ProgramTemplate, wishes: Wishes): number {
  const { goal, daysPerWeek, audience } = template;
  const step = levelStep(template, wishes);
  const more = daysPerWeek - (wishes.daysPerWeek ?? UNSAID.daysPerWeek);
  return (
    goalCost(goal, wishes.goal) +
    (step > 0 ? step * COST.harder : -step * COST.easier) +
    (more > 0 ? more * COST.dayMore : -more * COST.dayLess) -
    (audience === undefined ? 0 : COST.madeForThem)
  );
}

function goalCost(goal: ProgramGoal, wished: ProgramGoal | null): number {
  if (wished === null || wished === goal) return 0;
  const isNear = NEAR.some((pair) => pair.includes(goal) && pair.includes(wished));
  return isNear ? COST.nearGoal : COST.otherGoal;
}

function unusedCost({ template }: Fit, uses: readonly Equipment[], { equipment }: Wishes): number {
  if (equipment === null) return template.place === 'home' ? COST.forLittle : 0;
  const isBody = (code: Equipment) => code === 'bodyweight';
  return uses.every(isBody) && !equipment.every(isBody) ? COST.bodyAlone : 0;
}
