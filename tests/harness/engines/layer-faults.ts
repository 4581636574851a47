import * as v from 'valibot';
import { type EnginePage, readPage } from './engine-page';

const faultsSchema = v.array(v.string());

/**
 * Runs in the page: what keeps a person from using the topmost dialog, or another layer. Rows that a
 * list shows only after scrolling are no fault.
 */
function findFaults(selector: string): string[] {
  const layer = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
  if (!layer) return [`there is no ${selector}`];
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent ?? element.localName;
  const boxes = (element: Element) => JSON.stringify(element.getBoundingClientRect());
  const { top, bottom, left, right } = layer.getBoundingClientRect();
  const faults: string[] = [];
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) {
    faults.push(`it is not inside of the window: ${boxes(layer)}`);
  }

  /** The part of the window in which a scrolling element around it shows it. */
  function sightOf(element: Element): DOMRect | null {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const scrolls = around.scrollHeight > around.clientHeight && around.clientHeight > 0;
      if (scrolls && getComputedStyle(around).overflowY === 'auto') {
        return around.getBoundingClientRect();
      }
    }
    return null;
  }

  const shown = [
    ...layer.querySelectorAll('h2, button, input, [role=status], [role=alert]'),
  ].filter((element) => !element.matches('h2') || element.firstElementChild === null);
  for (const element of shown) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const sight = sightOf(element);
    if (sight && (y <= sight.top || y >= sight.bottom)) continue;
    const there = document.elementFromPoint(x, y);
    if (!there || !element.contains(there)) {
      faults.push(`a pointer does not reach ${nameOf(element)}: ${boxes(element)}`);
    }
    if (!sight && (box.top < top || box.bottom > bottom + 1)) {
      faults.push(`it cuts off ${nameOf(element)}: ${boxes(element)} in ${boxes(layer)}`);
    }
  }
  if (shown.length === 0) faults.push('it shows nothing');
  return faults;
}

/**
 * Faults that prevent the use of the topmost element that matches a selector; empty without any.
 */
export function layerFaults(page: EnginePage, selector: string): Promise<string[]> {
  return readPage(page, faultsSchema, findFaults, selector);
}
