import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_PREFERENCES, parseSwitch } from '../../src/preferences/device-preferences';
import { parseFont } from '../../src/preferences/font';
import { createPreferences } from '../../src/preferences/preferences';
import { parseTheme, resolveTheme } from '../../src/preferences/theme';

class StorageChange extends Event {
  readonly key: string | null;
  constructor(key: string | null) {
    super('storage');
    this.key = key;
  }
}

class SystemScheme extends EventTarget {
  matches = true;
  becomeDark(dark: boolean) {
    this.matches = dark;
    this.dispatchEvent(new Event('change'));
  }
}

let stored: Map<string, string>;
let otherTabs: EventTarget;
let system: SystemScheme;

function aBrowser({ storageWorks = true } = {}) {
  return createPreferences({
    storage: () => {
      if (!storageWorks) throw new Error('denied');
      return {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      };
    },
    events: () => otherTabs,
    document: () => {
      throw new Error('not touched by reading and writing');
    },
    systemDark: () => system,
  });
}

beforeEach(() => {
  stored = new Map();
  otherTabs = new EventTarget();
  system = new SystemScheme();
});

describe('theme', () => {
  it('is dark until chosen, and for anything unknown', () => {
    expect(parseTheme(null)).toBe('dark');
    expect(parseTheme('')).toBe('dark');
    expect(parseTheme('sepia')).toBe('dark');
    expect(aBrowser().theme.get()).toBe('dark');
  });

  it('is kept under vite-ui-theme', () => {
    aBrowser().theme.set('light');
    expect(stored.get('vite-ui-theme')).toBe('light');
    expect(aBrowser().theme.get()).toBe('light');
  });

  it('follows the system while the app is open, only when asked to', () => {
    const { theme, resolvedTheme } = aBrowser();
    const changed = vi.fn();
    const stop = resolvedTheme.subscribe(changed);

    system.becomeDark(false);
    expect(resolvedTheme.get()).toBe('dark');

    theme.set('system');
    expect(resolvedTheme.get()).toBe('light');
    changed.mockClear();
    system.becomeDark(true);
    expect(changed).toHaveBeenCalledOnce();
    expect(resolvedTheme.get()).toBe('dark');

    stop();
    system.becomeDark(false);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('resolves to one of two', () => {
    expect(resolveTheme('light', true)).toBe('light');
    expect(resolveTheme('dark', false)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
  });
});

describe('font', () => {
  it('is inter until chosen, and for anything unknown', () => {
    for (const text of [null, '', 'comic', 'INTER', 'font-manrope']) {
      expect(parseFont(text)).toBe('inter');
    }
    expect(parseFont('manrope')).toBe('manrope');
    expect(parseFont('system')).toBe('system');
  });

  it('is kept under font', () => {
    aBrowser().font.set('manrope');
    expect(stored.get('font')).toBe('manrope');
  });
});

describe('P1b: device switches', () => {
  it('start at their defaults', () => {
    const { device } = aBrowser();
    expect(device.leftHand.get()).toBe(false);
    expect(device.sound.get()).toBe(true);
    expect(device.vibrate.get()).toBe(true);
    expect(device.wakeLock.get()).toBe(true);
  });

  it('are what another tab chose last, though nothing here listened', () => {
    const { sound } = aBrowser().device;
    expect(sound.get()).toBe(true);
    aBrowser().device.sound.set(false);
    expect(sound.get()).toBe(false);
  });

  it('keep off as off, and take nonsense for the default', () => {
    aBrowser().device.sound.set(false);
    expect(aBrowser().device.sound.get()).toBe(false);
    expect(parseSwitch('yes', true)).toBe(true);
    expect(parseSwitch('1', false)).toBe(false);
  });

  it('have a key each', () => {
    const keys = Object.values(DEVICE_PREFERENCES).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('two tabs, and storage that refuses', () => {
  it('hears what another tab chose', () => {
    const { font } = aBrowser();
    const changed = vi.fn();
    expect(font.get()).toBe('inter');
    font.subscribe(changed);
    stored.set('font', 'system');
    otherTabs.dispatchEvent(new StorageChange('font'));
    expect(font.get()).toBe('system');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('returns to the defaults when another tab clears everything', () => {
    const { font } = aBrowser();
    font.set('manrope');
    font.subscribe(() => {});
    stored.clear();
    otherTabs.dispatchEvent(new StorageChange(null));
    expect(font.get()).toBe('inter');
  });

  it('ignores other keys', () => {
    const { font } = aBrowser();
    font.get();
    const changed = vi.fn();
    font.subscribe(changed);
    stored.set('font', 'system');
    otherTabs.dispatchEvent(new StorageChange('vite-ui-theme'));
    expect(changed).not.toHaveBeenCalled();
  });

  it('holds the choice for the page when storage throws', () => {
    const { theme } = aBrowser({ storageWorks: false });
    const changed = vi.fn();
    theme.subscribe(changed);
    expect(theme.get()).toBe('dark');
    theme.set('light');
    expect(theme.get()).toBe('light');
    expect(changed).toHaveBeenCalledOnce();
  });

  it('keeps it also while nothing listens', () => {
    const { sound } = aBrowser({ storageWorks: false }).device;
    sound.set(false);
    expect(sound.get()).toBe(false);
  });
});
