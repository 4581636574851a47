import type { Row } from '../apps/table';
import { dayLine, isTitles, type LaidOut } from './day-lines';

const BULLET = /^(?:[-*•]+\s*|\d{1,2}[.)]\s+)/;
const UNIT = '(?:kgs?|lbs?|quilos?|kilos?)';
const FIGURE = String.raw`\d+(?:[.,]\d+)?`;
const BETWEEN = String.raw`[\s,;:@–-]+`;
/** "4x10 60kg", "60kg 4x10", "3 x 12 com 40 kg", "50kg 3 séries de 12" or "3x40". */
const SETS = new RegExp(
  String.raw`^(?:(?:com\s+)?(${FIGURE}\s*${UNIT}?)(?:${BETWEEN}|\s*\())?(\d{1,2})\s*(?:[x×]|s[eé]ries?\s*(?:de|x|×))\s*(\d{1,3})(?:\s*reps?\.?)?\)?(?:${BETWEEN}(?:com\s+)?(${FIGURE}\s*${UNIT}?))?\.?$`,
  'i',
);
/** A comma stands between parts only if both have sets. */
const PARTS = /\s*[/+|;]\s*|\s+e\s+|(?<=[x×].*),\s+(?=\d[^,]*[x×])/i;

/** The exercise of a line, with its sets and their load. */
interface SetLine {
  readonly name: string;
  readonly sets: string;
  readonly load: string;
}

/** The sets of a text without a name; null for another text. */
function setsIn(text: string): Omit<SetLine, 'name'> | null {
  const parts = text.split(PARTS).map((part) => SETS.exec(part));
  const found = parts.flatMap((part) => {
    const [, before, count, reps, after] = part ?? [];
    if (count === undefined || (before !== undefined && after !== undefined)) return [];
    return { sets: `${count}x${reps}`, load: before ?? after ?? '' };
  });
  const [only, second] = found;
  if (!only || found.length < parts.length) return null;
  if (!second) return only;
  const withUnit = (load: string) => (/\d$/.test(load) ? `${load} kg` : load);
  return { sets: found.map(({ sets, load }) => `${sets} ${withUnit(load)}`).join('; '), load: '' };
}

/** An angle of a machine, which looks like a load. */
const ANGLE = /(?:leg|press|hack|banco)\s*$/i;

/** "Supino reto 4x10 60kg", "- Remada: 40 kg 3 x 12" or "Prancha 3x40"; null for another line. */
function setLine(line: string): SetLine | null {
  const text = line.replace(BULLET, '');
  if (!/^\p{L}/u.test(text)) return null;
  for (const { index, 0: sign } of text.matchAll(/[\s:,–(-]+(?=\d)/g)) {
    const [name, rest] = [text.slice(0, index), text.slice(index + sign.length)];
    if (ANGLE.test(name) && /^45\s(?!kg)/i.test(rest)) continue;
    const found = setsIn(rest);
    if (found) return { name, ...found };
  }
  return null;
}

/** Most lines between the days must be sets, or the text is something else. */
const MOST = 0.6;

/** "[13/03/2026 19:02:11] Ana: Supino" or "13/03/2026 19:02 - Ana: Supino". */
const CHAT =
  /^\u200e?\[?(\d{1,2}\/\d{1,2}\/\d{2,4}),?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?(?:\]\s*|\s+-\s+)(?:([^:]{1,40}):\s*)?(.*)$/iu;

interface TextLine {
  readonly row: Row;
  readonly text: string;
  /** The day and the sender, in a conversation. */
  readonly sent: { readonly day: string; readonly by: string } | null;
}

/** The lines of a text. Those of a conversation without a figure are no sets, and are left out. */
function textLines(lines: readonly Row[], delimiter: string): readonly TextLine[] {
  let sent: TextLine['sent'] = null;
  const found = lines.map((row): TextLine => {
    const text = row.cells.join(delimiter).replace(/\*/g, '').trim();
    const [, day, by = '', said = ''] = CHAT.exec(text) ?? [];
    if (day !== undefined) sent = { day, by };
    return { row, text: day === undefined ? text : said, sent };
  });
  return sent === null ? found : found.filter(({ sent, text }) => sent && /\d/.test(text));
}

/**
 * A table of a text with a line for each exercise below its day, as people send them; null for any
 * other text. A line that is no set keeps its words as the name of an exercise, and is warned of.
 */
export function tableOfMessage(written: readonly Row[], delimiter: string): LaidOut | null {
  const lines = textLines(written, delimiter);
  const isChat = lines.some(({ sent }) => sent !== null);
  const days = lines.map(({ row, text }) => dayLine({ line: row.line, cells: [text] }));
  const first = isChat ? -1 : days.findIndex((day) => day !== null);
  const found = lines.map(({ text }) => setLine(text));
  const between = lines.filter(({ text }, at) => at > first && text !== '' && days[at] === null);
  const sets = found.filter((one, at) => one && at > first && days[at] === null);
  if (!isChat && first < 0) return null;
  if (written.some(isTitles) || sets.length === 0 || sets.length < between.length * MOST) {
    return null;
  }
  let day = days[first];
  const rows = lines.flatMap(({ row, text, sent }, at): Row[] => {
    day = days[at] ?? day;
    if (at < first || days[at] !== null || text === '') return [];
    const { name, sets: reps, load } = found[at] ?? { name: text, sets: '', load: '' };
    const title = day?.title ?? '';
    const cells = [sent?.day ?? day?.day ?? '', title, name.trim(), reps, load];
    return [{ ...row, cells: isChat ? [...cells, sent?.by ?? ''] : cells }];
  });
  const titles = ['Data', 'Treino', 'Exercício', 'Séries', 'Carga', ...(isChat ? ['Pessoa'] : [])];
  return { titles, rows, firstLine: written[0]?.line ?? 1 };
}
