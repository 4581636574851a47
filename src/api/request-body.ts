/** The body of a call: JSON, or form data if it contains a file. */
export type RequestBody = { json: unknown } | { body: FormData } | Record<string, never>;

export function requestBody(value: unknown, isJson = false): RequestBody {
  if (value === undefined) return {};
  if (isJson) return { json: value };
  if (value instanceof FormData) return { body: value };
  return holdsFile(value) ? { body: formOf(value) } : { json: value };
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  if (Array.isArray(value)) return value.some(holdsFile);
  return isPlain(value) && Object.values(value).some(holdsFile);
}

function formOf(value: unknown): FormData {
  const form = new FormData();
  for (const [key, field] of entriesOf(value)) append(form, key, field);
  return form;
}

function entriesOf(value: unknown): [string, unknown][] {
  if (value instanceof Blob) return [['file', value]];
  if (Array.isArray(value)) return value.map((field): [string, unknown] => ['file', field]);
  return isPlain(value) ? Object.entries(value) : [];
}

/** Lists repeat their key; nested objects are addressed with dots. */
function append(form: FormData, key: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(key, value);
  else if (value instanceof Date) form.append(key, value.toISOString());
  else if (Array.isArray(value)) for (const field of value) append(form, key, field);
  else if (isPlain(value)) {
    for (const [inner, field] of Object.entries(value)) append(form, `${key}.${inner}`, field);
  } else form.append(key, String(value));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
