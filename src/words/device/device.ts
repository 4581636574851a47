import type { Browser, Device, System } from '#domain/device/device';

const BROWSERS: Record<Browser, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};

const SYSTEMS: Record<System, string> = {
  android: 'Android',
  iphone: 'iPhone',
  ipad: 'iPad',
  windows: 'Windows',
  mac: 'Mac',
  chromeos: 'ChromeOS',
  linux: 'Linux',
};

/** A device as people call it: "Chrome no Android", "Navegador no iPhone". */
export function deviceName({ browser, system }: Device): string {
  if (!browser && !system) return 'Aparelho que não se identificou';
  const name = browser ? BROWSERS[browser] : 'Navegador';
  return system ? `${name} no ${SYSTEMS[system]}` : name;
}

const MINUTE_MS = 60_000;

/** When a device was used last, both in epoch ms: "Usado há pouco", "Usado há 3 horas". */
export function lastUse(usedAt: number, now: number): string {
  const minutes = Math.floor((now - usedAt) / MINUTE_MS);
  // The time of use is known only to ten minutes.
  if (minutes < 10) return 'Usado há pouco';
  if (minutes < 60) return 'Usado há menos de uma hora';
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `Usado há ${hours === 1 ? '1 hora' : `${hours} horas`}`;
  const days = Math.floor(hours / 24);
  return `Usado há ${days === 1 ? '1 dia' : `${days} dias`}`;
}
