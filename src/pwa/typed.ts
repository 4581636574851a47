/** The part of a page that is watched; tests pass their own. */
export type TypedPage = Pick<Document, 'addEventListener' | 'body'>;

type Typeable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTypeable(target: EventTarget | null): target is Typeable {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

const contentOf = (field: Typeable) =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
    ? String(field.checked)
    : field.value;

/**
 * Watches whether any form on the page has unsaved typed or chosen values. A field counts until it
 * leaves the page. A form that keeps its fields after sending only delays an update until the next
 * screen.
 * @param onChange called with each new answer
 */
export function watchTyped(page: TypedPage, onChange: (typed: boolean) => void): void {
  const before = new WeakMap<Typeable, string>();
  const changed = new Set<Typeable>();
  const look = () => {
    const was = changed.size > 0;
    for (const field of changed) {
      if (field.isConnected && contentOf(field) !== before.get(field)) continue;
      changed.delete(field);
    }
    if (changed.size === 0) gone.disconnect();
    if (was && changed.size === 0) onChange(false);
  };
  // React writes changed values into the attribute, so a cleared form is detected as well.
  const gone = new MutationObserver(look);

  page.addEventListener(
    'focusin',
    ({ target }) => {
      if (isTypeable(target) && !before.has(target)) before.set(target, contentOf(target));
    },
    { capture: true },
  );
  page.addEventListener(
    'input',
    ({ target }) => {
      if (!isTypeable(target) || !before.has(target)) return;
      const was = changed.size > 0;
      changed.add(target);
      gone.observe(page.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['value'],
      });
      if (!was) onChange(true);
      look();
    },
    { capture: true },
  );
}
