import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateManifest } from '@pwabuilder/manifest-validation';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { SPLASHES } from '../../deploy/splash';
import { type BuildReport, readBuild } from '../build-report';
import { builtDist } from '../harness/built-server';
import { pngSize } from './png-size';

/** Members that the validator recommends and this app omits, each with the reason. */
const DELIBERATE = {
  iarc_rating_id: 'age ratings are bought for stores, and the app is in none',
  protocol_handlers: 'no address scheme leads to a workout',
  scope_extensions: 'one origin serves everything',
  widgets: 'a Windows panel is nowhere near a gym floor',
  edge_side_panel: 'a workout in a side panel helps nobody',
  display_override: 'the area of the window controls holds nothing of ours',
};

const pictureSchema = v.object({
  src: v.string(),
  sizes: v.string(),
  type: v.literal('image/png'),
  purpose: v.optional(v.string()),
  form_factor: v.optional(v.picklist(['narrow', 'wide'])),
  label: v.optional(v.string()),
});
const manifestSchema = v.looseObject({
  id: v.literal('/'),
  icons: v.array(pictureSchema),
  shortcuts: v.array(
    v.object({ name: v.string(), url: v.string(), icons: v.array(pictureSchema) }),
  ),
  screenshots: v.array(pictureSchema),
  file_handlers: v.array(
    v.object({
      action: v.string(),
      accept: v.record(v.string(), v.array(v.string())),
      icons: v.array(pictureSchema),
    }),
  ),
  share_target: v.object({
    action: v.string(),
    params: v.object({ files: v.array(v.object({ accept: v.array(v.string()) })) }),
  }),
});

let folder: string;
let build: BuildReport;
let manifest: v.InferOutput<typeof manifestSchema>;

beforeAll(() => {
  folder = builtDist();
  build = readBuild(folder);
  manifest = v.parse(manifestSchema, JSON.parse(build.read('manifest.webmanifest')));
}, 180_000);

describe('the manifest', () => {
  test('satisfies the validator of PWABuilder, but for what is left out on purpose', async () => {
    const checks = await validateManifest(JSON.parse(build.read('manifest.webmanifest')), true);
    expect(checks.length).toBeGreaterThan(25);
    const failed = checks.filter(({ valid }) => valid !== true).map(({ member }) => member);
    expect(failed.sort()).toEqual(Object.keys(DELIBERATE).sort());
  });

  test('names only pictures that exist, in the size that it says', () => {
    const { icons, shortcuts, screenshots, file_handlers: files } = manifest;
    const named = [
      ...icons,
      ...screenshots,
      ...[...shortcuts, ...files].flatMap((one) => one.icons),
    ];
    const wrong = named.filter(({ src, sizes }) => pngSize(join(folder, src)) !== sizes);
    expect(wrong).toEqual([]);
  });

  test('has icons for every launcher: as they are, under a mask, in one colour', () => {
    const purposes = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(purposes).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
      'monochrome 512x512',
    ]);
  });

  test('shows the app on a phone and on a desktop, within what browsers accept', () => {
    for (const factor of ['narrow', 'wide']) {
      const shown = manifest.screenshots.filter((one) => one.form_factor === factor);
      expect(shown.length).toBeGreaterThan(0);
      expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1);
      for (const { sizes, label } of shown) {
        const sides = sizes.split('x').map(Number);
        expect(Math.max(...sides) / Math.min(...sides)).toBeLessThanOrEqual(2.3);
        expect(Math.min(...sides)).toBeGreaterThanOrEqual(320);
        expect(label).toBeTruthy();
      }
    }
    expect(manifest.screenshots.length).toBeLessThanOrEqual(8);
  });

  test('leads to screens that the table of routes has', () => {
    const table = ['routes.tsx', 'later-routes.ts', 'named-routes.ts']
      .map((file) => readFileSync(join(import.meta.dirname, '../../src/app', file), 'utf8'))
      .join('\n');
    const addresses = [
      ...manifest.shortcuts.map(({ url }) => url),
      ...manifest.file_handlers.map(({ action }) => action),
      manifest.share_target.action,
    ];
    const paths = addresses.map((address) => new URL(address, 'https://app.test').pathname);
    expect(paths.filter((path) => !table.includes(`'${path}'`))).toEqual([]);
  });

  test('takes the same files from the share sheet as from the file manager', () => {
    const shared = manifest.share_target.params.files.flatMap(({ accept }) => accept);
    const opened = manifest.file_handlers.flatMap(({ accept }) => [
      ...Object.keys(accept),
      ...Object.values(accept).flat(),
    ]);
    expect(shared.sort()).toEqual(opened.sort());
  });
});

describe('the start pictures of iOS', () => {
  test('exist in the size of the screen that they are meant for', () => {
    const wrong = SPLASHES.filter(
      ({ file, width, height }) => pngSize(join(folder, file)) !== `${width}x${height}`,
    );
    expect(wrong).toEqual([]);
  });

  test('are named once each by the shell, and are no part of what is kept for offline', () => {
    const html = build.read('index.html');
    const links = [...html.matchAll(/rel="apple-touch-startup-image"[^>]*href="\/([^"]+)"/g)];
    expect(links.map(([, file]) => file)).toEqual(SPLASHES.map(({ file }) => file));
    expect([...build.precached].filter((file) => /splash|\.png$/.test(file))).toEqual([]);
  });

  test('weigh little', () => {
    const heavy = SPLASHES.filter(({ file }) => readFileSync(join(folder, file)).length > 16_000);
    expect(heavy).toEqual([]);
  });
});
