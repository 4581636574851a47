import { unaccented } from '#domain/plain-text';

/** A figure as it is written, and its unit; '' if the cell names none. */
export interface WrittenAmount {
  readonly figure: string;
  readonly unit: string;
}

const UNIT =
  /(?<=\d)\s*(kgs?|kilos?|quilos?|lbs?|libras?|pounds?|st|g|cm|mm|m|inch(?:es)?|in|pol|["″”]|''|%|kcal|bpm|anos?|years?)\.?$/i;
const FEET =
  /^(\d)\s*(?:['’′]|ft\.?|feet|p[eé]s)\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''|in\.?|inch(?:es)?|pol\.?)?)?$/iu;
const STONES = /^(\d{1,2})\s*st(?:ones?)?\.?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:lbs?|pounds)?\.?)?$/i;
/** "1m75" or "1 m 75 cm". */
const METRES = /^([12])\s*m\s*(\d{2})(?:\s*cm)?$/i;

const INCHES_A_FOOT = 12;
const POUNDS_A_STONE = 14;

const sum = (whole = '', part = '0', ratio: number) =>
  String(Number(whole) * ratio + Number(part.replace(',', '.')));

/** The amount of a cell such as "80,5 kg", "12 st 5 lb", "25 %" or "5'9\"". */
export function writtenAmount(cell: string): WrittenAmount {
  const stones = STONES.exec(cell);
  if (stones) return { figure: sum(stones[1], stones[2], POUNDS_A_STONE), unit: 'lb' };
  const feet = FEET.exec(cell);
  if (feet) return { figure: sum(feet[1], feet[2], INCHES_A_FOOT), unit: 'in' };
  const metres = METRES.exec(cell);
  if (metres) return { figure: `${metres[1]}${metres[2]}`, unit: 'cm' };
  const unit = UNIT.exec(cell)?.[1] ?? '';
  return { figure: cell.replace(UNIT, ''), unit: /^["″”']/.test(unit) ? 'in' : unaccented(unit) };
}

/** Apps write zeros and lines for nothing. */
export const isNothing = (figure: string) =>
  /^(-?0*([.,]0*)?|-+( -+)*|–|—|n\/?a|null)$/i.test(figure);

/** Metres, inches and centimetres of an adult's height do not overlap. */
const METRES_BELOW = 3;
const INCHES = { least: 36, below: 90 };
const MILLIMETRES_FROM = 1000;

/** The unit of a height by its size; '' where none gives a person. */
export function unitOfHeight(figure: number): string {
  if (figure < METRES_BELOW) return 'm';
  if (figure < INCHES.least) return '';
  if (figure < INCHES.below) return 'in';
  return figure < MILLIMETRES_FROM ? 'cm' : 'mm';
}
