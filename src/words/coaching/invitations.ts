import { plural } from '../format/plural';

/** A short code as it is read aloud and typed: "K7QM-2XPA". */
export function shownCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** The message that accompanies an invitation. */
export function inviteText(name: string, link: string, code: string): string {
  const who = name.trim() === '' ? '' : ` Aqui é ${name.trim()}.`;
  return `Oi, tudo bem?${who} Vamos treinar pela Anilha? Abra o convite: ${link}\n\nSe o link não abrir, digite ${shownCode(code)} no app, em Perfil, Meu personal.`;
}

/** "1 pessoa", "20 pessoas". */
export function peopleCount(count: number): string {
  return plural(count, { zero: 'Ninguém', one: '1 pessoa', other: '# pessoas' });
}

/** "Para 1 pessoa, até 6 de dezembro de 2026". */
export function inviteReach(uses: number, until: string): string {
  return `Para ${peopleCount(uses)}, até ${until}`;
}
