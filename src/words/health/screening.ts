import type { CertificateReason, Demands } from '#domain/health/screening/demands';
import {
  type ScreeningAnswers,
  type ScreeningQuestion,
  yesAnswers,
} from '#domain/health/screening/questions';
import type { ScreeningStanding } from '#domain/health/screening/standing';
import { byCode } from '../format/by-code';
import { longDay } from '../format/day';
import { capitalise, formatList } from '../format/list';
import { plural } from '../format/plural';

// The questions in our own wording, because translations of the questionnaire differ: the original
// has pain at rest, the laws pain in activity. A new wording is a new version.
/** A question as it is asked. */
export const screeningQuestion = byCode<ScreeningQuestion>({
  heart:
    'Algum médico já disse que você tem um problema de coração e que só deve fazer atividade física com orientação de um profissional de saúde?',
  'chest-active': 'Você sente dor no peito quando faz atividade física?',
  'chest-month': 'No último mês, você sentiu dor no peito, em repouso ou em atividade?',
  balance: 'Você perde o equilíbrio por causa de tontura, ou já perdeu a consciência?',
  joint:
    'Você tem algum problema nos ossos ou nas articulações que a atividade física pode piorar?',
  medicine: 'Você toma hoje algum remédio para a pressão ou para o coração?',
  other: 'Você conhece alguma outra razão para não fazer atividade física?',
});

/** Asked only where a law demands more during a pregnancy. */
export const PREGNANCY_QUESTION = 'Há gravidez?';

/**
 * The number of yes answers: "Respondeu sim a 1 pergunta", or to the person themselves: "Você
 * respondeu sim a 1 pergunta".
 */
export function answersWords(answers: ScreeningAnswers, reader: 'self' | 'other'): string {
  const words = plural(yesAnswers(answers).length, {
    zero: 'respondeu não às 7 perguntas',
    one: 'respondeu sim a 1 pergunta',
    other: 'respondeu sim a # perguntas',
  });
  return reader === 'self' ? `Você ${words}` : capitalise(words);
}

/** The next steps in plain sentences. The screening clears no one and blocks no one. */
export function screeningAdvice({ doctor }: Pick<Demands, 'doctor'>): string {
  return doctor
    ? 'Converse com um médico antes de aumentar a intensidade do treino e conte a que você respondeu sim. O app continua registrando os seus treinos.'
    : 'Isto não é um exame nem um atestado. Se algo mudar na sua saúde, responda de novo.';
}

const REASONS: Readonly<Record<CertificateReason, string>> = {
  age: 'pela idade',
  yes: 'por haver uma resposta sim',
  pregnancy: 'pela gravidez',
};

/** The demands of the place, a sentence each; none where answering suffices. */
export function demandWords(demands: Demands): string[] {
  const { law, papers, certificate, outsideAges, professional, age } = demands;
  const said: string[] = [];
  if (papers.includes('authorisation')) {
    said.push(
      `Com menos de ${law.guardianUnder} anos, quem responde por você autoriza por escrito, aqui mesmo.`,
    );
  }
  if (papers.includes('term')) {
    const who = demands.signer === 'guardian' ? 'quem responde por você assina' : 'você assina';
    said.push(
      law.term === 'always'
        ? `Aqui todo mundo assina o termo de responsabilidade: ${who} abaixo.`
        : `Com uma resposta sim, ${who} o termo de responsabilidade.`,
    );
  }
  if (certificate.length > 0) {
    const reasons = formatList(certificate.map((reason) => REASONS[reason]));
    said.push(
      law.id === 'usual'
        ? `O questionário não foi feito para ${age} anos: consulte um médico. A academia pode pedir um atestado.`
        : `A academia pede um atestado médico ${reasons}, com o nome do médico e o CRM.`,
    );
  } else if (outsideAges && papers.length === 0) {
    said.push(`O questionário não foi feito para ${age} anos: consulte um médico.`);
  }
  if (professional) {
    said.push('O profissional da academia também assina: imprima e leve com você.');
  }
  return said;
}

/** How often: the law's year, or the usual one. */
export function renewalWords(yearly: boolean, due: string): string {
  return yearly
    ? `A lei pede outra a cada ano: a próxima é em ${longDay(due)}.`
    : `Responda outra em um ano, em ${longDay(due)}, ou antes se algo mudar.`;
}

/** The status of the screening as a title and a sentence. */
export function standingWords(standing: ScreeningStanding): { title: string; text: string } {
  if (standing.state === 'none') {
    return {
      title: 'Ainda sem resposta',
      text: 'São sete perguntas de sim ou não, de cerca de 1 minuto. Muitas academias pedem.',
    };
  }
  const { screening, due, unsigned } = standing;
  if (standing.state === 'over') {
    return {
      title: 'Hora de renovar',
      text: `A última foi em ${longDay(screening.day)}, e já faz um ano.`,
    };
  }
  if (unsigned) {
    return {
      title: 'Falta assinar',
      text: `Você respondeu em ${longDay(screening.day)}. O que o lugar pede ainda não está assinado.`,
    };
  }
  return {
    title: standing.state === 'soon' ? 'Perto de renovar' : 'Respondida',
    text: `Em ${longDay(screening.day)}. A próxima é em ${longDay(due)}.`,
  };
}
