import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { EngineName } from './engine-page';

export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Chromium without a window and without its own parts around pages. */
export const HEADLESS_SHELL = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';
/** Makes a certificate for tests with HTTPS. */
export const OPENSSL = '/usr/bin/openssl';
/** Reads QR codes from pictures; of Debian's package zbar-tools. */
export const ZBAR = '/usr/bin/zbarimg';

const WEBKIT_OF_PYTHON =
  "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";

/** Debian's packages of each engine. */
export const PACKAGES: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ['chromium', 'chromium-headless-shell'],
  webkit: [
    'webkit2gtk-driver',
    'gir1.2-webkit2-4.1',
    'gir1.2-gtk-3.0',
    'python3-gi',
    'xvfb',
    'openssl',
  ],
  firefox: ['firefox-esr'],
};

const LOOKS: Readonly<Record<EngineName, () => boolean>> = {
  chromium: () => existsSync(CHROMIUM) && existsSync(HEADLESS_SHELL),
  webkit: () =>
    existsSync(WEBKIT_DRIVER) &&
    existsSync(XVFB) &&
    existsSync(OPENSSL) &&
    spawnSync('/usr/bin/python3', ['-c', WEBKIT_OF_PYTHON]).status === 0,
  firefox: () => existsSync(FIREFOX),
};

/** Whether everything that an engine's driver starts is on this machine. */
export function isInstalled(engine: EngineName): boolean {
  return LOOKS[engine]();
}
