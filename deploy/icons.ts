/**
 * Draws all icons and start pictures of public/ from public/mark.svg: `npx tsx deploy/icons.ts`. It
 * is run by hand when the mark changes; the pictures are committed.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { flatPng } from './flat-png';
import { createDrawings, MARK_COLOURS } from './mark-drawings';
import { SPLASHES } from './splash';

const folder = join(import.meta.dirname, '../public');
const drawings = createDrawings(await readFile(join(folder, 'mark.svg'), 'utf8'));
/** Diameter of the plate in a start picture, CSS px. */
const SPLASH_PLATE = 112;

interface Icon {
  file: string;
  size: number;
  drawing: string;
  /** Share of the picture that the drawing fills; 0.62 stays inside every launcher's mask. */
  part: number;
  background?: string;
}

const onIron = { drawing: drawings.mark, background: MARK_COLOURS.dark.ground };
const icons: Icon[] = [
  { file: 'icon-192.png', size: 192, drawing: drawings.mark, part: 0.94 },
  { file: 'icon-512.png', size: 512, drawing: drawings.mark, part: 0.94 },
  { file: 'icon-maskable-192.png', size: 192, part: 0.62, ...onIron },
  { file: 'icon-maskable-512.png', size: 512, part: 0.62, ...onIron },
  { file: 'icon-monochrome-512.png', size: 512, drawing: drawings.monochrome, part: 0.72 },
  { file: 'apple-touch-icon.png', size: 180, part: 0.68, ...onIron },
  { file: 'icon-file-256.png', size: 256, drawing: drawings.file, part: 1 },
  ...(['start', 'weight', 'history', 'students'] as const).flatMap((sign) =>
    [96, 192].map((size) => ({
      file: `shortcut-${sign}-${size}.png`,
      size,
      drawing: drawings.withSign(sign),
      part: 0.94,
    })),
  ),
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

async function drawn({ size, drawing, part, background }: Omit<Icon, 'file'>): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<!doctype html><style>
    html, body { margin: 0; height: 100%; background: ${background ?? 'transparent'} }
    body { display: grid; place-items: center }
    svg { width: ${part * 100}%; height: ${part * 100}% }
  </style>${drawing}`);
  return page.screenshot({ omitBackground: true });
}

/** The samples of a picture. A browser page decodes it, which saves a library. */
async function samplesOf(png: Buffer): Promise<Uint8Array> {
  const samples = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return Array.from(context?.getImageData(0, 0, image.width, image.height).data ?? []);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Uint8Array.from(samples);
}

for (const { file, ...icon } of icons) await writeFile(join(folder, file), await drawn(icon));
await writeFile(join(folder, 'favicon.svg'), `${drawings.favicon}\n`);

await rm(join(folder, 'splash'), { recursive: true, force: true });
await mkdir(join(folder, 'splash'));
const squares = new Map<string, { side: number; samples: Uint8Array }>();
for (const { file, width, height, theme, density } of SPLASHES) {
  const key = `${theme} ${density}`;
  // An even margin around the plate; its first pixel has the background colour.
  const side = SPLASH_PLATE * density + 8;
  const icon = {
    size: side,
    part: (SPLASH_PLATE * density) / side,
    drawing: drawings.inTheme(theme),
  };
  const square = squares.get(key) ?? {
    side,
    samples: await samplesOf(await drawn({ ...icon, background: MARK_COLOURS[theme].ground })),
  };
  squares.set(key, square);
  await writeFile(join(folder, file), flatPng(width, height, square));
}

await browser.close();
