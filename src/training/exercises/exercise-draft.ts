import { cutText } from '#domain/cut-text';
import {
  type CustomExercise,
  type CustomRecord,
  EXERCISE_LIMITS,
} from '#domain/exercises/custom-exercise';
import {
  defaultLoadKind,
  EQUIPMENT,
  type Equipment,
  LOAD_KINDS,
  type LoadKind,
  MECHANICS,
  type Mechanic,
} from '#domain/exercises/exercise';
import { MUSCLES, type Muscle } from '#domain/exercises/muscles';
import { typedVideo, type VideoFault, videoFault } from '#domain/exercises/video-link';

/** A custom exercise while its form is filled in; null for a choice that the person leaves open. */
export interface CustomExerciseDraft
  extends Omit<
    CustomExercise,
    'aliases' | 'primary' | 'secondary' | 'equipment' | 'video' | 'like'
  > {
  /** As typed, with commas between them. */
  readonly otherNames: string;
  readonly primary: readonly Muscle[];
  readonly secondary: readonly Muscle[];
  readonly equipment: Equipment | null;
  readonly mechanic: Mechanic | null;
  readonly loadKind: LoadKind | null;
  /** The address as typed. */
  readonly video: string;
  /** The catalogue's exercise whose figure it borrows; '' for none. */
  readonly like: string;
}

/** Faults that prevent saving a draft. */
export type DraftFault = 'name' | 'aliases' | `video_${VideoFault}`;

const NOTHING = { primary: [], secondary: [], unilateral: false, note: '' };

/** A new draft; a machine by default, because exercises that the catalogue lacks usually are. */
export function newDraft(name: string): CustomExerciseDraft {
  const custom = { ...NOTHING, name: cutText(name, EXERCISE_LIMITS.name), loadKind: null };
  return exerciseDraftOf({ ...custom, equipment: 'machine' });
}

export function exerciseDraftOf(custom: CustomRecord): CustomExerciseDraft {
  return {
    name: custom.name,
    otherNames: (custom.aliases ?? []).join(', '),
    primary: MUSCLES.filter((muscle) => custom.primary.includes(muscle)),
    secondary: MUSCLES.filter((muscle) => custom.secondary.includes(muscle)),
    equipment: EQUIPMENT.find((code) => code === custom.equipment) ?? null,
    mechanic: MECHANICS.find((code) => code === custom.mechanic) ?? null,
    unilateral: custom.unilateral,
    bodyweightShare: custom.bodyweightShare ?? null,
    loadKind: LOAD_KINDS.find((code) => code === custom.loadKind) ?? null,
    stepGrams: custom.stepGrams ?? null,
    note: custom.note,
    video: custom.video ?? '',
    like: custom.like ?? '',
  };
}

/** The load kind of the draft's sets: the chosen one, or the usual one of its equipment. */
export function loadKindOf({ loadKind, equipment }: CustomExerciseDraft): LoadKind {
  return loadKind ?? defaultLoadKind(equipment ?? 'other');
}

export function exerciseOf({ otherNames, ...draft }: CustomExerciseDraft): CustomExercise {
  return {
    ...draft,
    aliases: aliasesOf(otherNames),
    video: typedVideo(draft.video),
    secondary: draft.secondary.filter((muscle) => !draft.primary.includes(muscle)),
  };
}

export function faultOf(draft: CustomExerciseDraft): DraftFault | null {
  if (draft.name.trim() === '') return 'name';
  const aliases = aliasesOf(draft.otherNames);
  const fits =
    aliases.length <= EXERCISE_LIMITS.aliases &&
    aliases.every((alias) => alias.length <= EXERCISE_LIMITS.name);
  if (!fits) return 'aliases';
  const video = videoFault(draft.video);
  return video && `video_${video}`;
}

function aliasesOf(text: string): string[] {
  const names = text.split(/[,;\n]/).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}
