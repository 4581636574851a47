import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Demands, demandsOf } from '#domain/health/screening/demands';
import { CITIES, placeOf, STATES } from '#domain/health/screening/places';
import { SCREENING_QUESTIONS, type ScreeningQuestion } from '#domain/health/screening/questions';
import { SCREENING_LENGTHS } from '#domain/health/screening/screening';
import {
  answersWords,
  demandWords,
  renewalWords,
  screeningAdvice,
  screeningQuestion,
  standingWords,
} from '#words/health/screening';
import { papersText, papersTitle } from '#words/health/screening-papers';
import { lawName } from '#words/health/screening-places';

const answersOf = (yes: readonly ScreeningQuestion[]) =>
  Object.fromEntries(
    SCREENING_QUESTIONS.map((one) => [
      one,
      { yes: yes.includes(one), asked: screeningQuestion(one) },
    ]),
  );

function demandsAt(
  age: number,
  yes: readonly ScreeningQuestion[],
  state: string,
  city: string | null = null,
): Demands {
  const born = `${2026 - age}-11-22`;
  const place = placeOf(state, city);
  const answers = answersOf(yes);
  const demands = demandsOf({ day: '2026-11-22', born, place, pregnant: true, answers });
  if (!demands) throw new Error('something is open');
  return demands;
}

test('nothing that is said clears anybody, blames anybody or holds anybody back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.subarray([...SCREENING_QUESTIONS]),
      fc.constantFrom(...STATES),
      fc.constantFrom(null, ...CITIES),
      (age, yes, state, city) => {
        const demands = demandsAt(age, yes, state, city);
        const papers =
          demands.papers.length === 0
            ? ''
            : papersText({ demands, answers: answersOf(yes), name: 'Ana' });
        const said = [
          answersWords(answersOf(yes), 'self'),
          screeningAdvice(demands),
          ...demandWords(demands),
          lawName(demands.law.id),
          renewalWords(demands.law.yearly, '2027-11-22'),
          papers,
        ].join(' ');
        expect(said).not.toMatch(/liberad|\bapt[oa]\b|proibid|não pode|undefined|null|#/i);
        expect(papers.length).toBeLessThan(SCREENING_LENGTHS.text);
      },
    ),
  );
});

test('a question fits into what is kept of it', () => {
  for (const question of SCREENING_QUESTIONS) {
    expect(screeningQuestion(question).length).toBeLessThanOrEqual(SCREENING_LENGTHS.question);
  }
});

test('the term names the questions by their numbers and says who signs for whom', () => {
  const grown = papersText({
    demands: demandsAt(36, ['chest-active', 'joint'], 'SP'),
    answers: answersOf(['chest-active', 'joint']),
    name: 'Ana',
  });
  expect(grown).toContain('com resposta sim às perguntas 2 e 5.');
  expect(grown).toContain('que eu fizer');
  const demands = demandsAt(14, [], 'RJ');
  const child = papersText({ demands, answers: answersOf([]), name: 'Ana' });
  expect(papersTitle(demands.papers)).toBe('Autorização e termo de responsabilidade');
  expect(child).toMatch(/^Declaro que sou responsável legal por Ana, de 14 anos\./);
  expect(child).toContain('Autorizo Ana a fazer atividade física.');
  expect(child).toContain('com resposta não a todas as perguntas');
  expect(papersTitle(demandsAt(14, [], 'SP').papers)).toBe('Autorização do responsável');
});

test('what the place asks for is said in sentences', () => {
  expect(demandWords(demandsAt(36, [], 'SP'))).toEqual([]);
  expect(demandWords(demandsAt(36, ['joint'], 'SP'))).toEqual([
    'Com uma resposta sim, você assina o termo de responsabilidade.',
  ]);
  expect(demandWords(demandsAt(36, ['joint'], 'PR', 'curitiba'))).toEqual([
    'A academia pede um atestado médico por haver uma resposta sim e pela gravidez, com o nome do médico e o CRM.',
    'O profissional da academia também assina: imprima e leve com você.',
  ]);
  expect(demandWords(demandsAt(72, [], 'BA'))[0]).toMatch(/^O questionário não foi feito para 72/);
});

test('without one, the screening says how short it is', () => {
  expect(standingWords({ state: 'none' }).title).toBe('Ainda sem resposta');
});
