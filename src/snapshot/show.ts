import { KNOWN_SESSION_KEY } from '../data/account/known-session';
import { UNDER_WAY_KEY } from '../data/workouts/under-way';
import { DRESSED_MS, type DrawnFrame, type Snapshot, SVG } from './snapshot';

/** Paths at which the workout will be shown, directly or because a start leads there. */
const PLACES = /^\/(app\/workout)?$/;
/** A returning tab restores its scroll position, so it gets no snapshot. */
const POSITIONS_KEY = 'anilha.scroll';
/** If the app takes longer, ms, it is better to show its real state. */
const LONGEST_MS = 10_000;
/** A tab that opens in the background paints nothing, so the wait is limited, ms. */
const FRAME_MS = 500;
/** Number of parts loaded at a time, so that a press can be handled in between. */
const AT_ONCE = 6;

const OVER_ALL =
  'position: fixed; inset: 0; z-index: calc(var(--z-toast) + 1); overflow: hidden; background: var(--bg)';

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
 * Fonts load first, because a layout with another face and a second one take three times as long.
 */
function load(families: readonly string[]): Promise<unknown> {
  const faces = [...document.fonts].filter(({ family }) => families.includes(family));
  return Promise.allSettled(faces.map((face) => face.load()));
}

const nameOf = (button: Element) => button.getAttribute('aria-label');
/** Headings of the workout and of the current exercise: sets of two may have equal names. */
const headingsOf = (scope: ParentNode) =>
  [...scope.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);

/**
 * Keeps a press until the app shows the same control, identified by headings, name and position. It
 * is dropped if the workout continued meanwhile on another device or tab.
 */
function holdPress(picture: HTMLElement): () => void {
  let name: string | null = null;
  let turn = 0;
  const same = (scope: ParentNode) =>
    [...scope.querySelectorAll<HTMLElement>('button[aria-label]')].filter(
      (button) => nameOf(button) === name,
    );
  picture.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[aria-label]');
    if (!button || name !== null) return;
    name = nameOf(button);
    turn = same(picture).indexOf(button);
    button.style.opacity = '0.7';
  });
  const headings = headingsOf(picture);
  return () => {
    if (name === null) return;
    const now = headingsOf(document);
    if (headings.every((heading, at) => heading === now[at])) same(document)[turn]?.click();
  };
}

/** Shows the last screen until the app has its own heading there. */
function standIn(picture: HTMLElement): void {
  const press = holdPress(picture);
  const leave = () => {
    observer.disconnect();
    clearTimeout(timer);
    picture.remove();
    press();
  };
  const observer = new MutationObserver(() => {
    if (document.querySelector('#root h1')) leave();
  });
  const timer = setTimeout(leave, LONGEST_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  document.body.append(picture);
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), DRESSED_MS));
}

async function showLast(): Promise<void> {
  const snapshot = kept();
  if (!snapshot) return;
  for (const address of snapshot.fonts) link('preload', address, 'font');
  const dressed = Promise.all(snapshot.styles.map(wear)).then(() => load(snapshot.faces));
  const picture = document.createElement('div');
  picture.id = 'snapshot';
  picture.style.cssText = OVER_ALL;
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
  .catch((cause: unknown) => console.warn('What was on the screen could not be shown', cause))
  .then(() => parsed)
  .then(startApp)
  .then(bringForward);
