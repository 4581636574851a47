import { anamnesisTemplate } from '#catalog/anamnesis/templates';
import { anamnesisWrites } from '#domain/health/anamnesis/anamnesis';
import type { AnamnesisAnswer, AnswerWords } from '#domain/health/anamnesis/answer';
import { answerIn } from '#domain/health/anamnesis/carry-over';
import { SCREENING_QUESTIONS, SCREENING_VERSION } from '#domain/health/screening/questions';
import { screeningWrites } from '#domain/health/screening/screening';
import { type LocalDay, localDay } from '#domain/local-day';
import type { Writes } from '#domain/record/registers';
import { screeningQuestion } from '#words/health/screening';
import { ZONE } from './calendar';

interface HealthRecord {
  readonly kind: 'screening' | 'anamnesis';
  readonly at: number;
  readonly writes: Writes;
}

const TEMPLATE = 'essencial';
const SAID: Readonly<Record<string, AnswerWords>> = {
  goal: { kind: 'choice', chosen: 'Perder gordura' },
  experience: { kind: 'choice', chosen: 'De 6 meses a 2 anos' },
  injury: { kind: 'yes-no', yes: false, more: '' },
  conditions: { kind: 'multi', chosen: ['Nenhum destes'] },
  'sleep-hours': { kind: 'number', hundredths: 750, unit: 'h' },
  days: { kind: 'multi', chosen: ['Segunda', 'Quarta', 'Sexta'] },
  place: { kind: 'choice', chosen: 'Academia completa' },
};

/** A screening with all answers "no", and a short anamnesis, from the hour after sign-up. */
export function healthRecords(joinedAt: number, born: LocalDay): HealthRecord[] {
  const day = localDay(joinedAt, ZONE);
  const template = anamnesisTemplate(TEMPLATE);
  const screening = screeningWrites({
    day,
    version: SCREENING_VERSION,
    born,
    pregnant: null,
    place: { state: 'SP', city: null },
    answers: Object.fromEntries(
      SCREENING_QUESTIONS.map((one) => [one, { yes: false, asked: screeningQuestion(one) }]),
    ),
  });
  const records: HealthRecord[] = [
    { kind: 'screening', at: joinedAt, writes: { ...screening, at: joinedAt, done: joinedAt } },
  ];
  if (!template) return records;
  const answers: Record<string, AnamnesisAnswer> = {};
  for (const [question, said] of Object.entries(SAID)) {
    const answer = answerIn(template, question, said);
    if (answer) answers[question] = answer;
  }
  const { id, version, title } = template;
  const told = anamnesisWrites({ day, template: id, version, title, answers });
  const writes = { ...told, at: joinedAt, done: joinedAt };
  return [...records, { kind: 'anamnesis', at: joinedAt, writes }];
}
