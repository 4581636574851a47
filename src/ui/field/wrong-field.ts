/**
 * Whether a field around the element, within the nearest `around`, holds an invalid text. The first
 * such field shows why and gets the focus. For parts that save without submitting a form.
 */
export function hasWrongField(element: Element, around: 'dialog' | 'main'): boolean {
  const wrong = element.closest(around)?.querySelector<HTMLInputElement>('input:invalid');
  return wrong?.checkValidity() === false;
}
