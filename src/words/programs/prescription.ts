import type { LoadUnit } from '#domain/load';
import type { LoadTarget, Prescription, SetBlock, SetParts } from '#domain/programs/prescription';
import { RULE_DEFAULTS, type Rule } from '#domain/programs/rule';
import type { SetKind } from '#domain/workouts/shape';
import { formatTimer } from '../format/duration';
import { formatLoad } from '../format/load';
import { formatNumber, formatRange } from '../format/number';
import { effortTargetWords, tempoWords } from '../workouts/target';

const NBSP = '\u00a0';

/** The prescription of an exercise: "4 × 8–10 · 82,5 kg · 1:30 · RIR 2", blocks joined by "; ". */
export function prescriptionWords(prescription: Prescription, unit: LoadUnit): string {
  return prescription.map((block) => blockWords(block, unit)).join('; ');
}

/** One block of equal sets: "4 × 8–10 · 82,5 kg · 1:30 · RIR 2". */
export function blockWords(block: SetBlock, unit: LoadUnit): string {
  return [
    `${kindBefore(block.kind)}${countWords(block)}`,
    block.load ? loadTargetWords(block.load, unit) : '',
    block.rest === undefined ? '' : restWords(block.rest),
    block.effort ? effortTargetWords(block.effort) : '',
    block.tempo === undefined ? '' : tempoWords(block.tempo),
    partsWords(block.kind, block.parts),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** How many sets of how much: "4 × 8–10", "3 × máx.", "3 × 30–45 s", "4 × 400 m", "3 séries". */
export function countWords(block: SetBlock): string {
  const each = eachWords(block);
  if (each !== '') return `${block.count} × ${each}`;
  return block.count === 1 ? '1 série' : `${block.count} séries`;
}

/** The amount of each set: "8–10", "8+", "máx.", "30–45 s", "400 m"; empty if open. */
function eachWords({ kind, reps, seconds, meters }: SetBlock): string {
  const more = kind === 'amrap' ? '+' : '';
  const parts = [];
  if (reps) parts.push(`${formatRange(...reps)}${more}`);
  else if (kind === 'amrap') parts.push('máx.');
  if (seconds) parts.push(secondsRange(...seconds));
  if (meters !== undefined) parts.push(metersWords(meters));
  return parts.join(' / ');
}

/** The prescribed load: "82,5 kg", "75% de 1RM", "como da última vez". */
export function loadTargetWords(load: LoadTarget, unit: LoadUnit): string {
  if (load.by === 'grams') return formatLoad(load.grams, unit);
  return load.by === 'percent' ? `${formatNumber(load.percent)}% de 1RM` : 'como da última vez';
}

/** A rest as a part of a line: "1:30", "sem descanso". */
export function restWords(seconds: number): string {
  return seconds === 0 ? 'sem descanso' : formatTimer(seconds);
}

/** How the load of an exercise progresses: "Dupla progressão, +2,5 kg". */
export function ruleWords(rule: Rule, unit: LoadUnit): string {
  return [progressWords(rule, unit), stallWords(rule)].filter((part) => part !== '').join('; ');
}

function progressWords(rule: Rule, unit: LoadUnit): string {
  const step = rule.step === undefined ? '' : `, +${formatLoad(rule.step, unit)}`;
  switch (rule.type) {
    case 'none':
      return 'Sem progressão automática';
    case 'double':
      return `Dupla progressão${step}`;
    case 'linear': {
      const every = rule.every ?? RULE_DEFAULTS.every;
      return `Progressão linear${step}${every === 1 ? ' a cada treino' : ` a cada ${every} treinos`}`;
    }
    case 'wave':
      return rule.waves
        ? `Ondas de ${rule.waves.map((percent) => formatNumber(percent)).join(', ')}% de 1RM`
        : 'Ondas de carga por semana';
    case 'rir':
      return `Carga pelas repetições em reserva${step}`;
    case 'top_backoff':
      return `Série mais pesada primeiro${step}; as outras ${rule.backoff ?? RULE_DEFAULTS.backoff}% mais leves`;
  }
}

function stallWords({ stalls, deload }: Rule): string {
  if (stalls === undefined && deload === undefined) return '';
  if (stalls === 0) return 'sem baixar a carga';
  const after = stalls ?? RULE_DEFAULTS.stalls;
  const misses = after === 1 ? '1 treino sem cumprir' : `${after} treinos sem cumprir`;
  return `depois de ${misses}, ${deload ?? RULE_DEFAULTS.deload}% a menos`;
}

function kindBefore(kind: SetKind): string {
  return kind === 'warmup' ? 'Aquecimento ' : '';
}

function partsWords(kind: SetKind, parts: SetParts | undefined): string {
  switch (kind) {
    case 'failure':
      return joined('até a falha', parts);
    case 'drop':
      return joined('drop-set', parts);
    case 'rest_pause':
      return joined('rest-pause', parts);
    case 'cluster':
      return joined('cluster', parts);
    default:
      return joined('', parts);
  }
}

function joined(name: string, parts: SetParts | undefined): string {
  if (!parts) return name;
  const { count, reps, seconds, percent } = parts;
  const of = reps === undefined ? `${count}×` : `${count} × ${reps}`;
  const said = [
    name === '' ? of : `${name} ${of}`,
    percent === undefined ? '' : `−${percent}%`,
    seconds === undefined ? '' : `pausa de ${secondsRange(seconds, seconds)}`,
  ];
  return said.filter((part) => part !== '').join(', ');
}

/** "30–45 s", "5 min", "1:30", "1:00–1:30". */
function secondsRange(from: number, to: number): string {
  if (to < 60) return `${formatRange(from, to)}${NBSP}s`;
  if (from % 60 === 0 && to % 60 === 0) return `${formatRange(from / 60, to / 60)}${NBSP}min`;
  return from === to ? formatTimer(from) : `${formatTimer(from)}–${formatTimer(to)}`;
}

function metersWords(meters: number): string {
  if (meters < 1000) return `${formatNumber(meters, 0)}${NBSP}m`;
  return `${formatNumber(meters / 1000, 3)}${NBSP}km`;
}
