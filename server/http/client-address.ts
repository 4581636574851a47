import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** The used part of the Node server's bindings. */
const bindingsSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
});

const UNKNOWN = '0.0.0.0';
const REMEMBERED = 1_000;

/**
 * Determines the client's address: that of the socket, or behind configured proxies the last
 * address of X-Forwarded-For that is not a proxy. Clients can write the entries before it, so they
 * are ignored.
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

/** Converts an IPv4 address in IPv6 form to plain IPv4. */
function plain(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
