import type { Consistency, TrainedWeek } from '#domain/progress/consistency';
import { dayAndMonth } from '../format/day';
import { plural } from '../format/plural';

/** "1 dia", "3 dias". */
export function daysCount(days: number): string {
  return plural(days, { zero: 'nenhum dia', one: '1 dia', other: '# dias' });
}

/** How often a person trains: "Em 10 das últimas 12 semanas você treinou pelo menos 3 dias." */
export function consistencySentence({ by, target, weeks, reached }: Consistency): string {
  const asked = by === 'plan' ? ', como a sua ficha pede' : '';
  const often = target === 7 ? 'todos os dias' : `pelo menos ${daysCount(target)}`;
  if (weeks === 1) return `Em uma semana você treinou ${daysCount(target)}${asked}.`;
  const share =
    reached === weeks
      ? `Em cada uma das últimas ${weeks} semanas`
      : `Em ${reached} das últimas ${weeks} semanas`;
  return `${share} você treinou ${often}${asked}.`;
}

/** The running week, when there is something to say: "Esta semana: 2 dias até agora." */
export function runningWeek({ running }: Consistency): string | null {
  return running === 0 ? null : `Esta semana: ${daysCount(running)} até agora.`;
}

/** A week for screen readers: "Semana de 16 de nov.: 3 dias". */
export function spokenWeek({ start, days }: TrainedWeek): string {
  return `Semana de ${dayAndMonth(start)}: ${days === 0 ? 'sem treino' : daysCount(days)}`;
}
