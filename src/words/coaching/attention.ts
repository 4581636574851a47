import type { Reason, ReasonKind } from '#domain/coaching/attention';
import type { LocalDay } from '#domain/local-day';
import { byCode } from '../format/by-code';
import { dayAndMonth, recentDay } from '../format/day';
import { formatList } from '../format/list';
import { formatNumber } from '../format/number';
import { plural, setsDone } from '../format/plural';
import { painWords } from '../health/pain';
import { moodWords } from '../workouts/mood';

const daysWords = (days: number) => plural(days, { zero: 'hoje', one: '1 dia', other: '# dias' });

function notTraining(days: number, lastDay: LocalDay | null): string {
  return lastDay === null ? 'Ainda não treinou' : `${daysWords(days)} sem treinar`;
}

function ending(days: number): string {
  if (days === 0) return 'Ficha acaba hoje';
  if (days === 1) return 'Ficha acaba amanhã';
  if (days > 1) return `Ficha acaba em ${daysWords(days)}`;
  return `Ficha acabou há ${daysWords(-days)}`;
}

function charged(days: number): string {
  if (days === 0) return 'Cobrança vence hoje';
  if (days === 1) return 'Cobrança vence amanhã';
  if (days > 1) return `Cobrança vence em ${daysWords(days)}`;
  return `Cobrança venceu há ${daysWords(-days)}`;
}

/**
 * The reason for a student's place in the list: "Dor forte no ombro, ontem".
 * @param exercise name of a record's exercise; null if unknown
 */
export function reasonWords(reason: Reason, today: LocalDay, exercise: string | null): string {
  switch (reason.kind) {
    case 'pain':
      return `${painWords(reason)}, ${recentDay(reason.day, today)}`;
    case 'low-mood':
      return `Sentiu-se ${moodWords(reason.mood).toLocaleLowerCase('pt-BR')}, ${recentDay(reason.day, today)}`;
    case 'not-training':
      return notTraining(reason.days, reason.lastDay);
    case 'no-program':
      return 'Sem ficha';
    case 'program-ending':
      return ending(reason.days);
    case 'program-review':
      return `Revisar a ficha desde ${dayAndMonth(reason.day)}`;
    case 'charge':
      return reason.claimed ? 'Avisou um pagamento' : charged(reason.days);
    case 'message':
      return plural(reason.count, {
        zero: '',
        one: '1 mensagem sem ler',
        other: '# mensagens sem ler',
      });
    case 'record':
      return exercise === null ? 'Bateu recorde' : `Recorde em ${exercise}`;
    case 'up-to-date':
      return 'Em dia';
  }
}

/** The figure of the newest workout of a student who is up to date; null if unknown. */
export function upToDateFigure(reason: Reason): string | null {
  if (reason.kind !== 'up-to-date' || !reason.workout) return null;
  return setsDone(reason.workout.done, reason.workout.planned);
}

/** The proposed act: "Elogiar". */
export const actionWords = byCode<ReasonKind>({
  pain: 'Revisar',
  'low-mood': 'Revisar',
  'not-training': 'Mensagem',
  'no-program': 'Criar ficha',
  'program-ending': 'Ver ficha',
  'program-review': 'Ver ficha',
  charge: 'Ver cobrança',
  message: 'Responder',
  record: 'Elogiar',
  'up-to-date': 'Ver',
});

/**
 * Instead of an empty list: "Das 21 pessoas, ninguém espera por você."
 * @param fine people who are up to date
 * @param seen people marked as seen
 */
export function nobodyWaits(fine: number, seen: number): string {
  const all = plural(fine + seen, { zero: '', one: '', other: 'Das # pessoas, ninguém espera' });
  const parts = [
    ...(fine > 0 ? [`${formatNumber(fine)} em dia`] : []),
    ...(seen > 0 ? [plural(seen, { zero: '', one: '1 já vista', other: '# já vistas' })] : []),
  ];
  return `${all === '' ? 'Ninguém espera' : all} por você: ${formatList(parts)}.`;
}

/** "1 pessoa marcada como vista" */
export function seenWords(count: number): string {
  return plural(count, {
    zero: '',
    one: '1 pessoa marcada como vista',
    other: '# pessoas marcadas como vistas',
  });
}

/** "Mais 2 motivos" */
export function moreReasons(count: number): string {
  return plural(count, { zero: '', one: 'Mais 1 motivo', other: 'Mais # motivos' });
}

/**
 * The share of all students' plans that was done this week, compared with the week before: "82% do
 * planejado, 3 pontos acima da semana anterior".
 */
export function adherenceSentence(now: number | null, before: number | null): string {
  if (now === null) return 'Sem treinos planejados nesta semana';
  if (before === null) return `${now}% do planejado nesta semana`;
  const change = now - before;
  if (change === 0) return `${now}% do planejado, como na semana anterior`;
  const points = plural(Math.abs(change), { zero: '', one: '1 ponto', other: '# pontos' });
  return `${now}% do planejado, ${points} ${change > 0 ? 'acima' : 'abaixo'} da semana anterior`;
}
