import { isIP } from 'node:net';

/**
 * What is counted in the place of an address: whoever holds one IPv6 address usually holds its whole
 * /64. Anything else stays as it is.
 */
export function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups.slice(0, 4).join(':').toLowerCase();
}
