/** Something that not every browser can do, and what people have without it. */
export interface Ability {
  readonly what: string;
  /** Runs in a page of the app. */
  readonly has: () => boolean;
  /** Its place in MDN's data. */
  readonly compat: readonly string[];
  readonly without: string;
  /** The words of a screen about the lack. */
  readonly says?: { readonly at: string; readonly words: string };
}

/** Abilities that the app uses, and that one of the engines lacks or lacked until lately. */
export const ABILITIES: readonly Ability[] = [
  {
    what: 'Notices when the app is closed (Push)',
    has: () => 'PushManager' in window && 'Notification' in window,
    compat: ['api', 'PushManager'],
    without: 'the inbox of the app; on an iPhone only an app on the home screen has it',
    says: { at: '/app/settings/notifications', words: 'Este navegador não mostra avisos' },
  },
  {
    what: 'A number on the icon (Badging)',
    has: () => 'setAppBadge' in navigator,
    compat: ['api', 'Navigator', 'setAppBadge'],
    without: 'the number is on the bell inside of the app',
  },
  {
    what: 'The screen stays on (Wake Lock)',
    has: () => 'wakeLock' in navigator,
    compat: ['api', 'Navigator', 'wakeLock'],
    without: 'the rest goes on, and its notice arrives on the locked screen',
    says: { at: '/app/settings', words: 'Este navegador não deixa o app manter a tela acesa.' },
  },
  {
    what: 'Vibration',
    has: () => 'vibrate' in navigator,
    compat: ['api', 'Navigator', 'vibrate'],
    without: 'a rest ends with sound and light',
    says: { at: '/app/settings', words: 'Este navegador não deixa o app vibrar.' },
  },
  {
    what: 'Installing by a button',
    has: () => 'onbeforeinstallprompt' in window,
    compat: ['api', 'Window', 'beforeinstallprompt_event'],
    without: 'the steps in words, where the browser installs apps at all',
  },
  {
    what: 'A second copy of unsent sets in a file (OPFS)',
    has: () => 'storage' in navigator && 'getDirectory' in navigator.storage,
    compat: ['api', 'StorageManager', 'getDirectory'],
    without: 'the copy is in localStorage',
  },
  {
    what: 'Files written in parts (createWritable)',
    has: () =>
      'FileSystemFileHandle' in window && 'createWritable' in FileSystemFileHandle.prototype,
    compat: ['api', 'FileSystemFileHandle', 'createWritable'],
    without: 'not used: a worker writes by a synchronous handle, and exports are downloads',
  },
  {
    what: 'A promise not to clear the data (persist)',
    has: () => 'storage' in navigator && 'persist' in navigator.storage,
    compat: ['api', 'StorageManager', 'persist'],
    without: 'the profile says “Não protegidos” and has no button',
  },
  {
    what: 'Reading QR codes (BarcodeDetector)',
    has: () => 'BarcodeDetector' in window,
    compat: ['api', 'BarcodeDetector'],
    without: 'the app reads them itself',
  },
  {
    what: 'Handing a text to another app (share)',
    has: () => 'share' in navigator,
    compat: ['api', 'Navigator', 'share'],
    without: 'the button that copies, and the link to WhatsApp',
  },
  {
    what: 'Handing a picture to another app (canShare)',
    has: () => 'canShare' in navigator,
    compat: ['api', 'Navigator', 'canShare'],
    without: 'the picture is saved as a file',
  },
  {
    what: 'Files opened with the app (launchQueue)',
    has: () => 'launchQueue' in window,
    compat: ['api', 'Window', 'launchQueue'],
    without: 'the file is chosen on the screen of imports',
  },
  {
    what: 'Passkeys',
    has: () => 'PublicKeyCredential' in window,
    compat: ['api', 'PublicKeyCredential'],
    without: 'password, and a code of an authenticator app',
    says: { at: '/app/account', words: 'Este navegador não cria chaves de acesso.' },
  },
  {
    what: 'Fields that grow with their text (field-sizing)',
    has: () => CSS.supports('field-sizing', 'content'),
    compat: ['css', 'properties', 'field-sizing'],
    without: 'a long text scrolls in its field',
  },
  {
    what: 'Toasts over an open sheet (popover)',
    has: () => 'popover' in HTMLElement.prototype,
    compat: ['api', 'HTMLElement', 'popover'],
    without: 'toasts are plain fixed elements',
  },
  {
    what: 'Work while the browser is idle (requestIdleCallback)',
    has: () => 'requestIdleCallback' in window,
    compat: ['api', 'Window', 'requestIdleCallback'],
    without: 'a timer',
  },
];
