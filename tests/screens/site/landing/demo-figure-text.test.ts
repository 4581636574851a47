import { expect, test } from 'vitest';
import { cues } from '#catalog/cues';
import { exercises } from '#catalog/exercises';
import { figureTexts } from '#catalog/figures/figures';
import { buildFigure, readBook } from '#domain/figures/parse-figures';
import {
  DEMO_CUE,
  DEMO_FIGURE,
  DEMO_MUSCLES,
} from '../../../../src/screens/site/landing/demo-figure-text';

const ID = 'barbell-bench-press';

test('the demonstration shows the catalogue’s figure, cue and muscles of its exercise', () => {
  const figure = buildFigure(readBook([DEMO_FIGURE]), ID);
  expect(figure).not.toBeNull();
  expect(figure).toEqual(buildFigure(readBook(figureTexts), ID));
  expect(DEMO_CUE).toBe(cues.get(ID));
  const { primary, secondary } = exercises.find(({ id }) => id === ID) ?? {};
  expect(DEMO_MUSCLES).toEqual({ primary, secondary });
});
