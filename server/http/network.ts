import { isIP } from 'node:net';

/**
 * The form of an address for counting. An IPv6 address becomes its /64 in one spelling, because a
 * /64 usually has one holder. Others stay unchanged.
 */
export function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return prefix.join(':').toLowerCase();
}
