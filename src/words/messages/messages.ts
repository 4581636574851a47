import type { Scope } from '#domain/account/scope';
import type { TemplatePurpose } from '#domain/messages/message-template';
import { SCOPE_TITLES } from '../coaching/scopes';

/** Delivery status of a message. */
export type MessageState = 'here' | 'sent' | 'read' | 'refused';

const STATES: Readonly<Record<MessageState, string>> = {
  here: 'Neste aparelho, ainda não enviada',
  sent: 'Enviada',
  read: 'Lida',
  refused: 'Não foi aceita: o vínculo pode ter terminado',
};

export function messageStateWords(state: MessageState): string {
  return STATES[state];
}

/** "3 não lidas"; empty for none. */
export function unreadWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 não lida' : `${count} não lidas`;
}

const PURPOSES: Readonly<Record<TemplatePurpose, string>> = {
  praise: 'Elogio',
  return: 'Retorno',
  other: 'Outro',
};

/** The purpose of a message template. */
export function purposeWords(purpose: TemplatePurpose): string {
  return PURPOSES[purpose];
}

/** A coach's request for a scope that the student does not share. */
export function askForScope(scope: Scope, name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return `Oi, ${first}. Para acompanhar você melhor, queria ver também “${SCOPE_TITLES[scope]}”. Se concordar, dá para liberar em Perfil, Meu personal. Você pode mudar isso quando quiser.`;
}
