import type { Page } from 'playwright';
import * as v from 'valibot';
import { enginePage } from '../harness/engines/chromium';
import { type EnginePage, readPage } from '../harness/engines/engine-page';

const faultsSchema = v.array(v.string());

/** A page of Playwright, or of an engine. */
export type AnyPage = Page | EnginePage;

const faultsIn = (page: AnyPage, find: () => string[] | Promise<string[]>) =>
  readPage(enginePage(page), faultsSchema, find);

/** Layout problems for a person with this window, as sentences; empty for none. */
export function layoutFaults(page: AnyPage): Promise<string[]> {
  return faultsIn(page, () => {
    const CONTROL = 'a[href], button, input, select, textarea, summary';
    const PRIMARY = 'button[type="submit"], [class*="_primary_"], nav[aria-label="Principal"] a';
    const found = new Set<string>();
    const root = document.documentElement;
    const name = (element: Element) =>
      `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;

    if (root.scrollWidth > root.clientWidth) {
      found.add(`scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
    }

    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const styles = new Map<Element, { hides: boolean; scrolls: boolean }>();
    // Each is read once, because all its descendants need it too.
    const styleOf = (element: Element) => {
      const known = styles.get(element);
      if (known) return known;
      const { clipPath, overflowX, translate } = getComputedStyle(element);
      const read = {
        hides: clipPath !== 'none' || translate.includes('-200%'),
        scrolls: overflowX === 'auto' || overflowX === 'scroll',
      };
      styles.set(element, read);
      return read;
    };
    // Elements for screen readers only, or not yet scrolled into view within a scrolling strip.
    const setAside = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { hides, scrolls } = styleOf(at);
        if (hides || (at !== element && scrolls)) return true;
      }
      return false;
    };

    for (const element of document.body.querySelectorAll('*')) {
      const control = element.matches(CONTROL);
      if (!(control || hasText(element)) || !shown(element) || setAside(element)) continue;
      const box = element.getBoundingClientRect();
      // Invisible elements, such as a file field behind its button.
      if (box.width <= 1 || box.height <= 1) continue;
      if (box.left < -1 || box.right > root.clientWidth + 1) {
        found.add(`${name(element)} lies outside of the window`);
      }
      const style = getComputedStyle(element);
      // Intentionally shortened text has this attribute, and is complete at its target.
      if (!element.closest('[data-shortened]')) {
        const wide = cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
        const tall = cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
        if (wide || tall) found.add(`${name(element)} is cut off`);
      }
      if (!control) continue;
      // Exceptions of WCAG 2.5.8: a choice with a label as its target, and a link within a
      // sentence.
      const target = element.matches('input') ? (element.closest('label') ?? element) : element;
      const inSentence = element.matches('a') && style.display === 'inline';
      const { width, height } = target.getBoundingClientRect();
      if (!inSentence && Math.min(width, height) < 24) {
        found.add(`${name(element)} is a target of ${Math.round(width)} × ${Math.round(height)}`);
      }
      if (element.matches(PRIMARY) && height < 47.5) {
        found.add(`${name(element)} is a main control only ${Math.round(height)} px high`);
      }
    }
    return [...found];
  });
}

/** Content that a phone's tabs cover when the page is scrolled to its end. */
export function coveredByTabs(page: AnyPage): Promise<string[]> {
  return faultsIn(page, () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const tabs = [...document.querySelectorAll('nav')].find((nav) => {
      const { bottom, height } = nav.getBoundingClientRect();
      return height > 0 && height < 200 && Math.abs(bottom - innerHeight) < 40;
    });
    if (!tabs) return [];
    const edge = tabs.getBoundingClientRect().top + 1;
    return (
      [...document.querySelectorAll('main a, main button, main p, main li')]
        // A sheet covers the tabs.
        .filter((element) => element.closest('dialog') === null)
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.getBoundingClientRect().bottom > edge)
        .map(
          (element) => `<${element.localName}> ${element.textContent?.slice(0, 40)} under the tabs`,
        )
    );
  });
}

/** Faults in the headings, landmarks and names that screen reader users need. */
export function spokenFaults(page: AnyPage): Promise<string[]> {
  return faultsIn(page, () => {
    const found: string[] = [];
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
        .length;
    if (count('h1') !== 1) found.push(`${count('h1')} h1`);
    if (count('main') !== 1) found.push(`${count('main')} main`);
    for (const nav of document.querySelectorAll('nav')) {
      if (!nav.getAttribute('aria-label')) found.push('a nav without a name');
    }
    // A page without controls has nothing to announce.
    for (const role of document.querySelector('button') ? ['status', 'alert'] : []) {
      if (!document.querySelector(`[role="${role}"]`)) found.push(`no region with role ${role}`);
    }
    return found;
  });
}

/** The focused element, and the reason why its focus is invisible. */
export function focusFault(page: Page): Promise<{ focused: string; fault: string }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const focused = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const fault = () => {
      if (element === document.body) return 'nothing has the focus';
      // The label draws the control that it contains.
      const seen = element.matches('input') ? (element.closest('label') ?? element) : element;
      const { top, right, bottom, left } = seen.getBoundingClientRect();
      if (top < -1 || bottom > innerHeight + 1) return 'the focus is outside of the window';
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!hit || !(seen.contains(hit) || hit.contains(seen))) return 'the focus is covered';
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return drawn || element.matches('input') ? '' : 'the focus is not drawn';
    };
    return { focused, fault: fault() };
  });
}

/** Buttons without a visible edge in forced colours, and endless movement. */
export function edgeFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = (element: Element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
    };
    const filled = [...document.querySelectorAll('[class*="_primary_"], [class*="_disc_"]')];
    const bare = filled
      .filter((element) => element.checkVisibility())
      .filter((element) => ![element, ...element.querySelectorAll('*')].some(edge))
      .map((element) => `${element.getAttribute('aria-label') ?? element.textContent} has no edge`);
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && typeof duration === 'number' && duration > 10;
      })
      .map(
        (animation) =>
          `${animation instanceof CSSAnimation ? animation.animationName : 'something'} moves`,
      );
    return [...bare, ...moving];
  });
}
