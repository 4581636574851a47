/**
 * Draws public/og.png, the preview picture of shared addresses: `npx tsx deploy/og.ts`. Run by hand
 * after a change of the mark or the claim; the picture is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

const root = join(import.meta.dirname, '..');
const FACE = 'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2';

const mark = await readFile(join(root, 'public/mark.svg'), 'utf8');
const face = (await readFile(join(root, FACE))).toString('base64');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<!doctype html><style>
  @font-face { font-family: Manrope; font-weight: 200 800; src: url(data:font/woff2;base64,${face}) }
  html, body { margin: 0; height: 100%; background: #100e0c; color: #f3f0ea }
  body { position: relative; overflow: hidden; font-family: Manrope; font-weight: 800 }
  .plate { position: absolute; width: 660px; height: 660px; right: -120px; top: -15px;
    border-radius: 50%; background: conic-gradient(from 28deg, #ee9b68, #e9925f 14%, #de8857 30%,
      #e9925f 44%, #ee9b68 52%, #e9925f 66%, #de8857 80%, #e9925f 92%, #ee9b68);
    mask: radial-gradient(closest-side, transparent 31.8%, #000 32%) }
  .plate::after { content: ''; position: absolute; inset: 13%; border: 5px solid #1d100955;
    border-radius: 50% }
  .name { position: absolute; left: 72px; top: 56px; margin: 0; display: flex; align-items: center; gap: 16px;
    font-size: 40px; letter-spacing: -0.03em }
  .name svg { width: 60px; height: 60px }
  h1 { position: absolute; left: 68px; bottom: 64px; margin: 0;
    font-size: 96px; font-weight: 800; line-height: 1;
    letter-spacing: -0.045em }
  h1 span { color: #f2a573 }
</style>
<div class="plate"></div>
<p class="name">${mark}anilha</p>
<h1>Uma série.<br>Um toque.<br><span>Mesmo sem<br>internet.</span></h1>`);
await page.evaluate(() => document.fonts.ready);
await writeFile(join(root, 'public/og.png'), await page.screenshot());
await browser.close();
