/**
 * For what is kept without being sent as a form: whether a field around an element, within the
 * nearest `around`, holds a text that means nothing. The first such field says why, and has the
 * focus.
 */
export function hasWrongField(element: Element, around: 'dialog' | 'main'): boolean {
  const wrong = element.closest(around)?.querySelector<HTMLInputElement>('input:invalid');
  return wrong?.checkValidity() === false;
}
