import { expect, test } from 'vitest';
import { network } from '../../../server/http/network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001:0DB8:0001:0002:0000::1', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['somebody', 'somebody'],
])('%s is counted as %s', (address, counted) => {
  expect(network(address)).toBe(counted);
});
