import type { ChosenPurpose } from '#domain/account/consent';
import type { LocalDay } from '#domain/local-day';

/** A consent text as shown before it is accepted: what, why, for whom, how to withdraw. */
export interface ConsentText {
  readonly title: string;
  readonly points: readonly (readonly [heading: string, text: string])[];
  /** The legal basis, shown before the day of the text. */
  readonly ground: string;
}

/**
 * Every published consent text, by purpose and by the day it took effect. A published text is never
 * edited: a new meaning needs a new day and a new consent.
 */
export const CONSENT_TEXTS: Readonly<
  Record<ChosenPurpose, Readonly<Record<LocalDay, ConsentText>>>
> = {
  health: {
    '2026-11-22': {
      title: 'Dados de saúde',
      points: [
        [
          'O que fica guardado',
          'Peso, medidas, sexo, idade e metas, com o dia e a nota, as respostas da triagem e da anamnese e a dor depois de um treino, se você disser.',
        ],
        [
          'Para quê',
          'Mostrar seu histórico, as estimativas e as suas respostas, em todos os seus aparelhos.',
        ],
        [
          'Quem vê',
          'Só você. Compartilhar com um profissional é outro consentimento, dado a cada um.',
        ],
        [
          'Como voltar atrás',
          'Em Privacidade, retire o consentimento quando quiser: tudo é apagado da sua conta e dos seus aparelhos.',
        ],
      ],
      ground: 'Consentimento da LGPD (art. 11, I)',
    },
    '2026-11-26': {
      title: 'Dados de saúde',
      points: [
        [
          'O que fica guardado',
          'Peso, medidas, sexo, idade e metas, com o dia e a nota, as respostas da triagem e da anamnese e a dor depois de um treino, se você disser.',
        ],
        [
          'Para quê',
          'Mostrar seu histórico, as estimativas e as suas respostas, em todos os seus aparelhos. Ao trocar um exercício, deixar de fora o que pega onde doeu nos últimos dias.',
        ],
        [
          'Quem vê',
          'Só você. Compartilhar com um profissional é outro consentimento, dado a cada um.',
        ],
        [
          'Como voltar atrás',
          'Em Privacidade, retire o consentimento quando quiser: tudo é apagado da sua conta e dos seus aparelhos.',
        ],
      ],
      ground: 'Consentimento da LGPD (art. 11, I)',
    },
    '2026-11-29': {
      title: 'Dados de saúde',
      points: [
        [
          'O que fica guardado',
          'Peso, medidas, sexo, idade e metas, com o dia e a nota, as respostas da triagem e da anamnese e a dor depois de um treino, se você disser.',
        ],
        [
          'Para quê',
          'Mostrar seu histórico, as estimativas e as suas respostas, em todos os seus aparelhos. Ao trocar um exercício, deixar de fora o que pega onde doeu nos últimos dias. Na primeira vez num exercício, propor uma carga leve.',
        ],
        [
          'Quem vê',
          'Só você. Compartilhar com um profissional é outro consentimento, dado a cada um.',
        ],
        [
          'Como voltar atrás',
          'Em Privacidade, retire o consentimento quando quiser: tudo é apagado da sua conta e dos seus aparelhos.',
        ],
      ],
      ground: 'Consentimento da LGPD (art. 11, I)',
    },
  },
  analytics: {
    '2026-11-22': {
      title: 'Medição de uso',
      points: [
        [
          'O que é medido',
          'Que telas abrem, que um treino foi concluído, de que app vêm treinos importados, que o app foi instalado e que erros ele teve, com um número sorteado para este aparelho.',
        ],
        [
          'O que nunca vai',
          'Nome, e-mail, dados de saúde, cargas, anotações ou qualquer coisa que você digite.',
        ],
        ['Para quê', 'Descobrir o que falha e o que melhorar no app. Nunca para anúncios.'],
        ['Quem vê', 'A operação da Anilha e o serviço de medição que trabalha para ela.'],
        [
          'Como voltar atrás',
          'Em Privacidade, retire quando quiser: a medição para na hora neste aparelho, e o número sorteado é apagado.',
        ],
      ],
      ground: 'Consentimento da LGPD (art. 7º, I)',
    },
  },
  mail: {
    '2026-11-22': {
      title: 'Avisos por e-mail',
      points: [
        [
          'O que chega',
          'Os avisos que você ligar por e-mail, como o treino do dia. Nunca dados de saúde, nem anúncios.',
        ],
        ['Para quê', 'Você saber sem abrir o app.'],
        ['Sem isso', 'Chega só o necessário: os códigos e a segurança da conta.'],
        [
          'Como voltar atrás',
          'Em Privacidade, retire quando quiser e nenhum mais é enviado. O link no fim de cada e-mail para os daquele tipo.',
        ],
      ],
      ground: 'Consentimento da LGPD (art. 7º, I)',
    },
  },
};

/**
 * The text of a purpose that took effect on `version`; null if this version of the app does not
 * know it.
 */
export function consentText(purpose: ChosenPurpose, version: LocalDay): ConsentText | null {
  const texts = CONSENT_TEXTS[purpose];
  return Object.hasOwn(texts, version) ? (texts[version] ?? null) : null;
}
