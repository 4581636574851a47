import type { Muscle, MuscleGroup } from '#domain/exercises/muscles';
import { byCode } from '../format/by-code';

/** A muscle in the middle of a sentence: "latíssimo". Use `capitalise` where it begins one. */
export const muscleLabel = byCode<Muscle>({
  neck: 'pescoço',
  traps: 'trapézio',
  front_delts: 'deltoide anterior',
  side_delts: 'deltoide lateral',
  rear_delts: 'deltoide posterior',
  chest: 'peito',
  upper_back: 'meio das costas',
  lats: 'latíssimo',
  lower_back: 'lombar',
  biceps: 'bíceps',
  triceps: 'tríceps',
  forearms: 'antebraço',
  abs: 'abdômen',
  obliques: 'oblíquos',
  hip_flexors: 'flexores do quadril',
  glutes: 'glúteos',
  quads: 'quadríceps',
  hamstrings: 'posterior de coxa',
  adductors: 'adutores',
  abductors: 'abdutores',
  calves: 'panturrilha',
  tibialis: 'tibial',
});

/** A group of muscles in the middle of a sentence: "costas". */
export const muscleGroupLabel = byCode<MuscleGroup>({
  chest: 'peito',
  back: 'costas',
  shoulders: 'ombros',
  biceps: 'bíceps',
  triceps: 'tríceps',
  forearms: 'antebraço',
  core: 'abdômen',
  glutes: 'glúteos',
  legs: 'pernas',
  calves: 'panturrilhas',
  neck: 'pescoço',
});
