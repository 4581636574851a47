import type { LoadKind } from '#domain/exercises/exercise';
import { type LoadUnit, loadIn, stepIn } from '#domain/load';
import type { Effort, SetKind, Side } from '#domain/workouts/shape';
import { formatList } from '../format/list';
import { formatNumber } from '../format/number';
import { afterComma, numberedSet, numberedSetInside, setPassed } from './sets';

// For screen readers: whole words, because "kg", "×" and "1:30" are read badly or not at all.

const UNIT_WORDS: Record<LoadUnit, readonly [one: string, other: string]> = {
  kg: ['quilo', 'quilos'],
  lb: ['libra', 'libras'],
};

/** "82,5 quilos", "1 quilo", "sem carga". */
export function spokenLoad(grams: number, unit: LoadUnit): string {
  return grams === 0 ? 'sem carga' : spokenAmount(loadIn(grams, unit), unit);
}

/** "8 repetições", "1 repetição", "nenhuma repetição". */
function spokenReps(reps: number): string {
  if (reps === 0) return 'nenhuma repetição';
  return reps === 1 ? '1 repetição' : `${formatNumber(reps)} repetições`;
}

/**
 * A set: "82,5 quilos, 8 repetições", "12 repetições", "45 segundos".
 * @param kind names help as such: "20 quilos de ajuda, 8 repetições"
 */
export function spokenEffort(effort: Effort, unit: LoadUnit, kind?: LoadKind): string {
  const isHelp = kind === 'assisted_bodyweight';
  const load = effort.load === null ? '' : spokenLoad(effort.load, unit);
  return [
    isHelp && load !== '' ? (effort.load === 0 ? 'sem ajuda' : `${load} de ajuda`) : load,
    effort.reps === null ? '' : spokenReps(effort.reps),
    effort.seconds == null ? '' : spokenDuration(effort.seconds),
    effort.meters == null ? '' : spokenMeters(effort.meters),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/**
 * The name of the disc: "Concluir série 3 de 4: 82,5 quilos, 8 repetições", "Concluir aquecimento 1
 * de 2: 20 quilos, 12 repetições".
 */
export function spokenDisc(
  set: number,
  sets: number,
  effort: Effort,
  unit: LoadUnit,
  side: Side | null = null,
  kind: SetKind = 'normal',
): string {
  const name = `Concluir ${numberedSetInside(kind, set, sets)}${afterComma(side)}`;
  return withEffort(name, effort, unit);
}

/** "1 minuto e 30 segundos", "45 segundos", "1 hora e 5 minutos". */
export function spokenDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    counted(Math.floor(whole / 3600), 'hora', 'horas'),
    counted(Math.floor((whole % 3600) / 60), 'minuto', 'minutos'),
    counted(whole % 60, 'segundo', 'segundos'),
  ].filter((part) => part !== '');
  if (parts.length === 0) return '0 segundos';
  return formatList(parts);
}

/** Announcement of a starting rest: "Descanso, 1 minuto e 30 segundos". */
export function spokenRestStart(seconds: number): string {
  return `Descanso, ${spokenDuration(seconds)}`;
}

/** Announcement near the end of a rest: "Faltam 10 segundos". */
export function spokenRestLeft(seconds: number): string {
  return `${Math.round(seconds) === 1 ? 'Falta' : 'Faltam'} ${spokenDuration(seconds)}`;
}

/** Announcement at the end of a rest: "Descanso terminou. Série 4: 82,5 quilos, 8 repetições". */
export function spokenRestEnd(next?: {
  set: number;
  side?: Side | null;
  kind?: SetKind;
  effort: Effort;
  unit: LoadUnit;
}): string {
  if (next === undefined) return 'Descanso terminou';
  const name = numberedSet(next.kind ?? 'normal', next.set);
  const set = `${name}${afterComma(next.side ?? null)}`;
  return withEffort(`Descanso terminou. ${set}`, next.effort, next.unit);
}

/**
 * Announcement after a tap on the disc: "Série 3 registrada", "Série 3, lado esquerdo, registrada",
 * "Aquecimento 1 registrado".
 */
export function spokenSetDone(
  set: number,
  side: Side | null = null,
  kind: SetKind = 'normal',
): string {
  return setPassed(kind, set, side, 'registrad');
}

/** The name of a load stepper's button: "Diminuir 2,5 quilos". */
export function spokenLoadStep(direction: 1 | -1, stepGrams: number, unit: LoadUnit): string {
  return `${stepVerb(direction)} ${spokenAmount(stepIn(stepGrams, unit), unit)}`;
}

/** The name of a repetitions stepper's button: "Aumentar 1 repetição". */
export function spokenRepsStep(direction: 1 | -1): string {
  return `${stepVerb(direction)} 1 repetição`;
}

function stepVerb(direction: 1 | -1): string {
  return direction === 1 ? 'Aumentar' : 'Diminuir';
}

function withEffort(text: string, effort: Effort, unit: LoadUnit): string {
  const words = spokenEffort(effort, unit);
  return words === '' ? text : `${text}: ${words}`;
}

function spokenMeters(meters: number): string {
  if (meters < 1000) return `${formatNumber(meters, 0)} ${meters === 1 ? 'metro' : 'metros'}`;
  return `${formatNumber(meters / 1000)} ${meters < 2000 ? 'quilômetro' : 'quilômetros'}`;
}

function spokenAmount(amount: number, unit: LoadUnit): string {
  const [one, other] = UNIT_WORDS[unit];
  return `${formatNumber(amount)} ${amount < 2 ? one : other}`;
}

function counted(count: number, one: string, other: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : other}`;
}
