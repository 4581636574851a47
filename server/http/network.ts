import { isIP } from 'node:net';

/**
 * The counted form of an address: an IPv6 address counts as its /64, which usually has one holder,
 * however its zeros are written. Others stay as they are.
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
