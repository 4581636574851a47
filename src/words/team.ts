import type { Scope } from '#domain/coaching/scope';
import { shownCode } from './invitations';
import { scopesLine } from './scopes';
import { studentsCount } from './students';

/** What goes into a conversation with an invitation to assist somebody. */
export function helpInviteText(name: string, link: string, code: string): string {
  const who = name.trim() === '' ? '' : ` Aqui é ${name.trim()}.`;
  return `Oi, tudo bem?${who} Quer ajudar a acompanhar os meus alunos pela Anilha? Abra o convite: ${link}\n\nSe o link não abrir, digite ${shownCode(code)} no app, em Perfil, Meu personal.`;
}

/** What an assistant helps with at most, and with how many when not with all. */
export function memberLine(scopes: readonly Scope[], students: readonly string[] | null): string {
  const most = `No máximo: ${scopesLine(scopes)}`;
  if (students === null) return most;
  return `${most}. Com ${students.length === 0 ? 'ninguém por enquanto' : studentsCount(students.length)}`;
}
