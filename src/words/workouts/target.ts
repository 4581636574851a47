import type { EffortShown } from '#domain/account/preference-choices';
import type { EffortTarget } from '#domain/programs/prescription';
import type { Outcome } from '#domain/workouts/perform';
import type { SetKind, SetTarget } from '#domain/workouts/shape';
import { formatTimer } from '../format/duration';
import { formatNumber, formatRange } from '../format/number';

const NBSP = '\u00a0';

/** The effort scale to show to a person who logs effort or not. */
export function scaleRead(wanted: EffortShown): 'rir' | 'pse' {
  return wanted === 'pse' ? 'pse' : 'rir';
}

/** How hard a set was, on the scale that the person reads. */
export function effortWords(rir: number, scale: 'rir' | 'pse'): string {
  return scale === 'rir' ? `RIR${NBSP}${formatNumber(rir)}` : `PSE${NBSP}${formatNumber(10 - rir)}`;
}

/** The target of a set in short: "8–10 reps · RIR 2"; empty without one. */
export function targetInShort(target: SetTarget, kind: SetKind): string {
  return joined([amountWords(target, kind), partsWords(target, kind), hardWords(target)]);
}

/** The full target of a set: "8–10 reps · RIR 2 · 75% de 1RM · cadência 3-0-1-0". */
export function targetWords(target: SetTarget, kind: SetKind): string {
  return joined([
    amountWords(target, kind),
    partsWords(target, kind),
    hardWords(target),
    target.percent === undefined ? '' : `${formatNumber(target.percent)}% de 1RM`,
    target.tempo === undefined ? '' : tempoWords(target.tempo),
  ]);
}

const OUTCOMES: Record<Outcome, string> = { reached: 'Alvo cumprido', below: 'Abaixo do alvo' };

/** The outcome of a performed set against its target: "Alvo cumprido". */
export function outcomeWords(outcome: Outcome): string {
  return OUTCOMES[outcome];
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function amountWords({ reps, seconds }: SetTarget, kind: SetKind): string {
  if (reps) {
    const [least, most] = reps;
    return `${formatRange(least, most)}${kind === 'amrap' ? '+' : ''}${NBSP}${most === 1 ? 'rep' : 'reps'}`;
  }
  if (seconds) return secondsWords(...seconds);
  return kind === 'amrap' ? 'o máximo' : '';
}

function hardWords({ effort }: SetTarget): string {
  return effort ? effortTargetWords(effort) : '';
}

/** "3 pausas de 15 s", "4 × 2, pausas de 15 s", "2 reduções". */
function partsWords({ parts }: SetTarget, kind: SetKind): string {
  if (!parts) return '';
  const { count, reps, seconds } = parts;
  const pause = seconds === undefined ? '' : ` de ${secondsWords(seconds, seconds)}`;
  if (kind === 'drop') return count === 1 ? '1 redução' : `${count} reduções`;
  if (reps === undefined) return `${count === 1 ? '1 pausa' : `${count} pausas`}${pause}`;
  return `${count}${NBSP}×${NBSP}${reps}${pause === '' ? '' : `, pausas${pause}`}`;
}

function secondsWords(from: number, to: number): string {
  if (to < 60) return `${formatRange(from, to)}${NBSP}s`;
  return from === to ? formatTimer(from) : `${formatTimer(from)}–${formatTimer(to)}`;
}

/** Asked after a set, which is called by its name: "Série 2: quantas reps ainda sairiam?" */
export function effortQuestion(set: string, scale: 'rir' | 'pse'): string {
  return scale === 'rir'
    ? `${set}: quantas reps ainda sairiam?`
    : `${set}: esforço de 6 a 10 (PSE)`;
}

/** The question about effort in short, beside its answers: "Ainda sairiam". */
export function effortQuestionInShort(scale: 'rir' | 'pse'): string {
  return scale === 'rir' ? 'Ainda sairiam' : 'Esforço (PSE)';
}

/** How hard a set is to be: "RIR 2", "PSE 8,5". */
export function effortTargetWords({ scale, value }: EffortTarget): string {
  return `${scale === 'rir' ? 'RIR' : 'PSE'}${NBSP}${formatNumber(value)}`;
}

/** The explanation of a scale of effort, opened by a tap: its title, and two sentences. */
export const effortScaleWords: Record<'rir' | 'pse', { title: string; text: string }> = {
  rir: {
    title: 'O que é RIR',
    text: `RIR são as repetições que ainda sairiam no fim da série. RIR${NBSP}2 é parar com 2 sobrando.`,
  },
  pse: {
    title: 'O que é PSE',
    text: `PSE é o esforço de 0 a 10. PSE${NBSP}8 é parar com 2 repetições sobrando; 10, com nenhuma.`,
  },
};

/** The four phases of a repetition: "cadência 3-0-1-0". */
export function tempoWords(tempo: string): string {
  return `cadência ${[...tempo].join('-')}`;
}
