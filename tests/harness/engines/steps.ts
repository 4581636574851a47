import * as v from 'valibot';
import { PATIENCE_MS } from '../patience';
import { type EnginePage, type Json, readPage } from './engine-page';

/** A limit for what hangs, not a measure. */
const BETWEEN_MS = 50;

export type Role =
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'field'
  | 'heading'
  | 'image'
  | 'link'
  | 'listitem'
  | 'radio'
  | 'tab'
  | 'timer';

/** An element as a person finds it: by what it is and its name. */
export interface Target {
  readonly role: Role;
  /** The whole name, or a pattern in it. */
  readonly name: string | RegExp;
}

const placeSchema = v.nullable(
  v.object({
    x: v.number(),
    y: v.number(),
    width: v.number(),
    height: v.number(),
    /** The element, or something in it, gets a press at its centre. */
    hit: v.boolean(),
    /** An animation of it or of something around it has not ended. */
    moving: v.boolean(),
  }),
);
type Place = NonNullable<v.InferOutput<typeof placeSchema>>;

/** Runs in the page: the first element that fits and is not behind a modal dialog. */
function locate(role: string, name: string, isPattern: boolean): Json {
  const SELECTORS: Record<string, string> = {
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox], [role=switch]',
    dialog: 'dialog',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    image: 'img, [role=img]',
    link: 'a[href]',
    listitem: 'li',
    radio: 'input[type=radio], [role=radio]',
    tab: '[role=tab]',
    timer: '[role=timer]',
  };
  const wordsOf = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
    const texts = [
      ids.map((id) => document.getElementById(id)?.textContent).join(' '),
      element.getAttribute('aria-label'),
      [...labels].map((label) => label.textContent).join(' '),
      element.textContent,
      element.getAttribute('placeholder'),
    ];
    return texts.map(wordsOf).find((text) => text !== '') ?? '';
  };
  const fits = (element: Element) =>
    isPattern ? new RegExp(name).test(nameOf(element)) : nameOf(element) === name;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const reachable = (element: Element) =>
    !modal || modal.contains(element) || element.closest('[popover]') !== null;
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

  const found = [...document.querySelectorAll(SELECTORS[role] ?? role)].find(
    (element) => reachable(element) && isShown(element) && fits(element),
  );
  if (!found) return null;
  const boxOf = () => found.getBoundingClientRect();
  const isInside = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  const gets = ({ left, top, width, height }: DOMRect) => {
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    // A press on a label counts for its field.
    return there !== null && (found.contains(there) || there.closest('label')?.control === found);
  };
  // It may be inside of the window and under the tabs.
  if (!isInside(boxOf()) || !gets(boxOf())) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, top, width, height } = boxOf();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = gets(boxOf());
  // A busy page may draw no frame for a while, so equal positions alone do not show the end.
  const moving = document.getAnimations().some(({ effect }) => {
    const lasts = Number(effect?.getComputedTiming().endTime ?? 0);
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return Number.isFinite(lasts) && target?.contains(found);
  });
  return { x, y, width, height, hit, moving };
}

function find(page: EnginePage, { role, name }: Target): Promise<Place | null> {
  const [text, isPattern] = typeof name === 'string' ? [name, false] : [name.source, true];
  return readPage(page, placeSchema, locate, role, text, isPattern);
}

const sleep = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));

const MOST_TEXT = 600;

function shownBy(page: EnginePage): Promise<unknown> {
  const read = (most: number) =>
    `${location.href}: ${document.body.innerText.replace(/\s+/g, ' ').slice(0, most)}`;
  return page.run(read, MOST_TEXT).catch(String);
}

/** Asks until the answer is not null; a page that is being replaced has none. */
export async function until<Answer>(
  page: EnginePage,
  what: string,
  ask: () => Promise<Answer | null>,
): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask().catch((cause: unknown) => {
      if (Date.now() > end) throw cause;
      return null;
    });
    if (answer !== null) return answer;
    if (Date.now() > end) {
      throw new Error(`No ${what} within ${PATIENCE_MS} ms. ${await shownBy(page)}`);
    }
    await sleep();
  }
}

/** Asks a question in the page until its answer is true. */
export function untilTrue<Given extends readonly Json[]>(
  page: EnginePage,
  what: string,
  ask: (...given: Given) => boolean | undefined | Promise<boolean>,
  ...given: Given
): Promise<true> {
  return until(page, what, async () => ((await page.run(ask, ...given)) === true ? true : null));
}

/** Where an element is once it lies still and a pointer reaches it. */
export function placeOf(page: EnginePage, target: Target): Promise<Place> {
  let before: Place | null = null;
  return until(page, `${target.role} ${target.name}`, async () => {
    const now = await find(page, target);
    const still = now !== null && before !== null && now.x === before.x && now.y === before.y;
    before = now;
    return still && now.hit && !now.moving ? now : null;
  });
}

/** Waits until an element is on the page. */
export function see(page: EnginePage, target: Target): Promise<Place> {
  return until(page, `${target.role} ${target.name}`, () => find(page, target));
}

export function seeNo(page: EnginePage, target: Target): Promise<true> {
  return until(page, `end of ${target.role} ${target.name}`, async () =>
    (await find(page, target)) === null ? true : null,
  );
}

/** Waits until the page shows a text somewhere. */
export function seeText(page: EnginePage, text: string): Promise<true> {
  return until(page, text, async () => {
    const shown = (wanted: string) =>
      document.body.innerText.replace(/\s+/g, ' ').toLowerCase().includes(wanted.toLowerCase());
    return (await page.run(shown, text)) === true ? true : null;
  });
}

/** Presses an element at its centre with the mouse. */
export async function press(page: EnginePage, target: Target): Promise<void> {
  const { x, y } = await placeOf(page, target);
  await page.pointerDown(x, y);
  await page.pointerUp(x, y);
}

export const pressButton = (page: EnginePage, name: string | RegExp) =>
  press(page, { role: 'button', name });

/** Replaces what a field holds, by keys: controlled fields miss values that are set otherwise. */
export async function fill(page: EnginePage, name: string | RegExp, text: string): Promise<void> {
  await press(page, { role: 'field', name });
  await page.run(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  });
  await page.type(text);
}
