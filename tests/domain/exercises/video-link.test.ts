import { expect, test } from 'vitest';
import { typedVideo, videoFault, videoIn } from '#domain/exercises/video-link';

test.each([
  'https://youtu.be/abc',
  'https://www.youtube.com/watch?v=abc&t=30s#de-lado',
  'https://vídeos.exemplo.com.br/agachamento',
  'https://youtube.com/@personal/video',
])('%s is an address of a video', (address) => {
  expect(videoFault(address)).toBeNull();
  expect(videoIn(address)).toBe(address);
});

test.each([
  ['youtu.be/abc', 'https'],
  ['http://youtu.be/abc', 'https'],
  ['javascript:alert(1)', 'https'],
  ['data:text/html,oi', 'https'],
  ['https://', 'broken'],
  ['https://youtu.be/a b', 'broken'],
  ['https://youtube.com@exemplo.com/abc', 'broken'],
  ['https://youtube.com\\@exemplo.com', 'broken'],
  [`https://youtu.be/${'a'.repeat(500)}`, 'broken'],
])('%s is none, and is said why', (address, fault) => {
  expect(videoFault(address)).toBe(fault);
  expect(videoIn(address)).toBeNull();
});

test('an address stays one however often it is looked at', () => {
  const address = 'https://vídeos.exemplo.com.br/agachamento';
  const refused = Array.from({ length: 30_000 }, () => videoIn(address)).filter(
    (found) => found === null,
  );
  expect(refused).toEqual([]);
});

test('what a keyboard makes of it is put right, and nothing is no fault', () => {
  expect(typedVideo('  Https://youtu.be/abc ')).toBe('https://youtu.be/abc');
  expect(videoFault(' Https://youtu.be/abc')).toBeNull();
  expect(videoFault('  ')).toBeNull();
});
