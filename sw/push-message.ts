import * as v from 'valibot';

/** The content of a push on the device. */
export interface Pushed {
  /** `rest`, `test`, or the kind of a notice. */
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** A notification replaces another one with the same tag. */
  readonly tag: string;
  /** Target of a tap: a path of the app with its parameters. */
  readonly path: string;
}

/** Target of a notification without one. */
const INBOX = '/app/inbox';

const text = v.fallback(v.string(), '');
const shown = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  body: text,
  tag: text,
  navigate: text,
  data: v.fallback(v.object({ kind: text }), { kind: '' }),
});
/** A declarative message, or only its content; a newer server may send further fields. */
const payload = v.union([
  v.pipe(
    v.object({ notification: shown }),
    v.transform(({ notification }) => notification),
  ),
  shown,
]);

/** Shown for an unreadable push: browsers require every push to show something. */
const UNREADABLE = {
  title: 'Anilha',
  body: 'Você tem um aviso no app.',
  tag: '',
  navigate: '',
  data: { kind: '' },
};

function jsonOf(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}

/** Null for invalid addresses; Safari before 17 lacks `URL.canParse`. */
function urlOf(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}

/**
 * The path of one of our addresses; the inbox for others, and for paths that begin with `//`, which
 * name a host.
 */
export function pathOf(address: string, origin: string): string {
  const url = address === '' ? null : urlOf(address, origin);
  const isOurs = url?.origin === origin && !url.pathname.startsWith('//');
  return isOurs ? `${url.pathname}${url.search}` : INBOX;
}

/** Reads a push; the result always has something to show. */
export function readPush(sent: string, origin: string): Pushed {
  const read = v.safeParse(payload, jsonOf(sent));
  const { title, body, tag, navigate, data } = read.success ? read.output : UNREADABLE;
  return { kind: data.kind, title, body, tag: tag || 'anilha', path: pathOf(navigate, origin) };
}
