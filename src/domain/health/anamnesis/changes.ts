import { type Anamnesis, answerTo } from './anamnesis';
import { type AnamnesisAnswer, saysTheSame } from './answer';

/** A question with a changed answer; null for the side without an answer. */
export interface AnswerChange {
  readonly question: string;
  readonly before: AnamnesisAnswer | null;
  readonly after: AnamnesisAnswer | null;
}

/** The answers that differ between two anamneses, in the order of the questions. */
export function anamnesisChanges(
  before: Pick<Anamnesis, 'answers'>,
  after: Pick<Anamnesis, 'answers'>,
): AnswerChange[] {
  const questions = new Set([...Object.keys(after.answers), ...Object.keys(before.answers)]);
  const changes = [...questions].flatMap((question) => {
    const [was, is] = [answerTo(before.answers, question), answerTo(after.answers, question)];
    return was && is && saysTheSame(was, is) ? [] : [{ question, before: was, after: is }];
  });
  const order = ({ before: was, after: is }: AnswerChange) => (is ?? was)?.order ?? 0;
  return changes.sort((a, b) => order(a) - order(b));
}
