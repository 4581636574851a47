import { addDays } from '#domain/local-day';
import { unescapedXml } from './xml-text';

/** How a workbook shows the numbers of a cell. */
export type CellFormat =
  | { readonly is: 'date' }
  /** A time of day or a duration. */
  | { readonly is: 'time'; readonly seconds: boolean; readonly hours: boolean }
  /** A number with a unit behind it, such as `0" kg"`. */
  | { readonly is: 'unit'; readonly unit: string }
  | null;

/** Formats that every workbook has without naming them (ECMA-376, part 1, 18.8.30). */
const BUILT_IN: Readonly<Record<number, string>> = {
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd/m/yy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
};

const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

function formatOf(id: number, codes: ReadonlyMap<number, string>): CellFormat {
  const code = codes.get(id) ?? BUILT_IN[id];
  if (code === undefined) return isBuiltInDate(id) ? { is: 'date' } : null;
  const unit = /"\s*(kgs?|lbs?)\.?\s*"/i.exec(code)?.[1];
  if (unit !== undefined) return { is: 'unit', unit };
  // Texts, escaped letters, colours and languages say nothing about the number.
  const bare = code
    .split(';', 1)[0]
    ?.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .toLowerCase();
  if (bare === undefined || /[#?]|general|standard/.test(bare) || !/[ymdhs]/.test(bare))
    return null;
  if (/[yd]/.test(bare) || /^m+$/.test(bare)) return { is: 'date' };
  return { is: 'time', seconds: bare.includes('s'), hours: bare.includes('h') };
}

/** The formats of a workbook's cells by their number, from its `styles.xml`. */
export function cellFormats(document: string): CellFormat[] {
  const codes = new Map<number, string>();
  for (const [, attributes = ''] of document.matchAll(/<numFmt\b([^>]*)>/g)) {
    const id = Number(/\bnumFmtId="(\d+)"/.exec(attributes)?.[1] ?? -1);
    codes.set(id, unescapedXml(/\bformatCode="([^"]*)"/.exec(attributes)?.[1] ?? ''));
  }
  const [, cells = ''] = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(document) ?? [];
  return [...cells.matchAll(/<xf\b([^>]*)>/g)].map(([, attributes = '']) =>
    formatOf(Number(/\bnumFmtId="(\d+)"/.exec(attributes)?.[1] ?? 0), codes),
  );
}

const DAY_SECONDS = 86_400;
/** Excel's day before its first one, as it counts a 29 February 1900 that never was. */
const BEFORE_FIRST = '1899-12-30';
const LAST_DAY = 2_958_465;

const two = (figure: number) => String(figure).padStart(2, '0');

/** The text of a number as the workbook shows it, with dates as YYYY-MM-DD. */
export function shownNumber(value: string, format: CellFormat, dayOffset: number): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  // Binary fractions have noise from the sixteenth digit on.
  const plain = String(Number(number.toPrecision(14)));
  if (format === null || number < 0 || number > LAST_DAY) return plain;
  if (format.is === 'unit') return `${plain} ${format.unit}`;
  const total = Math.round(number * DAY_SECONDS);
  const clock = (seconds: number, isLong: boolean) =>
    [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(isLong ? [seconds % 60] : [])]
      .map(two)
      .join(':');
  if (format.is === 'time') {
    if (!format.hours) return `${Math.floor(total / 60)}:${two(total % 60)}`;
    return clock(total, format.seconds || total % 60 > 0);
  }
  // A number below one has a time and no day.
  if (number < 1) return clock(total, total % 60 > 0);
  const day = addDays(BEFORE_FIRST, Math.floor(total / DAY_SECONDS) + dayOffset);
  const rest = total % DAY_SECONDS;
  return rest === 0 ? day : `${day} ${clock(rest, true)}`;
}
