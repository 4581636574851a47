import { localDay } from '#domain/local-day';
import { zoneHere } from '../../data/store/zone-here';
import { notify } from '../../ui/layer/notify';

/** Makes the browser save a file. */
function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start to read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name with the day, such as "anilha-2026-11-21.csv". */
export function datedName(name: string, ending: string): string {
  const timeZone = zoneHere();
  return `${name}-${localDay(Date.now(), timeZone)}.${ending}`;
}

/** Saves a file that is being created, or shows that it failed. */
export async function saveMade(name: string, made: Promise<Blob>): Promise<void> {
  try {
    saveFile(name, await made);
  } catch (cause) {
    console.error('An export failed', cause);
    notify.error('Não deu para montar o arquivo. Feche as outras abas do app e tente de novo.');
  }
}

export function saveJson(name: string, content: unknown): void {
  const text = JSON.stringify(content, null, 2);
  saveFile(`${name}.json`, new Blob([text], { type: 'application/json' }));
}
