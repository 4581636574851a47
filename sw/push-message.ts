import * as v from 'valibot';

/** The content of a push on the device. */
export interface Pushed {
  /** `rest`, `test`, or what a notice is about. */
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** A notification with the same tag takes the other's place. */
  readonly tag: string;
  /** Where a tap leads: a path of ours with its parameters. */
  readonly path: string;
}

/** Where a notification leads that does not say. */
const INBOX = '/app/inbox';

const text = v.fallback(v.string(), '');
const shown = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  body: text,
  tag: text,
  navigate: text,
  data: v.fallback(v.object({ kind: text }), { kind: '' }),
});
/** A declarative message, or what is in it by itself: a newer server may send more than we know. */
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

/** The path of an address of ours; of any other, the inbox. One that begins with `//` is a host's. */
export function pathOf(address: string, origin: string): string {
  if (address === '' || !URL.canParse(address, origin)) return INBOX;
  const url = new URL(address, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  return isOurs ? `${url.pathname}${url.search}` : INBOX;
}

/** Reads what a push holds; whatever it is, there is something to show. */
export function readPush(sent: string, origin: string): Pushed {
  const read = v.safeParse(payload, jsonOf(sent));
  const { title, body, tag, navigate, data } = read.success ? read.output : UNREADABLE;
  return { kind: data.kind, title, body, tag: tag || 'anilha', path: pathOf(navigate, origin) };
}
