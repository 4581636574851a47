import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareSquareJpeg } from '../../../../server/account/photo/jpeg';
import { comment, jpeg, place, segment } from './jpeg-sample';

describe('a photo that may be kept', () => {
  test('is the square JPEG of a browser, as it is', () => {
    const photo = jpeg(256, 256);
    expect(bareSquareJpeg(photo)).toEqual(photo);
    expect(bareSquareJpeg(jpeg(256, 256, { progressive: true }))).not.toBeNull();
  });

  test('loses place, camera, comment and what follows its end', () => {
    const bare = bareSquareJpeg(jpeg(256, 256));
    const told = jpeg(256, 256, { extra: [place, comment] });
    const kept = bareSquareJpeg(Buffer.concat([told, Buffer.from('<script>alert(1)</script>')]));
    expect(kept).toEqual(bare);
    expect(kept?.includes('GPS')).toBe(false);
  });

  test.each([
    ['not square', jpeg(256, 255)],
    ['too large to be drawn by us', jpeg(2048, 2048)],
    ['a dot', jpeg(1, 1)],
    ['of two frames', jpeg(256, 256, { extra: [segment(0xc0, [8, 9, 0, 9, 0, 1, 1, 0x11, 0])] })],
    ['without its end', jpeg(256, 256).subarray(0, -2)],
    ['without pixels', Buffer.concat([jpeg(256, 256).subarray(0, 29), Buffer.from([0xff, 0xd9])])],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('is none when it is %s', (_, bytes) => {
    expect(bareSquareJpeg(bytes)).toBeNull();
  });

  test('any bytes are answered, and what is kept is kept again', () => {
    const whole = jpeg(64, 64, { extra: [place] });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })), {
          maxLength: 4,
        }),
        fc.nat({ max: whole.length }),
        (changes, length) => {
          const bytes = Buffer.from(whole.subarray(0, length));
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          const kept = bareSquareJpeg(bytes);
          if (kept) expect(bareSquareJpeg(kept)).toEqual(kept);
        },
      ),
    );
  });
});
