import { describe, expect, it } from 'vitest';
import {
  exerciseDraftOf,
  exerciseOf,
  faultOf,
  loadKindOf,
  newDraft,
} from '../../../src/training/exercises/exercise-draft';

describe('an exercise being filled in', () => {
  it('begins with what was searched for, and leaves the rest open', () => {
    const draft = newDraft('Remada do prédio');
    expect(loadKindOf(draft)).toBe('total');
    expect(loadKindOf({ ...draft, equipment: 'pull-up-bar' })).toBe('added_bodyweight');
    expect(exerciseOf(draft)).toMatchObject({ name: 'Remada do prédio', loadKind: null });
  });

  it('reads other names between commas, once each', () => {
    const draft = { ...newDraft('Remada'), otherNames: ' row,, remo ; row' };
    expect(exerciseOf(draft).aliases).toEqual(['row', 'remo']);
  });

  it('counts a muscle as main or as helping, not both', () => {
    const draft = newDraft('Remada');
    const both = exerciseOf({ ...draft, primary: ['lats'], secondary: ['lats', 'biceps'] });
    expect(both).toMatchObject({ primary: ['lats'], secondary: ['biceps'] });
  });

  it('asks for a name, and for names that fit', () => {
    expect(faultOf(newDraft(' '))).toBe('name');
    expect(faultOf({ ...newDraft('Remada'), otherNames: 'a'.repeat(81) })).toBe('aliases');
    const many = Array.from({ length: 13 }, (_, nth) => `nome ${nth}`).join(',');
    expect(faultOf({ ...newDraft('Remada'), otherNames: many })).toBe('aliases');
    expect(faultOf({ ...newDraft('Remada'), otherNames: 'row, remo' })).toBeNull();
  });

  it('takes a video only where its address can be opened', () => {
    const draft = newDraft('Remada');
    expect(faultOf({ ...draft, video: 'youtu.be/abc' })).toBe('video_https');
    expect(faultOf({ ...draft, video: 'https://' })).toBe('video_broken');
    const filled = { ...draft, video: ' https://youtu.be/abc ' };
    expect(faultOf(filled)).toBeNull();
    expect(exerciseOf(filled).video).toBe('https://youtu.be/abc');
  });

  it('shows an exercise as it was saved', () => {
    const saved = {
      ...exerciseOf(newDraft('Remada')),
      aliases: ['row', 'remo'],
      mechanic: 'compound',
      stepGrams: 1250,
      note: 'banco 3',
      video: 'https://youtu.be/abc',
    };
    expect(exerciseOf(exerciseDraftOf(saved))).toEqual(saved);
  });
});
