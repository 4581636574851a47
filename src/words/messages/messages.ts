import type { Scope } from '#domain/account/scope';
import type { TemplatePurpose } from '#domain/messages/message-template';
import { SCOPE_TITLES } from '../coaching/scopes';
import { byCode } from '../format/by-code';

/** Delivery status of a message. */
export type MessageState = 'here' | 'sent' | 'read' | 'refused';

export const messageStateWords = byCode<MessageState>({
  here: 'Neste aparelho, ainda não enviada',
  sent: 'Enviada',
  read: 'Lida',
  refused: 'Não foi aceita: o vínculo pode ter terminado',
});

/** "3 não lidas"; empty for none. */
export function newMessageWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 não lida' : `${count} não lidas`;
}

/** The line of a conversation in a coach's list: "2 não lidas · Fiz tudo", "Você: Boa!". */
export function conversationLine({
  unread,
  last,
}: {
  readonly unread: number;
  readonly last: { readonly mine: boolean; readonly text: string } | null;
}): string {
  if (!last) return newMessageWords(unread) || 'Nenhuma mensagem ainda';
  const text = last.mine ? `Você: ${last.text}` : last.text;
  return unread === 0 ? text : `${newMessageWords(unread)} · ${text}`;
}

/** The purpose of a message template. */
export const purposeWords = byCode<TemplatePurpose>({
  praise: 'Elogio',
  return: 'Retorno',
  other: 'Outro',
});

/** A coach's request for a scope that the student does not share. */
export function askForScope(scope: Scope, name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return `Oi, ${first}. Para acompanhar você melhor, queria ver também “${SCOPE_TITLES[scope]}”. Se concordar, dá para liberar em Perfil, Meu personal. Você pode mudar isso quando quiser.`;
}
