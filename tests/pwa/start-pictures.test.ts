import { expect, test } from 'vitest';
import { SPLASHES } from '../../deploy/splash';
import { themedPictures } from '../../src/pwa/start-pictures';

test('the start picture is that of the chosen theme, or the system’s where it was left to it', () => {
  const links = SPLASHES.map(({ file, media }) => ({ href: `/${file}`, media }));
  const choose = themedPictures(links);
  const usable = () => links.filter(({ media }) => media !== 'not all');
  choose('dark');
  expect(usable()).toHaveLength(SPLASHES.length / 2);
  expect(
    usable().every(({ href, media }) => href.includes('dark') && !media.includes('scheme')),
  ).toBe(true);
  choose('light');
  expect(usable().every(({ href }) => href.includes('light'))).toBe(true);
  choose('system');
  expect(links.map(({ media }) => media)).toEqual(SPLASHES.map(({ media }) => media));
});
