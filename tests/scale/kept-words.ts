import type { Page } from 'playwright';

/** A limit for hanging tests: without an answer the app tries again after a minute. */
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 50;

export const pause = () => new Promise<void>((next) => setTimeout(next, LOOK_EVERY_MS));

/**
 * Resolves with the pill's number of stored, unsent sets, once equally many rows show that, set
 * `nth` among them. Resolves with null if they were sent instead.
 */
export async function untilKept(
  page: Page,
  nth: number,
  isSent: () => boolean,
): Promise<number | null> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    if (isSent()) return null;
    const { words, marked } = await page.evaluate(readKept);
    const said = /^Ainda não enviado · (\d+) séries? guardadas?$/.exec(words)?.[1];
    if (Number(said) === marked.length && marked.includes(nth)) return marked.length;
    await pause();
  }
  throw new Error(`not said to be kept: ${JSON.stringify(await page.evaluate(readKept))}`);
}

/** Whether the pill shows that everything is saved, and no row contradicts it. */
export async function isSaved(page: Page): Promise<boolean> {
  const { words, marked } = await page.evaluate(readKept);
  return words === 'Tudo salvo' && marked.length === 0;
}

export async function untilSaved(page: Page): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    if (await isSaved(page)) return;
    await pause();
  }
  throw new Error(`not said to be sent: ${JSON.stringify(await page.evaluate(readKept))}`);
}

/** The pill's text, and the numbers of the sets with rows that show "only on the device". */
function readKept(): { words: string; marked: number[] } {
  const texts = [...document.querySelectorAll('button')].map((one) => one.textContent ?? '');
  const words = texts.find((text) =>
    /^(Ainda não enviado|Sem conexão|Enviando|Tudo salvo)/.test(text),
  );
  const rows = [...document.querySelectorAll('li')].filter((row) =>
    row.querySelector('[title="Guardada aqui, ainda não enviada"]'),
  );
  const names = rows.map((row) => row.querySelector('button')?.getAttribute('aria-label') ?? '');
  return {
    words: words ?? '',
    marked: names.map((name) => Number(/^Série (\d+)/.exec(name)?.[1])),
  };
}
