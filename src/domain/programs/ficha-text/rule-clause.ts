import type { LoadUnit } from '../../load';
import type { Rule, RuleType } from '../rule';
import { END, figureText, massText, numberInText, takeMass, takePercent } from './amounts';
import * as checks from './checks';
import { half, wholeNumber } from './checks';
import type { Scanner } from './scanner';

type RuleDraft = { -readonly [Key in keyof Rule]: Rule[Key] };

const TYPES: readonly (readonly [RegExp, RuleType])[] = [
  [new RegExp(`(?:dupla|progress[aã]o\\s+dupla)(?:\\s+progress[aã]o)?${END}`, 'iuy'), 'double'],
  [new RegExp(`(?:progress[aã]o\\s+)?linear${END}`, 'iuy'), 'linear'],
  [new RegExp(`ondas?${END}`, 'iuy'), 'wave'],
  [new RegExp(`auto-?rir${END}`, 'iuy'), 'rir'],
  [new RegExp(`(?:topo|top\\s?set)${END}`, 'iuy'), 'top_backoff'],
  [new RegExp(`(?:manual|carga\\s+fixa)${END}`, 'iuy'), 'none'],
];
/** The word of each type. */
const RULE_WORDS: Readonly<Record<RuleType, string>> = {
  double: 'dupla',
  linear: 'linear',
  wave: 'ondas',
  rir: 'autorir',
  top_backoff: 'topo',
  none: 'manual',
};
const lock = new RegExp(`trava${END}`, 'iuy');
const space = /\s+/uy;
const plus = /\+\s*(?=\d)/uy;
const every =
  /(?:a\s+)?cada\s+(\d{1,3})(?!\d)(?:\s*(?:treinos?|sess[oõ]es|sess[aã]o|x)(?!\p{L}))?/iuy;
const waves = /\d{1,3}(?:[.,]\d)?(?:\s*%?\s*\/\s*\d{1,3}(?:[.,]\d)?)*\s*%/uy;
const minus = /[-–−]\s*(?=\d+(?:[.,]\d+)?\s*%)/uy;
const figure = /\d{1,3}(?!\d|[.,]\d|\s*[%x×])/uy;

/**
 * rule: a type word and its clauses in any order. Clauses: step "+2,5", "cada 2", waves
 * "70/75/80%", back-off "-10%", and "trava 3 -10%", the number of misses and the deload. Without a
 * type, "trava" changes the known rule, or one of type `none`.
 */
export function takeRule(scanner: Scanner, known: Rule | null, unit: LoadUnit): Rule | null {
  const from = scanner.at();
  const type = TYPES.find(([pattern]) => scanner.take(pattern))?.[1];
  if (type === undefined && !scanner.sees(lock)) return null;
  const rule: RuleDraft = type === undefined ? { type: 'none', ...known } : { type };
  let locked = false;
  for (;;) {
    const place = scanner.at();
    scanner.take(space);
    if (scanner.take(lock)) {
      locked = true;
      scanner.take(space);
      takeStalls(scanner, rule);
    } else if (!takeClause(scanner, rule, locked, unit)) {
      scanner.moveTo(place);
      break;
    }
  }
  scanner.token('rule', from);
  return rule;
}

function takeStalls(scanner: Scanner, rule: RuleDraft): void {
  const from = scanner.at();
  const found = scanner.take(figure);
  if (!found) return;
  const stalls = wholeNumber(scanner, Number(found[0]), checks.STALLS, { from, to: scanner.at() });
  if (stalls !== null) rule.stalls = stalls;
}

function takeClause(scanner: Scanner, rule: RuleDraft, locked: boolean, unit: LoadUnit): boolean {
  const from = scanner.at();
  const span = () => ({ from, to: scanner.at() });
  if (scanner.take(plus)) {
    const mass = takeMass(scanner, unit);
    const step = mass && wholeNumber(scanner, mass.grams, checks.STEP, span());
    if (mass?.grouped) scanner.problem('grouped_number', span());
    else if (typeof step === 'number') rule.step = step;
    return true;
  }
  const sessions = scanner.take(every);
  if (sessions) {
    const count = wholeNumber(scanner, Number(sessions[1]), checks.EVERY, span());
    if (count !== null) rule.every = count;
    return true;
  }
  if (scanner.take(minus)) {
    const percent = wholeNumber(scanner, takePercent(scanner) ?? 0, checks.LOWER, span());
    if (percent !== null) rule[locked ? 'deload' : 'backoff'] = percent;
    return true;
  }
  return takeWaves(scanner, rule);
}

function takeWaves(scanner: Scanner, rule: RuleDraft): boolean {
  const from = scanner.at();
  const found = scanner.take(waves);
  if (!found) return false;
  const span = { from, to: scanner.at() };
  const typed = found[0].replace(/[%\s]/gu, '').split('/').map(numberInText);
  const percents = typed.flatMap((value) => half(scanner, value, checks.PERCENT, span) ?? []);
  if (typed.length > 16) scanner.problem('too_many', span, { what: 'waves', most: 16 });
  else if (percents.length > 0) rule.waves = percents;
  return true;
}

/** A rule in text form: "dupla +2,5kg", "ondas 70/75/80%", "topo -10% trava 3 -10%". */
export function ruleText(rule: Rule, unit: LoadUnit): string {
  const parts: string[] = [RULE_WORDS[rule.type]];
  if (rule.step !== undefined) parts.push(`+${massText(rule.step, unit)}`);
  if (rule.every !== undefined) parts.push(`cada ${rule.every}`);
  if (rule.waves) parts.push(`${rule.waves.map(figureText).join('/')}%`);
  if (rule.backoff !== undefined) parts.push(`-${rule.backoff}%`);
  if (rule.stalls !== undefined || rule.deload !== undefined) parts.push('trava');
  if (rule.stalls !== undefined) parts.push(String(rule.stalls));
  if (rule.deload !== undefined) parts.push(`-${rule.deload}%`);
  return parts.join(' ');
}
