import { expect, test } from 'vitest';
import { criticalCss } from '../../deploy/build/prerender/critical-css.ts';

const HTML = '<main class="page"><a class="link" data-state="open">a</a></main>';
const kept = (css: string) => criticalCss(css, HTML);

test('rules stay when all that their selector names is on the page', () => {
  expect(kept('.page{margin:0}.other{margin:0}')).toBe('.page{margin:0}');
  expect(kept('.page .link,.other a{color:red}')).toBe('.page .link{color:red}');
  expect(kept('table{margin:0}a{margin:0}html{margin:0}*{margin:0}')).toBe(
    'a{margin:0}html{margin:0}*{margin:0}',
  );
  // Conditions may come true later, and scripts choose themes.
  expect(kept('.link:not(.other):hover{color:red}.light .page{color:red}')).toBe(
    '.link:not(.other):hover{color:red}.light .page{color:red}',
  );
});

test('groups stay around what is left of them, statements and faces as they are', () => {
  expect(kept('@layer a,b;@layer a{.other{margin:0}@media (width>1px){.page{margin:0}}}')).toBe(
    '@layer a,b;@layer a{@media (width>1px){.page{margin:0}}}',
  );
  expect(kept('@layer a{.other{margin:0}}')).toBe('');
  expect(kept('@font-face{src:url("a;{}.woff2")}')).toBe('@font-face{src:url("a;{}.woff2")}');
});

test('states that only script brings come with script', () => {
  expect(kept('[data-state=open]{color:red}[data-state=done]{color:red}')).toBe(
    '[data-state=open]{color:red}',
  );
  expect(kept('.link:active{color:red}.link:focus-visible{color:red}')).toBe(
    '.link:focus-visible{color:red}',
  );
});

test('nobody’s custom properties and animations go, however long the chain', () => {
  expect(kept(':root{--a:1px;--b:var(--a);--c:var(--d);--d:2px}.page{margin:var(--b)}')).toBe(
    ':root{--a:1px;--b:var(--a)}.page{margin:var(--b)}',
  );
  expect(kept('@keyframes x{from{margin:0}}@keyframes y{from{top:0}}.page{animation:x 1s}')).toBe(
    '@keyframes x{from{margin:0}}.page{animation:x 1s}',
  );
});
