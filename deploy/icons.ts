/**
 * Draws the PNG icons of public/ from public/mark.svg: `npx tsx deploy/icons.ts`. Run by hand when
 * the mark changes; the pictures are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

const FERRO = '#100e0c';
const folder = join(import.meta.dirname, '../public');

interface Icon {
  file: string;
  size: number;
  /** Diameter of the plate as a part of the picture; 0.62 stays inside every launcher's mask. */
  plate: number;
  background?: string;
  /** One colour for everything, the groove cut out: the launcher tints it. */
  monochrome?: boolean;
}

const icons: Icon[] = [
  { file: 'icon-192.png', size: 192, plate: 0.94 },
  { file: 'icon-512.png', size: 512, plate: 0.94 },
  { file: 'icon-maskable-512.png', size: 512, plate: 0.62, background: FERRO },
  { file: 'icon-monochrome-512.png', size: 512, plate: 0.72, monochrome: true },
  { file: 'apple-touch-icon.png', size: 180, plate: 0.68, background: FERRO },
];

const mark = await readFile(join(folder, 'mark.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

for (const { file, size, plate, background, monochrome } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const drawing = monochrome
    ? mark.replace(/<circle[^>]*>/, '').replace(/fill="#[0-9a-f]+"/, 'fill="#fff"')
    : mark;
  await page.setContent(`<!doctype html><style>
    html, body { margin: 0; height: 100%; background: ${background ?? 'transparent'} }
    body { display: grid; place-items: center }
    svg { width: ${plate * 100}%; height: ${plate * 100}% }
  </style>${drawing}`);
  await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }));
}

await browser.close();
