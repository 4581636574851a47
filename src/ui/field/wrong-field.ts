/**
 * Whether the nearest `around` of the element contains a field with an invalid text. The first such
 * field shows its error and gets the focus. For parts that save without submitting a form.
 */
export function hasWrongField(element: Element, around: 'dialog' | 'main'): boolean {
  const wrong = element.closest(around)?.querySelector<HTMLInputElement>('input:invalid');
  return wrong?.checkValidity() === false;
}
