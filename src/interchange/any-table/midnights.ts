const MIDNIGHT = /(?<=\d)[T ]00:00(?::00(?:[.,]0+)?)?(?: ?(?:Z|UTC|GMT|[+-]00:?00))?$/;

/**
 * Texts of dates without their times if all of those are midnight. Spreadsheets write a day so, and
 * midnight in UTC would be the evening before in Brazil.
 */
export function withoutMidnights(texts: readonly string[]): readonly string[] {
  const filled = texts.filter((text) => text !== '');
  if (!filled.every((text) => MIDNIGHT.test(text) || !/\d[T ]\d{1,2}[:h]/.test(text))) return texts;
  return texts.map((text) => text.replace(MIDNIGHT, ''));
}

const LATEST_SECONDS = 86_400;

/**
 * The days to add to rows after midnight that still have the date of their workout. A time that is
 * most of a day earlier, within one date and workout, belongs to the next day.
 * @param longest seconds between two rows of one workout
 */
export function nightsOver(
  rows: readonly {
    readonly day: string;
    readonly title: string;
    readonly seconds: number | null;
  }[],
  longest: number,
): readonly number[] {
  let over = 0;
  return rows.map(({ day, title, seconds }, at) => {
    const before = rows[at - 1];
    if (before?.day !== day || before.title !== title) over = 0;
    else if (seconds !== null && before.seconds !== null && seconds < before.seconds) {
      const gap = seconds + LATEST_SECONDS - before.seconds;
      if (gap <= longest) over = 1;
    }
    return over;
  });
}
