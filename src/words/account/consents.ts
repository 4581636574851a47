import type { ChosenPurpose, Purpose } from '#domain/account/consent';
import type { ConsentAct } from '#domain/account/consent-act';

export const PURPOSE_TITLES: Readonly<Record<Purpose, string>> = {
  health: 'Dados de saúde',
  coach: 'Compartilhar com um profissional',
  analytics: 'Medição de uso',
  mail: 'Avisos por e-mail',
};

/** One line on each choice, shown before its text is opened. */
export const PURPOSE_LEADS: Readonly<Record<Exclude<ChosenPurpose, 'health'>, string>> = {
  analytics: 'Contar que telas são abertas e que erros acontecem, sem nada do que você registra.',
  mail: 'Os que você ligar em Avisos, como o treino do dia. Os e-mails da conta chegam de todo jeito.',
};

/** The effect of not giving the consent. */
export const PURPOSE_OFF: Readonly<Record<Exclude<ChosenPurpose, 'health'>, string>> = {
  analytics: 'Desligada: nada é medido.',
  mail: 'Desligados: só chegam os e-mails da conta.',
};

export const CONSENT_ACT_WORDS: Readonly<Record<ConsentAct, string>> = {
  given: 'Você concordou',
  withdrawn: 'Você retirou o consentimento',
  restored: 'Você desfez a retirada',
};

/** The acts in words for sharing with a coach, where scopes are chosen one by one. */
export const SHARING_ACT_WORDS: Readonly<Record<ConsentAct, string>> = {
  given: 'Você compartilhou',
  withdrawn: 'Você encerrou',
  restored: 'Você voltou a compartilhar',
};
