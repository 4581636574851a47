import type { LoadUnit } from '../../load';
import type { SetKind } from '../../workouts/shape';
import type { ProgramExerciseDraft } from '../draft';
import type { Prescription, SetBlock, SetParts } from '../prescription';
import { distanceText, figureText, massText, timesText } from './amounts';
import { writtenName } from './name';
import { quoted, standsBare, videoText } from './quoted';
import { ruleText } from './rule-clause';
import type { NameOf } from './shape';

const PART_WORDS: Readonly<Record<SetKind, string>> = {
  normal: '',
  warmup: '',
  amrap: '',
  failure: '',
  drop: 'drop',
  rest_pause: 'rp',
  cluster: 'cluster',
};

/**
 * The line of an exercise in its canonical form. `parseLine` reads it back as the same draft,
 * except the group, which only neighbouring lines can show.
 */
export function formatLine(
  entry: ProgramExerciseDraft,
  nameOf: NameOf,
  unit: LoadUnit = 'kg',
): string {
  const name = writtenName(entry.exercise, nameOf);
  const parts = [
    ...Object.entries(entry.weeks).map(([week, sets]) => `s${week}: ${weekText(sets, unit)}`),
    entry.restSeconds === null ? '' : `desc ${timesText(entry.restSeconds, entry.restSeconds)}`,
    entry.rule ? ruleText(entry.rule, unit) : '',
    ...entry.alternatives.map((id) => `ou ${writtenName(id, nameOf)}`),
    entry.video === undefined ? '' : videoText(entry.video),
    entry.note === '' ? '' : noteText(entry.note),
  ].filter((part) => part !== '');
  const sets = blocksText(entry.sets, unit);
  const head = sets === '' ? name : `${name} ${sets}`;
  return [head, ...parts].join(' ; ');
}

function weekText(sets: Prescription, unit: LoadUnit): string {
  return sets.length === 0 ? 'nada' : blocksText(sets, unit);
}

function noteText(note: string): string {
  return standsBare(note) ? `# ${note}` : quoted(note);
}

function blocksText(sets: Prescription, unit: LoadUnit): string {
  return sets.map((block) => blockText(block, unit)).join(' ; ');
}

function blockText(block: SetBlock, unit: LoadUnit): string {
  const { kind, load, rest, effort, tempo, parts } = block;
  return [
    kind === 'warmup' ? 'aq' : '',
    setsText(block),
    load?.by === 'grams' ? massText(load.grams, unit) : '',
    load?.by === 'percent' ? `${figureText(load.percent)}%` : '',
    load?.by === 'last' ? '=' : '',
    rest === undefined ? '' : timesText(rest, rest),
    effort ? `${effort.scale}${figureText(effort.value)}` : '',
    tempo === undefined ? '' : `c${tempo}`,
    kind === 'failure' && block.reps ? 'falha' : '',
    // Last, because a following percent or time would belong to them.
    partsText(PART_WORDS[kind], parts),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function setsText({ count, kind, reps, seconds, meters }: SetBlock): string {
  const measures = [];
  if (reps) {
    const [from, to] = reps;
    measures.push(`${from === to ? from : `${from}-${to}`}${kind === 'amrap' ? '+' : ''}`);
  } else if (kind === 'amrap') measures.push('max');
  else if (kind === 'failure') measures.push('falha');
  if (seconds) measures.push(timesText(...seconds));
  if (meters !== undefined) measures.push(distanceText(meters));
  if (measures.length > 0) return `${count}x${measures.join('/')}`;
  return count === 1 ? '1 série' : `${count} séries`;
}

function partsText(word: string, parts: SetParts | undefined): string {
  if (!parts) return word;
  const { count, reps, seconds, percent } = parts;
  return [
    `${word || 'partes'}${count}${reps === undefined ? '' : `x${reps}`}`,
    percent === undefined ? '' : `${percent}%`,
    seconds === undefined ? '' : `${seconds}s`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
