/** A form in the encoding of Stripe's libraries: `a[b]=1`, `list[0]=x`. */
export type Form = { [name: string]: string | Form };

/** Reads `application/x-www-form-urlencoded` with nested names. */
export function readForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let at = form;
    for (const part of path) {
      const next = at[part];
      const inner: Form = typeof next === 'object' ? next : {};
      at[part] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return form;
}

export function textOf(form: Form, ...path: string[]): string | undefined {
  let at: string | Form | undefined = form;
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

export function listOf(form: Form, name: string): string[] {
  const found = form[name];
  if (typeof found !== 'object') return [];
  return Object.values(found).filter((one) => typeof one === 'string');
}

/** The texts of a flat part of a form, such as `metadata`. */
export function textsOf(form: Form, name: string): Record<string, string> {
  const found = form[name];
  if (typeof found !== 'object') return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}
