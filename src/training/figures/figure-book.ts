import { figureTexts } from '#catalog/figures/figures';
import type { FigureBuild } from '#domain/figures/body';
import type { Figure } from '#domain/figures/figure';
import { settled } from '#domain/figures/motion';
import { buildFigure, lineOf, readBook } from '#domain/figures/parse-figures';

const book = readBook(figureTexts);
const built = new Map<string, Figure | null>();

/** The figure of an exercise in a build; null for one without. */
export function drawnFigure(id: string, build: FigureBuild = 'neutral'): Figure | null {
  const key = `${id} ${build}`;
  const known = built.get(key);
  if (known !== undefined) return known;
  const figure = buildFigure(book, id, build);
  const ready = figure && settled(figure);
  built.set(key, ready);
  return ready;
}

/** Whether an exercise has a figure. */
export const hasFigure = (id: string): boolean => book.texts.has(id);

/** The names that a figure goes by: its own, then those of its families. */
export const familiesOf = (id: string): readonly string[] => lineOf(book, id);
