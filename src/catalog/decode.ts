import {
  defaultLoadKind,
  defaultStepGrams,
  EQUIPMENT,
  type Exercise,
  LOAD_KINDS,
} from '#domain/exercises/exercise';
import { MUSCLES } from '#domain/exercises/muscles';

/**
 * Reads a table of exercises, one per line: `id | name | aliases, … | primary muscles | secondary
 * muscles | equipment | traits`. Traits: `c` compound or `i` isolation, `1` one side at a time,
 * `load=` load kind, `share=` percent of the body that moves, `step=` grams. Missing parts come
 * from the equipment. Text weighs a third of objects.
 * @throws on a code that the domain does not know
 */
export function decodeRows(table: string): Exercise[] {
  return table.trim().split('\n').map(decodeRow);
}

function decodeRow(line: string): Exercise {
  const [id = '', name = '', aliases = '', primary = '', secondary = '', kit = '', traits = ''] =
    line.split('|').map((cell) => cell.trim());
  const equipment = known(EQUIPMENT, kit);
  const marks = words(traits);
  const setting = (key: string) =>
    marks.find((mark) => mark.startsWith(`${key}=`))?.slice(key.length + 1);
  const load = setting('load');
  const step = setting('step');
  return {
    id,
    name,
    aliases: aliases === '' ? [] : aliases.split(', '),
    primary: words(primary).map((code) => known(MUSCLES, code)),
    secondary: words(secondary).map((code) => known(MUSCLES, code)),
    equipment,
    mechanic: marks.includes('i') ? 'isolation' : 'compound',
    unilateral: marks.includes('1'),
    bodyweightShare: Number(setting('share') ?? 0),
    loadKind: load === undefined ? defaultLoadKind(equipment) : known(LOAD_KINDS, load),
    stepGrams: step === undefined ? defaultStepGrams(equipment) : Number(step),
  };
}

function known<const Code extends string>(codes: readonly Code[], text: string): Code {
  const code = codes.find((candidate) => candidate === text);
  if (code === undefined) throw new Error(`The catalogue names an unknown code: ${text}`);
  return code;
}

function words(cell: string): string[] {
  return cell === '' ? [] : cell.split(' ');
}
