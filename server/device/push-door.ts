import { Resolver } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The connection to push services. */
export interface PushDoor {
  /** Whether an address can belong to a push service. */
  accepts(endpoint: string): boolean;
  /** Sends a message. Throws if no answer arrives in time. */
  send(push: OutgoingPush): Promise<PushAnswer>;
}

export interface OutgoingPush {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PushAnswer {
  readonly status: number;
  /** Seconds or a date, as sent by the service. */
  readonly retryAfter: string | undefined;
}

const TIMEOUT_MS = 8_000;
const LOOKUP_MS = 2_000;

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
/** IPv6 addresses of the public internet, without those that embed an IPv4 address. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
const WRAPPED = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  WRAPPED.addSubnet(net, bits, 'ipv6');
}

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && PUBLIC_6.check(address, 'ipv6') && !WRAPPED.check(address, 'ipv6');
}

/** Resolves the addresses of a name. */
interface Names {
  resolve4(hostname: string): Promise<string[]>;
  resolve6(hostname: string): Promise<string[]>;
}

/** The public addresses of a name; empty if the look-up fails. */
async function publicAddresses(names: Names, hostname: string) {
  const [four, six] = await Promise.allSettled([
    names.resolve4(hostname),
    names.resolve6(hostname),
  ]);
  const all = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  return all.filter(({ address }) => isPublicAddress(address));
}

/**
 * Resolves names to public addresses only, at the moment of connecting, because a name may change.
 * It avoids the system's look-up: four threads serve the whole process, and a stranger's slow names
 * would block them.
 */
export function publicLookup(names: Names): LookupFunction {
  return (hostname, options, callback) => {
    publicAddresses(names, hostname).then((usable) => {
      const [first] = usable;
      if (!first) return callback(new Error('The push service has no public address'), '', 0);
      if (options.all) return callback(null, usable);
      callback(null, first.address, first.family);
    });
  };
}

/** Whether an endpoint has a public name and the usual port, so no IP address or local name. */
function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  const labels = url.hostname.split('.');
  const top = labels.at(-1) ?? '';
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    url.pathname.length > 1 &&
    labels.length > 1 &&
    labels.every((label) => label !== '') &&
    /^([a-z]{2,}|xn--[a-z0-9-]+)$/.test(top) &&
    !LOCAL_TOPS.has(top)
  );
}

const LOCAL_TOPS = new Set([
  'local',
  'localhost',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'test',
  'example',
  'invalid',
  'onion',
  'arpa',
]);

/** Sends a POST without following redirects; the body of the answer is ignored. */
export function postPush({ endpoint, headers, body }: OutgoingPush, lookup?: LookupFunction) {
  const request = endpoint.startsWith('https:') ? tlsRequest : plainRequest;
  return new Promise<PushAnswer>((done, fail) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(body.length) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(lookup && { lookup }),
    };
    const sent = request(endpoint, options, (answer) => {
      const retryAfter = answer.headers['retry-after'];
      done({ status: answer.statusCode ?? 0, retryAfter });
      answer.destroy();
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Connects to the internet's push services. Endpoints are untrusted input, so they are checked. */
export function createPushDoor(): PushDoor {
  const lookup = publicLookup(new Resolver({ timeout: LOOKUP_MS, tries: 1 }));
  return { accepts: isPublicEndpoint, send: (push) => postPush(push, lookup) };
}
