import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { exercises } from '../src/catalog/exercises';
import { FIGURE_BUILDS } from '../src/domain/figures/body';
import { drawnFigure } from '../src/training/figures/figure-book';
import { drawScene, floorOf, viewBoxOf } from '../src/training/figures/scene';
import { tintOf } from '../src/training/figures/shape';
import { PICTURED_THEMES, SIZES } from './screens/camera';

/**
 * Draws contact sheets of all figures: each key pose of each exercise, in both themes, as wide as a
 * phone. They go to `screenshots/figures`, which git ignores. An argument names the build.
 */
const build = FIGURE_BUILDS.find((each) => each === process.argv[2]) ?? 'neutral';
const root = join(import.meta.dirname, '..');
const folder = join(root, 'screenshots/figures');
const ROWS = 12;

const tokens = await readFile(join(root, 'src/ui/tokens.css'), 'utf8');
const looks = await readFile(join(root, 'src/training/figures/figure.module.css'), 'utf8');
const STYLE = `${tokens}${looks.replaceAll(/:global\(([^)]*)\)/g, '$1')}
  body { margin: 0; padding: 8px; background: var(--bg); color: var(--text); font: 11px sans-serif; }
  figure { margin: 0 0 8px; }
  .row { display: flex; gap: 4px; }
  .stage { flex: 1; block-size: 130px; padding: 4px; min-inline-size: 0; }`;

const sheets = exercises.flatMap((exercise) => {
  const figure = drawnFigure(exercise.id, build);
  if (!figure) return [];
  const scenes = figure.poses.map((pose) => drawScene(figure, pose, tintOf(exercise)));
  const viewBox = viewBoxOf(scenes.flat());
  const poses = scenes.map((shapes) => {
    const paths = shapes.map(({ look, path }) => `<path class="${look}" d="${path}"/>`).join('');
    const floor = `<path class="floor" d="${floorOf(figure)}"/>`;
    return `<div class="stage"><svg class="picture" viewBox="${viewBox}">${floor}${paths}</svg></div>`;
  });
  return [`<figure>${exercise.name}<div class="row">${poses.join('')}</div></figure>`];
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
});
const page = await browser.newPage({ viewport: SIZES.phone });
await mkdir(folder, { recursive: true });
for (const theme of PICTURED_THEMES) {
  for (let from = 0; from < sheets.length; from += ROWS) {
    const rows = sheets.slice(from, from + ROWS).join('');
    await page.setContent(
      `<html class="${theme}"><style>${STYLE}</style><body>${rows}</body></html>`,
    );
    const name = `${String(from / ROWS + 1).padStart(2, '0')}.${theme}.png`;
    await writeFile(join(folder, name), await page.screenshot({ fullPage: true }));
  }
}
await browser.close();
console.info(`${sheets.length} of ${exercises.length} exercises have a figure. Sheets: ${folder}`);
