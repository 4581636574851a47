import type { Pose } from '#domain/health/progress-photo';
import { daysBetween, type LocalDay } from '#domain/local-day';
import { byCode } from '../format/by-code';
import { longDay } from '../format/day';
import { formatList } from '../format/list';
import { formatNumber } from '../format/number';
import { plural } from '../format/plural';

export const poseName = byCode<Pose>({
  front: 'Frente',
  back: 'Costas',
  left: 'Lado esquerdo',
  right: 'Lado direito',
  other: 'Outra pose',
});

/** The warning that photos exist only on this device, shown wherever they are stored or lost. */
export const ONLY_HERE =
  'Ficam só neste aparelho: não vão para o servidor nem para outro aparelho.';

/** Where photos are, once some are shown to coaches: with their first names and how many each sees. */
export function whereKept(
  shown: readonly { readonly name: string; readonly count: number }[],
): string {
  if (shown.length === 0) return ONLY_HERE;
  const whom = shown.map(({ name, count }) => `${photosCount(count)} para ${name}`);
  return `Ficam neste aparelho. No servidor há só a cópia das que você mostra: ${formatList(whom)}.`;
}

/** "Nenhuma foto ainda", "1 foto", "12 fotos". */
export function photosCount(count: number): string {
  return plural(count, { zero: 'Nenhuma foto ainda', one: '1 foto', other: '# fotos' });
}

/** A photo as it is spoken: "Frente, 20 de novembro de 2026". */
export function photoName({ day, pose }: { day: LocalDay; pose: Pose }): string {
  return `${poseName(pose)}, ${longDay(day)}`;
}

/** The time from a day to a later one, as people count it: "3 semanas", "1 ano e 2 meses". */
export function timeBetween(from: LocalDay, to: LocalDay): string {
  const days = daysBetween(from, to);
  const months = wholeMonths(from, to);
  if (months >= 12) {
    const years = plural(Math.floor(months / 12), { zero: '', one: '1 ano', other: '# anos' });
    return months % 12 === 0 ? years : formatList([years, monthsCount(months % 12)]);
  }
  if (months >= 2) return monthsCount(months);
  if (days >= 14) return `${formatNumber(Math.floor(days / 7))} semanas`;
  return plural(days, { zero: 'no mesmo dia', one: '1 dia', other: '# dias' });
}

/** Two photos of one pose, in words: "Frente: 3 meses entre <um dia> e <outro>." */
export function comparison(pose: Pose, from: LocalDay, to: LocalDay): string {
  const name = poseName(pose);
  if (from === to) return `${name}: as duas são de ${longDay(to)}.`;
  return `${name}: ${timeBetween(from, to)} entre ${longDay(from)} e ${longDay(to)}.`;
}

function monthsCount(months: number): string {
  return plural(months, { zero: '', one: '1 mês', other: '# meses' });
}

function wholeMonths(from: LocalDay, to: LocalDay): number {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0);
}

const FAULTS = {
  heic: 'Este navegador não abre fotos HEIC. No iPhone, em Ajustes, Câmera, Formatos, escolha “Mais compatível”, ou envie a foto em JPEG.',
  unreadable: 'O arquivo está danificado ou não é uma foto que este navegador abre.',
  huge: 'A foto é grande demais para este aparelho abrir.',
} as const;

/** Why a file was not taken. */
export function photoFault(fault: keyof typeof FAULTS): string {
  return FAULTS[fault];
}

const REFUSALS = {
  consent: 'O consentimento foi retirado. Nenhuma foto foi guardada.',
  full: 'Não há espaço neste aparelho. Nada foi guardado pela metade: libere espaço e tente de novo.',
} as const;

/** A photo that others see was not removed. */
export const REMOVED_FAILURE =
  'Outra pessoa vê esta foto, e sem conexão não dá para tirar a cópia dela. Nada foi apagado: tente de novo com internet.';

/** Why photos were not kept. */
export function photoRefusal(refusal: keyof typeof REFUSALS): string {
  return REFUSALS[refusal];
}
