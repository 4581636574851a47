import type { LocalDay, Weekday } from '#domain/local-day';
import { dayInText } from '../format/day';
import { formatList } from '../format/list';
import { firstName } from '../format/people';

const DAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;
const SHORT = ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'] as const;

/** A day of the week on a chip: "Seg". */
export function weekdayShort(weekday: Weekday): string {
  return SHORT[weekday];
}

/**
 * How often two people meet: "Toda segunda e quinta", "Todo sábado", "Todos os dias", "Uma vez".
 */
export function repeats(weekdays: readonly Weekday[]): string {
  if (weekdays.length === 0) return 'Uma vez';
  if (weekdays.length === 7) return 'Todos os dias';
  // The week begins on Monday.
  const days = weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const [first] = days;
  return `${first === 0 || first === 6 ? 'Todo' : 'Toda'} ${formatList(days.map((day) => DAYS[day]))}`;
}

/** A length in minutes: "45 min", "1 h", "1 h 30". */
export function lengthOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** Minutes after midnight: "07:30". */
export function clockTime(minutes: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

interface Told {
  readonly off: boolean;
  readonly moved: boolean;
  readonly confirmed: boolean;
  readonly by: string | null;
  readonly absent: readonly string[];
}

/** The state of an occurrence for one of the two people: "Confirmado", "Desmarcado por Ana". */
export function occurrenceWords(
  { off, moved, confirmed, by, absent }: Told,
  { me, other }: { readonly me: string; readonly other: string },
): string {
  const name = firstName(other);
  if (off) return by === me ? 'Desmarcado por você' : `Desmarcado por ${name}`;
  if (absent.includes(me)) return 'Você se ausenta neste dia';
  if (absent.length > 0) return `${name} se ausenta neste dia`;
  if (confirmed) return 'Confirmado';
  return moved ? 'Mudou de horário · a confirmar' : 'A confirmar';
}

/**
 * Why a time is not free, to who plans it. `name` is the person whom they meet then; null for an
 * appointment of their coach that the reader does not see.
 */
export function overlapWords(
  { day, time }: { readonly day: LocalDay; readonly time: number },
  who: { readonly name: string } | { readonly coach: string },
): string {
  const when = `${dayInText(day)}, às ${clockTime(time)}`;
  return 'name' in who
    ? `Você já tem horário com ${who.name}: ${when}. Mude a hora ou marque mesmo assim.`
    : `${firstName(who.coach)} já tem outro horário: ${when}. Escolha outra hora.`;
}

/** A zone as people read it: "Sao Paulo", "Lisbon". */
export function zoneName(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
