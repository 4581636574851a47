import { KNOWN_SESSION_KEY } from '../data/session/known-session';
import { UNDER_WAY_KEY } from '../data/workouts/under-way';
import {
  DRESSED_MS,
  type DrawnFrame,
  LONGEST_MS,
  MISSING_MS,
  type Snapshot,
  SVG,
} from './snapshot';

/** Paths at which the workout will be shown, directly or because a start leads there. */
const PLACES = /^\/(app\/workout)?$/;
/** A returning tab restores its scroll position, so it gets no snapshot. */
const POSITIONS_KEY = 'anilha.scroll';
/** A tab that opens in the background paints nothing, so the wait is limited, ms. */
const FRAME_MS = 500;
/** iOS sends the click of a tap some time after the finger is lifted. */
const CLICK_MS = 500;
const PRESSABLE = 'a, button, summary, label';
/** Number of parts loaded at a time, so that a press can be handled in between. */
const AT_ONCE = 6;

const entry = document.querySelector<HTMLLinkElement>('#entry')?.href ?? '';

/** The stored snapshot, if it matches this person, this build and this window; null otherwise. */
function kept(): Snapshot | null {
  const stored = localStorage.getItem(UNDER_WAY_KEY);
  if (!stored || !PLACES.test(location.pathname) || location.search) return null;
  if (sessionStorage.getItem(POSITIONS_KEY)) return null;
  // A snapshot of another build is not shown, and one that cannot be drawn throws.
  const snapshot: Snapshot = JSON.parse(stored);
  const fits =
    snapshot.session === localStorage.getItem(KNOWN_SESSION_KEY) &&
    snapshot.build === entry &&
    snapshot.width === outerWidth;
  return fits ? snapshot : null;
}

function draw(drawn: DrawnFrame, inDrawing = false): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn);
  const [tag, attributes, children] = drawn;
  const isDrawing = inDrawing || tag === 'svg';
  const element = isDrawing ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    // The policy forbids style attributes, so the property is set.
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  if ('data-moving' in attributes) element.style.visibility = 'hidden';
  element.tabIndex = -1;
  element.append(...children.map((child) => draw(child, isDrawing)));
  return element;
}

function link(rel: string, address: string, as = ''): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  if (as) element.as = as;
  element.crossOrigin = '';
  element.href = address;
  document.head.append(element);
  return element;
}

function wear(address: string): Promise<unknown> {
  const sheet = link('stylesheet', address);
  return new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = reject;
  });
}

/**
 * Loads fonts before the layout: a layout with a fallback font and a second one take three times as
 * long.
 */
function load(families: readonly string[]): Promise<unknown> {
  const faces = [...document.fonts].filter(({ family }) => families.includes(family));
  return Promise.allSettled(faces.map((face) => face.load()));
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** All controls with a name; a press is repeated on the one at the same position. */
const named = (scope: ParentNode, name: string) =>
  [...scope.querySelectorAll<HTMLElement>(PRESSABLE)].filter((element) => nameOf(element) === name);

/** Headings of the workout and of the current exercise: sets of two may have equal names. */
const headingsOf = (scope: ParentNode) =>
  [...scope.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);

/**
 * Shows the last screen until the app has its own heading and the same controls, then repeats the
 * presses. It drops those without a control: the workout continued on another device or tab.
 */
function standIn(picture: HTMLElement): void {
  const headings = headingsOf(picture);
  const presses: { name: string; turn: number }[] = [];
  const root = document.querySelector('#root') ?? document;
  let isDown = false;
  let isLate = false;
  let lifting: ReturnType<typeof setTimeout>;
  let missing: ReturnType<typeof setTimeout> | undefined;

  const leave = () => {
    const now = headingsOf(root);
    const isSame = headings.every((heading, at) => heading === now[at]);
    const targets = presses.map(({ name, turn }) => isSame && named(root, name)[turn]);
    const hasCome = root.querySelector('h1');
    if (hasCome && !missing) missing = setTimeout(beLate, MISSING_MS);
    const isTime = isLate ? hasCome || !presses[0] : hasCome && targets.every(Boolean);
    // A press that began on the picture must not press what lies below it. The limits of time may
    // pass after the end, and repeat nothing then.
    if (isDown || !isTime || !picture.isConnected) return;
    observer.disconnect();
    picture.remove();
    targets.forEach((target, at) => {
      // In tasks of their own, so that the app draws what a press changes before the next one.
      setTimeout(() => {
        // A second press on what the first one changed was impatience with the picture.
        const isNew = targets.indexOf(target) === at;
        if (target && (isNew || nameOf(target) === presses[at]?.name)) target.click();
      });
    });
  };
  const observer = new MutationObserver(leave);
  const beLate = () => {
    isLate = true;
    leave();
  };
  const lift = () => {
    isDown = false;
    leave();
  };

  picture.onpointerdown = () => {
    isDown = true;
    clearTimeout(lifting);
  };
  picture.onpointerup = () => {
    lifting = setTimeout(lift, CLICK_MS);
  };
  picture.onpointercancel = lift;
  picture.onclick = ({ target }) => {
    const element = target instanceof Element && target.closest<HTMLElement>(PRESSABLE);
    if (element) {
      const name = nameOf(element);
      presses.push({ name, turn: named(picture, name).indexOf(element) });
      element.style.opacity = '0.7';
    }
    lift();
  };
  setTimeout(beLate, LONGEST_MS);
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  document.body.append(picture);
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('late')), DRESSED_MS));
}

async function showLast(): Promise<void> {
  const snapshot = kept();
  if (!snapshot) return;
  for (const address of snapshot.fonts) link('preload', address, 'font');
  const dressed = Promise.all(snapshot.styles.map(wear)).then(() => load(snapshot.faces));
  const picture = document.createElement('div');
  picture.id = 'snapshot';
  picture.setAttribute('aria-hidden', 'true');
  picture.append(...snapshot.drawn.map((drawn) => draw(drawn)));
  await Promise.race([Promise.all([dressed, parsed]), tooLate()]);
  standIn(picture);
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME_MS);
  });
  parts.push(...snapshot.parts);
}

function bringForward(): void {
  for (const part of parts.splice(0, AT_ONCE)) link('modulepreload', part);
  if (parts.length > 0) setTimeout(bringForward);
}

function startApp(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(script);
}

const parts: string[] = [];
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));

// The app starts in any case, even if the snapshot fails.
showLast()
  .catch((cause: unknown) => console.warn('The last screen was not shown', cause))
  .then(() => parsed)
  .then(startApp)
  .then(bringForward);
