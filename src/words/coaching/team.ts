import type { Scope } from '#domain/account/scope';
import { shownCode } from './invitations';
import { scopesLine } from './scopes';
import { studentsCount } from './students';

/** The message that accompanies an invitation to assist. */
export function helpInviteText(name: string, link: string, code: string): string {
  const who = name.trim() === '' ? '' : ` Aqui é ${name.trim()}.`;
  return `Oi, tudo bem?${who} Quer ajudar a acompanhar os meus alunos pela Anilha? Abra o convite: ${link}\n\nSe o link não abrir, digite ${shownCode(code)} no app, em Perfil, Meu personal.`;
}

/** The greatest scopes of an assistant, and the number of students if not all. */
export function memberLine(scopes: readonly Scope[], students: readonly string[] | null): string {
  const most = `No máximo: ${scopesLine(scopes)}`;
  if (students === null) return most;
  return `${most}. Com ${students.length === 0 ? 'ninguém por enquanto' : studentsCount(students.length)}`;
}
