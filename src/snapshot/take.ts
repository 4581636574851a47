import { KNOWN_SESSION_KEY } from '../data/session/known-session';
import { UNDER_WAY_KEY } from '../data/workouts/under-way';
import { type DrawnFrame, type Snapshot, SVG } from './snapshot';

/** Attributes of looks, and names of pressed elements; no addresses, ids or handlers. */
const KEPT = /^(class|style|type|value|placeholder|disabled|data-.+|aria-(label|current|pressed))$/;
/** Attributes that would start an animation again. */
const MOVES = /^data-(fresh|way|before|grew)$/;
/** The fallback faces of ui/fonts.css, used until the fonts have loaded. */
const STANDS_IN = /fallback/;
const FONT = /\.woff2$/;
/** Drawn share of the window's height, because the next start's window may be a little higher. */
const MORE = 1.25;

function attributesOf(element: Element): Record<string, string> {
  const isDrawing = element.namespaceURI === SVG;
  const kept = [...element.attributes].filter(
    ({ name }) => (isDrawing || KEPT.test(name)) && !MOVES.test(name),
  );
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

/** The drawing of an element above a line of the page, in pixels from its top. */
function drawingOf(node: Node, bottom: number): DrawnFrame | null {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches('dialog, [popover]')) return null;
  // Gradients of a drawing have no boxes.
  if (node.namespaceURI !== SVG && node.getClientRects().length === 0) return null;
  if (node.namespaceURI !== SVG && node.getBoundingClientRect().top + scrollY > bottom) return null;
  return [node.localName, attributesOf(node), drawingsIn(node, bottom)];
}

function drawingsIn(parent: Node, bottom: number): DrawnFrame[] {
  const drawings = [...parent.childNodes].map((child) => drawingOf(child, bottom));
  return drawings.filter((drawn) => drawn !== null);
}

function facesLoaded(): string[] {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  return loaded.map(({ family }) => family).filter((family) => !STANDS_IN.test(family));
}

function linked(rel: string): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>(`head > link[rel=${rel}]`);
  return [...new Set([...links].map(({ href }) => href))];
}

function fontsLoaded(): string[] {
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => FONT.test(name));
  return [...new Set(fonts.map(({ name }) => name))];
}

/** Stores the look of the workout's first screenful for the next start. */
export function takeSnapshot(root: Element): void {
  const session = localStorage.getItem(KNOWN_SESSION_KEY);
  // The workout may have ended since this was scheduled.
  if (session === null || localStorage.getItem(UNDER_WAY_KEY) === null) return;
  const snapshot: Snapshot = {
    build: document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '',
    session,
    width: outerWidth,
    styles: linked('stylesheet'),
    fonts: fontsLoaded(),
    faces: facesLoaded(),
    parts: linked('modulepreload'),
    drawn: drawingsIn(root, innerHeight * MORE),
  };
  localStorage.setItem(UNDER_WAY_KEY, JSON.stringify(snapshot));
}
