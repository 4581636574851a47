import type { ReminderStep } from '#domain/charges/reminders';
import type { LocalDay } from '#domain/local-day';
import { filledTemplate } from '#domain/messages/message-template';
import { monthName } from '../format/day';
import { reais } from './charges';

/** Placeholders of a reminder: first name, remaining amount, due day. */
export const REMINDER_PLACES = ['{nome}', '{valor}', '{dia}'] as const;

/** From this many days after the due day on, the tone is another. */
const LONG_LATE = 7;
const BEFORE =
  'Oi, {nome}. Um lembrete: o pagamento de {valor} vence em {dia}. É só abrir a cobrança para pagar.';
const ON_THE_DAY =
  'Oi, {nome}. O pagamento de {valor} vence hoje. Se já pagou, avise na própria cobrança.';
const LATE =
  'Oi, {nome}. O pagamento de {valor}, com vencimento em {dia}, ainda está em aberto. Se já pagou, avise na própria cobrança.';
const LATER =
  'Oi, {nome}. O pagamento de {valor}, com vencimento em {dia}, segue em aberto. Se algo mudou, me escreva para combinarmos o melhor jeito.';

/** The default text of a reminder. */
export function usualWording(step: ReminderStep): string {
  if (step < 0) return BEFORE;
  if (step === 0) return ON_THE_DAY;
  return step < LONG_LATE ? LATE : LATER;
}

/** The wording of a step, own or usual, with its places open. */
export function wordingOf(step: ReminderStep, own: Readonly<Record<string, string>>): string {
  const key = String(step);
  const written = Object.hasOwn(own, key) ? own[key]?.trim() : undefined;
  return written || usualWording(step);
}

interface ReminderFacts {
  readonly name: string;
  /** Remaining amount. */
  readonly centavos: number;
  readonly due: LocalDay;
}

/** A wording as it is sent: "Oi, Carla. O pagamento de R$ 220,00 vence em 20 de novembro." */
export function filledReminder(wording: string, { name, centavos, due }: ReminderFacts): string {
  const day = `${Number(due.slice(8))} de ${monthName(due)}`;
  const told = wording.replaceAll('{valor}', reais(centavos)).replaceAll('{dia}', day);
  // The name is filled in last, so that a placeholder inside a name stays as it is.
  return filledTemplate(told, name);
}

/** When a step is sent: "3 dias antes", "No dia do vencimento", "1 dia depois". */
export function stepName(step: ReminderStep): string {
  if (step === 0) return 'No dia do vencimento';
  const days = Math.abs(step) === 1 ? '1 dia' : `${Math.abs(step)} dias`;
  return step < 0 ? `${days} antes` : `${days} depois`;
}
