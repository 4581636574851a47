import { escaped } from '#words/format/markup';
import type { Letter } from '../core/mail';

export type LetterParts = {
  subject: string;
  /** Name for the greeting; absent if the address is unverified. */
  name?: string;
  paragraphs: readonly string[];
  /** Code that the person types, shown large. */
  code?: string;
  link?: { label: string; url: string };
  /** Small print at the end. */
  footnote: string;
  /** The unsubscribe link of this sort of mail. */
  stop?: { label: string; url: string };
};

/** The name for a greeting, if there is one. */
export function named({ name }: { name?: string }): { name?: string } {
  return name === undefined ? {} : { name };
}

/** Renders a mail in the product's plain style; every part is text, never markup. */
export function letter(parts: LetterParts): Letter {
  const { subject, name, paragraphs, code, link, footnote, stop } = parts;
  const greeting = name === undefined ? 'Olá.' : `Olá, ${name}.`;
  const text = [
    greeting,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    footnote,
    ...(stop ? [`${stop.label}: ${stop.url}`] : []),
    'Anilha',
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;line-height:1.5">',
    ...[greeting, ...paragraphs].map((line) => `<p>${escaped(line)}</p>`),
    code
      ? `<p style="font-size:28px;letter-spacing:4px"><strong>${escaped(code)}</strong></p>`
      : '',
    link ? `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>` : '',
    `<p style="color:#666"><small>${escaped(footnote)}`,
    stop ? ` <a href="${escaped(stop.url)}">${escaped(stop.label)}</a>` : '',
    '</small></p><p>Anilha</p></body></html>',
  ].join('');
  return { subject, text, html, ...(stop && { unsubscribe: stop.url }) };
}
