import { describe, expect, it } from 'vitest';
import * as spoken from '#words/workouts/spoken';

describe('what a screen reader says', () => {
  it('says sets in whole words', () => {
    expect(spoken.spokenEffort({ load: 82_500, reps: 8 }, 'kg')).toBe('82,5 quilos, 8 repetições');
    expect(spoken.spokenEffort({ load: 1000, reps: 1 }, 'kg')).toBe('1 quilo, 1 repetição');
    expect(spoken.spokenEffort({ load: 1500, reps: 2 }, 'kg')).toBe('1,5 quilo, 2 repetições');
    expect(spoken.spokenEffort({ load: null, reps: 12 }, 'kg')).toBe('12 repetições');
    expect(spoken.spokenEffort({ load: 0, reps: 0 }, 'kg')).toBe('sem carga, nenhuma repetição');
    expect(spoken.spokenEffort({ load: null, reps: null, seconds: 45 }, 'kg')).toBe('45 segundos');
    expect(spoken.spokenEffort({ load: null, reps: null, meters: 400 }, 'kg')).toBe('400 metros');
    expect(spoken.spokenDisc(1, 3, { load: null, reps: null }, 'kg')).toBe('Concluir série 1 de 3');
    expect(spoken.spokenLoad(20_412, 'lb')).toBe('45 libras');
  });
  it('names the controls', () => {
    expect(spoken.spokenDisc(3, 4, { load: 82_500, reps: 8 }, 'kg')).toBe(
      'Concluir série 3 de 4: 82,5 quilos, 8 repetições',
    );
    expect(spoken.spokenLoadStep(-1, 2500, 'kg')).toBe('Diminuir 2,5 quilos');
    expect(spoken.spokenLoadStep(1, 2500, 'lb')).toBe('Aumentar 5 libras');
    expect(spoken.spokenRepsStep(1)).toBe('Aumentar 1 repetição');
  });
  it('tells the rest', () => {
    expect(spoken.spokenRestStart(90)).toBe('Descanso, 1 minuto e 30 segundos');
    expect(spoken.spokenRestStart(60)).toBe('Descanso, 1 minuto');
    expect(spoken.spokenDuration(3900)).toBe('1 hora e 5 minutos');
    expect(spoken.spokenDuration(0)).toBe('0 segundos');
    expect(spoken.spokenRestLeft(10)).toBe('Faltam 10 segundos');
    expect(spoken.spokenRestLeft(1)).toBe('Falta 1 segundo');
    expect(spoken.spokenRestEnd({ set: 4, effort: { load: 82_500, reps: 8 }, unit: 'kg' })).toBe(
      'Descanso terminou. Série 4: 82,5 quilos, 8 repetições',
    );
    expect(spoken.spokenRestEnd()).toBe('Descanso terminou');
    expect(spoken.spokenSetDone(3)).toBe('Série 3 registrada');
    expect(spoken.spokenSetDone(1, null, 'warmup')).toBe('Aquecimento 1 registrado');
  });
});
