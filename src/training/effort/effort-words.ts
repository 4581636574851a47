import type { LoadKind } from '#domain/exercises/exercise';
import type { LoadUnit } from '#domain/load';
import type { Effort } from '#domain/workouts/shape';
import { loadKindLabel } from '#words/exercises/equipment';
import { formatTimer } from '#words/format/duration';
import { formatLoad, formatLoadFigure, formatStep } from '#words/format/load';
import { formatNumber } from '#words/format/number';
import { plural } from '#words/format/plural';
import { spokenDuration, spokenLoad, spokenLoadStep, spokenRepsStep } from '#words/workouts/spoken';
import type { EffortFieldName, LoggedExercise } from './effort-fields';
import { metersStep, secondsStep } from './effort-step';

/** A value without its unit, as in a column: "82,5", "8", "0:45", "1.200". */
export function figure(effort: Effort, field: EffortFieldName, unit: LoadUnit): string {
  const value = effort[field];
  if (value == null) return '–';
  if (field === 'load') return formatLoadFigure(value, unit);
  return field === 'seconds' ? formatTimer(value) : formatNumber(value);
}

/** The unit in a column head and below a stepper: "kg", "+ kg", "reps", "tempo". */
export function fieldUnit(field: EffortFieldName, loadKind: LoadKind, unit: LoadUnit): string {
  switch (field) {
    case 'reps':
      return 'reps';
    case 'seconds':
      return 'tempo';
    case 'meters':
      return 'metros';
    case 'load':
      return loadUnit(loadKind, unit);
  }
}

function loadUnit(loadKind: LoadKind, unit: LoadUnit): string {
  switch (loadKind) {
    case 'added_bodyweight':
      return `+ ${unit}`;
    case 'assisted_bodyweight':
      return `${unit} de ajuda`;
    case 'per_dumbbell':
      return `${unit} cada`;
    case 'per_side':
      return `${unit} por lado`;
    default:
      return unit;
  }
}

/** Added load or assistance: "+ 10 kg", "Ajuda 20 kg"; without any "+ kg" or "Sem ajuda". */
export function extraLoad(effort: Effort, loadKind: LoadKind, unit: LoadUnit): string {
  const load = effort.load ? formatLoad(effort.load, unit) : '';
  if (loadKind === 'assisted_bodyweight') return load === '' ? 'Sem ajuda' : `Ajuda ${load}`;
  return `+ ${load === '' ? unit : load}`;
}

/** The name of a field: "Carga de cada halter", "Repetições". */
export function fieldLabel(field: EffortFieldName, loadKind: LoadKind): string {
  switch (field) {
    case 'load':
      return loadKindLabel(loadKind);
    case 'reps':
      return 'Repetições';
    case 'seconds':
      return 'Tempo';
    case 'meters':
      return 'Distância';
  }
}

/** A value for screen readers: "82,5 quilos". */
export function spokenField(effort: Effort, field: EffortFieldName, unit: LoadUnit): string {
  const value = effort[field];
  if (value == null) return 'sem valor';
  switch (field) {
    case 'load':
      return spokenLoad(value, unit);
    case 'reps':
      return value === 1 ? '1 repetição' : `${formatNumber(value)} repetições`;
    case 'seconds':
      return spokenDuration(value);
    case 'meters':
      return plural(value, { zero: '0 metros', one: '1 metro', other: '# metros' });
  }
}

/** A stepper's label for screen readers, such as "Diminuir 2,5 quilos". */
export function spokenStep(
  effort: Effort,
  field: EffortFieldName,
  direction: 1 | -1,
  exercise: LoggedExercise,
  unit: LoadUnit,
): string {
  const verb = direction === 1 ? 'Aumentar' : 'Diminuir';
  if (field === 'load') {
    const size = jumpOf(effort, direction, exercise);
    return size === null
      ? spokenLoadStep(direction, exercise.stepGrams, unit)
      : `${verb} ${spokenLoad(size, unit)}`;
  }
  if (field === 'reps') return spokenRepsStep(direction);
  const from = (effort[field] ?? 0) - (direction === 1 ? 0 : 1);
  return field === 'seconds'
    ? `${verb} ${secondsStep(from)} segundos`
    : `${verb} ${metersStep(from)} metros`;
}

/** Grams to the next available load, because steps may differ; null for the usual step. */
function jumpOf({ load }: Effort, direction: 1 | -1, { nextLoad }: LoggedExercise): number | null {
  const from = load ?? 0;
  const next = nextLoad?.(from, direction) ?? from;
  return next === from ? null : Math.abs(next - from);
}

/** The label of a step key, such as "−2,5". */
export function shownStep(
  effort: Effort,
  field: EffortFieldName,
  direction: 1 | -1,
  exercise: LoggedExercise,
  unit: LoadUnit,
): string {
  const sign = direction === 1 ? '+' : '−';
  if (field === 'load') {
    const size = jumpOf(effort, direction, exercise);
    return size === null
      ? formatStep(exercise.stepGrams, direction, unit)
      : `${sign}${formatLoadFigure(size, unit)}`;
  }
  const from = (effort[field] ?? 0) - (direction === 1 ? 0 : 1);
  const size = field === 'reps' ? 1 : field === 'seconds' ? secondsStep(from) : metersStep(from);
  return `${sign}${size}${field === 'seconds' ? '\u00a0s' : ''}`;
}
