import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayTaken, isBareJpeg, isHeic } from '../../../src/interchange/photos/jpeg';
import { bareJpeg, commentSegment, exifSegment, withSegment } from './jpeg-samples';

test('a file is bare when it holds nothing but how to draw it', () => {
  expect(isBareJpeg(bareJpeg)).toBe(true);
  expect(isBareJpeg(withSegment(bareJpeg, exifSegment('2025:12:31 23:59:00')))).toBe(false);
  expect(isBareJpeg(withSegment(bareJpeg, commentSegment))).toBe(false);
  expect(isBareJpeg(bareJpeg.subarray(0, 20))).toBe(false);
  expect(isBareJpeg(new Uint8Array())).toBe(false);
});

test('the day on which the camera says it took a photo is read, local as it was', () => {
  expect(dayTaken(withSegment(bareJpeg, exifSegment('2025:12:31 23:59:00')))).toBe('2025-12-31');
  expect(dayTaken(withSegment(bareJpeg, exifSegment('0000:00:00 00:00:00')))).toBeNull();
  expect(dayTaken(bareJpeg)).toBeNull();
  const taken = withSegment(bareJpeg, exifSegment('2025:12:31 23:59:00'));
  expect(dayTaken(taken.subarray(0, -12)), 'the beginning of a file').toBe('2025-12-31');
});

test('whatever the bytes, they are read without going astray', () => {
  const whole = withSegment(bareJpeg, exifSegment('2025:12:31 23:59:00'));
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, cut) => {
      const broken = Uint8Array.from(whole.subarray(0, cut));
      if (at < cut) broken[at] = byte;
      expect(() => [dayTaken(broken), isBareJpeg(broken)]).not.toThrow();
    }),
  );
});

test('the photos of iPhones are known by their first bytes', () => {
  const heic = new TextEncoder().encode('\0\0\0\x18ftypheic');
  expect(isHeic(heic)).toBe(true);
  expect(isHeic(bareJpeg)).toBe(false);
});
