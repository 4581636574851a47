import { expect, test } from 'vitest';
import { ADVICE_CODES, type AdviceCode } from '#domain/progression/advice';
import type { Advice } from '#domain/workouts/shape';
import { adviceWords } from '#words/workouts/advice';

const KG = 1000;
const said = (advice: Advice, unit: 'kg' | 'lb' = 'kg') =>
  adviceWords(advice, unit)?.replaceAll('\u00a0', ' ');

const FULL = {
  last: 80 * KG,
  load: 82.5 * KG,
  done: '10 10 10',
  aim: '10 10 10',
  days: 30,
  sessions: 3,
  every: 4,
  percent: 75,
  max: 100 * KG,
  week: 2,
  rir: 4,
  target: 2,
  lighter: 72.5 * KG,
  backoff: 72.5 * KG,
};

const EXPECTED: Readonly<Record<AdviceCode, string>> = {
  first_open: 'Primeira vez aqui: escolha uma carga que deixe 2 ou 3 repetições sobrando.',
  plan_start: 'A ficha pede 82,5 kg para começar.',
  plan_changed: 'A ficha agora pede 82,5 kg.',
  fixed: 'A ficha pede 82,5 kg.',
  fixed_after_break:
    'A ficha pede 82,5 kg; depois de 30 dias sem este exercício, 72,5 kg pode bastar.',
  repeat: 'Você fez 3 × 10 com 80 kg: hoje repita 82,5 kg.',
  double_up: 'Você fez 3 × 10 com 80 kg: hoje 82,5 kg.',
  double_keep: 'Repita 82,5 kg e tente chegar a 10 repetições em cada série.',
  linear_up: 'Você fez 3 × 10 com 80 kg: hoje 82,5 kg.',
  linear_wait: 'Você cumpriu 3 de 4 treinos com 80 kg: hoje repita 82,5 kg.',
  linear_repeat: 'Repita 82,5 kg e tente chegar a 10 repetições em cada série.',
  top_up: 'Você fez 3 × 10 com 80 kg: hoje 82,5 kg, e 72,5 kg nas outras séries.',
  top_keep:
    'Repita 82,5 kg e tente chegar a 10 repetições em cada série, e 72,5 kg nas outras séries.',
  rir_up: 'Você fez 3 × 10 com 80 kg e sobraram 4; a ficha pede 2: hoje 82,5 kg.',
  rir_down: 'Você fez 3 × 10 com 80 kg e sobraram 4; a ficha pede 2: hoje 82,5 kg.',
  rir_keep: 'Você fez 3 × 10 com 80 kg e sobraram 4; a ficha pede 2: hoje repita 82,5 kg.',
  rir_unknown:
    'Você fez 3 × 10 com 80 kg: hoje repita 82,5 kg; anote quantas sobraram para a carga se ajustar.',
  wave: 'Semana 2: 75% de 1RM (100 kg), 82,5 kg.',
  percent: 'A ficha pede 75% de 1RM (100 kg): 82,5 kg.',
  percent_open:
    'A ficha pede 75% de 1RM, que ainda não sabemos: escolha a carga; uma série de até 10 repetições já dá a conta.',
  no_heavier: 'Você fez 3 × 10 com 80 kg, o máximo que há aqui: busque mais repetições.',
  stall_deload: '3 treinos com 80 kg sem avançar: hoje mais leve, 82,5 kg, para voltar a subir.',
  deload_week: 'Semana mais leve da ficha: hoje 82,5 kg em vez de 80 kg.',
  break_return:
    'Faz 30 dias desde a última vez: hoje 82,5 kg em vez de 80 kg, para voltar aos poucos.',
  break_keep: 'Faz 30 dias desde a última vez: hoje repita 82,5 kg, com calma.',
  count_more: 'Você fez 3 × 10: hoje tente 3 × 10.',
  count_top: 'Você fez 3 × 10, o topo da faixa: é hora de uma variação mais difícil.',
  percent_stall: '3 treinos sem cumprir tudo: hoje 75% de um 1RM menor (100 kg), 82,5 kg.',
  count_break: 'Faz 30 dias desde a última vez: hoje comece por 3 × 10.',
};

test.each(ADVICE_CODES)('%s in one sentence', (code) => {
  expect(said({ code, figures: FULL })).toBe(EXPECTED[code]);
});

test('each is one sentence, whatever figures came along', () => {
  for (const code of ADVICE_CODES) {
    for (const figures of [{}, FULL]) {
      const sentence = said({ code, figures }) ?? '';
      expect(sentence).toMatch(/^[^.!]*\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|null/);
    }
  }
});

test('loads are read in the unit of the person', () => {
  const figures = { last: 20_412, load: 22_680, done: '10 10' };
  expect(said({ code: 'double_up', figures }, 'lb')).toBe('Você fez 2 × 10 com 45 lb: hoje 50 lb.');
});

test('sets that differ are told one by one, a single one by its name', () => {
  const done = (counts: string, more = {}) =>
    said({ code: 'double_up', figures: { last: 80 * KG, load: 82.5 * KG, done: counts, ...more } });
  expect(done('10 9 8')).toBe('Você fez 10, 9 e 8 com 80 kg: hoje 82,5 kg.');
  expect(done('5')).toBe('Você fez 5 repetições com 80 kg: hoje 82,5 kg.');
  expect(done('1')).toBe('Você fez 1 repetição com 80 kg: hoje 82,5 kg.');
  expect(done('12 10 8', { varied: 1 })).toBe(
    'Você fez 12, 10 e 8 com até 80 kg: hoje até 82,5 kg.',
  );
  expect(done('30 40', { measure: 'seconds' })).toBe('Você fez 30 e 40 s com 80 kg: hoje 82,5 kg.');
});

test('the goal of a repetition counts what is missing in words', () => {
  const keep = (figures: Advice['figures']) => said({ code: 'double_keep', figures });
  const load = 80 * KG;
  expect(keep({ load, aim: '10' })).toBe('Repita 80 kg e tente chegar a 10 repetições.');
  expect(keep({ load, aim: '12 10 8' })).toBe(
    'Repita 80 kg e tente chegar a 12, 10 e 8 repetições.',
  );
  expect(keep({ load, aim: '15 15', varied: 1 })).toBe(
    'Repita as cargas, até 80 kg, e tente chegar a 15 repetições em cada série.',
  );
  expect(keep({ load: 85 * KG, loads: '82500 85000', aim: '15 15', varied: 1 })).toBe(
    'Repita 82,5 e 85 kg e tente chegar a 15 repetições em cada série.',
  );
  expect(keep({ load, aim: '40 40', measure: 'seconds' })).toBe(
    'Repita 80 kg e tente chegar a 40 s em cada série.',
  );
  expect(keep({ load, asked: 81 * KG, aim: '8 8' })).toBe(
    'Use 80 kg, o mais perto que há aqui, e tente chegar a 8 repetições em cada série.',
  );
  expect(keep({ load, last: load, done: '10 9' })).toBe('Repita 80 kg.');
});

test('help, the body alone, and what cannot be loaded here have words of their own', () => {
  const up = (figures: Advice['figures']) => said({ code: 'double_up', figures });
  expect(up({ last: 20 * KG, load: 15 * KG, done: '10 10', assisted: 1 })).toBe(
    'Você fez 2 × 10 com 20 kg de ajuda: hoje 15 kg de ajuda.',
  );
  expect(up({ last: 5 * KG, load: 0, done: '10 10', assisted: 1 })).toBe(
    'Você fez 2 × 10 com 5 kg de ajuda: hoje sem ajuda.',
  );
  expect(up({ last: 0, load: 2.5 * KG, done: '10 10' })).toBe(
    'Você fez 2 × 10 sem carga: hoje 2,5 kg.',
  );
  expect(said({ code: 'fixed', figures: { load: 80 * KG, asked: 81 * KG } })).toBe(
    'A ficha pede 81 kg; o mais perto aqui: 80 kg.',
  );
  const again = { last: 81 * KG, load: 80 * KG, asked: 81 * KG, done: '8 8' };
  expect(said({ code: 'repeat', figures: again })).toBe(
    'Você fez 2 × 8 com 81 kg: hoje 80 kg, o mais perto que há aqui.',
  );
  expect(said({ code: 'repeat', figures: { done: '12 12 10' } })).toBe(
    'Da última vez: 12, 12 e 10.',
  );
});

test('a reason of a newer version is not made up', () => {
  expect(adviceWords({ code: 'of_the_future', figures: {} }, 'kg')).toBeNull();
  expect(adviceWords({ code: 'toString', figures: {} }, 'kg')).toBeNull();
});
