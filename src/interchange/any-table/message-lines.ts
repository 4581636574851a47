import type { Row } from '../apps/table';
import { dayLine, isTitles, type LaidOut } from './day-lines';

/** "Supino reto 4x10 60kg", "- Remada: 3 x 12 com 40 kg" or "Prancha 3x40". */
const SETS =
  /^(?:[-*•]+\s*|\d{1,2}[.)]\s+)?(\p{L}.*?)[\s:,–-]+(\d{1,2}\s*[x×]\s*\d{1,3})(?:[\s,;:@–-]+(?:com\s+)?(\d+(?:[.,]\d+)?\s*(?:kgs?|lbs?|quilos?|kilos?)?))?\.?$/iu;

/** Most lines between the days must be sets, or the text is something else. */
const MOST = 0.6;

/**
 * A table of a text with a line for each exercise below its day, as people send them; null for any
 * other text. A line that is no set keeps its words as the name of an exercise, and is warned of.
 */
export function tableOfMessage(lines: readonly Row[], delimiter: string): LaidOut | null {
  const texts = lines.map(({ cells }) => cells.join(delimiter).replace(/\*/g, '').trim());
  const days = lines.map(({ line }, at) => dayLine({ line, cells: [texts[at] ?? ''] }));
  const first = days.findIndex((day) => day !== null);
  const found = texts.map((text) => SETS.exec(text));
  const between = texts.filter((text, at) => at > first && text !== '' && days[at] === null);
  const sets = found.filter((one, at) => one && at > first && days[at] === null);
  if (first < 0 || lines.some(isTitles) || sets.length === 0 || sets.length < between.length * MOST)
    return null;
  let day = days[first];
  const rows = lines.flatMap((row, at): Row[] => {
    day = days[at] ?? day;
    if (at < first || days[at] !== null || texts[at] === '') return [];
    const [, name = texts[at] ?? '', reps = '', load = ''] = found[at] ?? [];
    return [{ ...row, cells: [day?.day ?? '', day?.title ?? '', name.trim(), reps, load] }];
  });
  const titles = ['Data', 'Treino', 'Exercício', 'Séries', 'Carga'];
  return { titles, rows, firstLine: lines[0]?.line ?? 1 };
}
