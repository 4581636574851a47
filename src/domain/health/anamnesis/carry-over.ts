import { type AnamnesisAnswers, answerTo } from './anamnesis';
import type { AnamnesisAnswer, AnswerWords } from './answer';
import type { AnamnesisQuestion, AnamnesisTemplate } from './template';

/** An answer with its position in a template; null if the template lacks the question. */
export function answerIn(
  template: AnamnesisTemplate,
  question: string,
  said: AnswerWords,
): AnamnesisAnswer | null {
  let order = 0;
  for (const section of template.sections) {
    for (const { id, text } of section.questions) {
      if (id === question) return { asked: text, section: section.title, order, said };
      order += 1;
    }
  }
  return null;
}

/** Earlier answers that are still valid for a template's questions. */
export function carriedOver(
  template: AnamnesisTemplate,
  before: AnamnesisAnswers,
): Record<string, AnamnesisAnswer> {
  const carried: Record<string, AnamnesisAnswer> = {};
  for (const question of template.sections.flatMap(({ questions }) => questions)) {
    const said = answerTo(before, question.id)?.said;
    const answer = said && fits(said, question) ? answerIn(template, question.id, said) : null;
    if (answer) carried[question.id] = answer;
  }
  return carried;
}

/** Whether an answer is still valid: its kind matches, and its options exist. */
function fits(said: AnswerWords, question: AnamnesisQuestion): boolean {
  if (said.kind !== question.kind) return false;
  const options: readonly string[] = 'options' in question ? question.options : [];
  if (said.kind === 'choice') return options.includes(said.chosen);
  if (said.kind === 'multi') return said.chosen.every((one) => options.includes(one));
  if (said.kind === 'pain') return said.places.every(({ place }) => options.includes(place));
  return true;
}
