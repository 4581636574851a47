import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** The part of the Node server's bindings that is used. */
const bindingsSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

const UNKNOWN = '0.0.0.0';
const REMEMBERED = 1_000;

/**
 * The client's address: the socket's, or behind a configured proxy the last address of
 * X-Forwarded-For that is no proxy. Entries before it are ignored, because clients can write them.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const proxies = new BlockList();
  for (const entry of trustedProxies) {
    const [base = '', bits] = entry.split('/');
    const family = familyOf(base);
    if (bits === undefined) proxies.addAddress(base, family);
    else proxies.addSubnet(base, Number(bits), family);
  }
  // A cache: the same few sockets, and a gym's one address, repeat all day.
  const known = new Map<string, boolean>();
  const isProxy = (address: string): boolean => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const is = proxies.check(address, familyOf(address));
    if (known.size >= REMEMBERED) known.clear();
    known.set(address, is);
    return is;
  };

  return (bindings: unknown, headers: Headers): string => {
    const parsed = v.safeParse(bindingsSchema, bindings);
    const socket = parsed.success ? plain(parsed.output.incoming.socket.remoteAddress) : UNKNOWN;
    if (!isProxy(socket)) return socket;
    const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()));
    for (const hop of hops.reverse()) {
      if (isIP(hop) === 0) return socket;
      if (!isProxy(hop)) return hop;
    }
    return socket;
  };
}

/** An IPv4 address that arrives over IPv6 is the IPv4 address. */
function plain(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
