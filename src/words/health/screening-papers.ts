import type { Demands, Paper } from '#domain/health/screening/demands';
import {
  SCREENING_QUESTIONS,
  type ScreeningAnswers,
  yesAnswers,
} from '#domain/health/screening/questions';
import { formatList } from '../format/list';

/** The day from which the wording below holds; another wording gets another day. */
export const PAPERS_VERSION = '2026-11-22';

/** "Termo de responsabilidade", or "Autorização e termo de responsabilidade". */
export function papersTitle(papers: readonly Paper[]): string {
  if (!papers.includes('term')) return 'Autorização do responsável';
  return papers.includes('authorisation')
    ? 'Autorização e termo de responsabilidade'
    : 'Termo de responsabilidade';
}

interface PapersFor {
  readonly demands: Demands;
  readonly answers: ScreeningAnswers;
  /** Name of the screened person. */
  readonly name: string;
}

/**
 * The signed text in paragraphs. The wording is our own and follows what the laws require to be
 * declared.
 */
export function papersText({ demands, answers, name }: PapersFor): string {
  const { papers, signer, age } = demands;
  const guardian = signer === 'guardian';
  const yes = yesAnswers(answers);
  const numbers = formatList(yes.map((one) => String(SCREENING_QUESTIONS.indexOf(one) + 1)));
  const said =
    yes.length === 0
      ? 'com resposta não a todas as perguntas'
      : yes.length === 1
        ? `com resposta sim à pergunta ${numbers}`
        : `com resposta sim às perguntas ${numbers}`;
  const paragraphs: string[] = [];
  if (guardian) paragraphs.push(`Declaro que sou responsável legal por ${name}, de ${age} anos.`);
  if (papers.includes('authorisation')) {
    paragraphs.push(`Autorizo ${name} a fazer atividade física.`);
  }
  paragraphs.push(
    `Declaro que o questionário de prontidão para atividade física (PAR-Q) foi respondido com a verdade, ${said}.`,
  );
  if (papers.includes('term')) {
    paragraphs.push(
      'Sei que é recomendável conversar com um médico antes de aumentar a intensidade da atividade física.',
      guardian
        ? `Assumo a responsabilidade pela atividade física que ${name} fizer sem seguir essa recomendação.`
        : 'Assumo a responsabilidade pela atividade física que eu fizer sem seguir essa recomendação.',
    );
  }
  return paragraphs.join('\n\n');
}
