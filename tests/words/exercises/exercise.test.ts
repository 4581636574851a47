import { describe, expect, it } from 'vitest';
import { exercises } from '#catalog/exercises';
import { EQUIPMENT, LOAD_KINDS } from '#domain/exercises/exercise';
import { prepareSearch, searchExercises } from '#domain/exercises/exercise-search';
import { MUSCLE_GROUP_ORDER, MUSCLE_GROUPS, MUSCLES, muscleGroup } from '#domain/exercises/muscles';
import { equipmentLabel, loadKindLabel } from '#words/exercises/equipment';
import { exerciseSubtitle, searchLabels } from '#words/exercises/exercise';
import { muscleGroupLabel, muscleLabel } from '#words/exercises/muscles';

const index = prepareSearch(exercises, searchLabels);
const find = (query: string) => searchExercises(index, query);

describe('the words of an exercise', () => {
  it('names every muscle, group, kit and kind of load differently', () => {
    for (const labels of [
      MUSCLES.map(muscleLabel),
      MUSCLE_GROUP_ORDER.map(muscleGroupLabel),
      EQUIPMENT.map(equipmentLabel),
      LOAD_KINDS.map(loadKindLabel),
    ]) {
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels).not.toContain('');
    }
  });

  it('puts every muscle in one group, and every group in the menu', () => {
    expect(Object.values(MUSCLE_GROUPS).flat().toSorted()).toEqual(MUSCLES.toSorted());
    expect(Object.keys(MUSCLE_GROUPS).toSorted()).toEqual(MUSCLE_GROUP_ORDER.toSorted());
    expect(muscleGroup('rear_delts')).toBe('shoulders');
  });

  it('tells muscles and equipment under the name', () => {
    const subtitle = (id: string) =>
      exercises.filter((exercise) => exercise.id === id).map(exerciseSubtitle)[0];
    expect(subtitle('incline-dumbbell-bench-press')).toBe('peito · halteres');
    expect(subtitle('back-squat')).toBe('pernas e glúteos · barra');
  });

  it('finds by muscle, group and equipment too', () => {
    expect(find('peito').length).toBeGreaterThan(15);
    expect(find('costas maquina').every(({ equipment }) => equipment === 'machine')).toBe(true);
    expect(find('quadriceps smith').length).toBeGreaterThan(1);
  });

  it('still finds every exercise by its full name, first', () => {
    for (const { id, name } of exercises) expect(find(name)[0]?.id, name).toBe(id);
  });
});
