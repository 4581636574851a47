import * as v from 'valibot';

export const ENGINES = ['chromium', 'webkit', 'firefox'] as const;
export type EngineName = (typeof ENGINES)[number];

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

/** A key that writes no character, by its name in `KeyboardEvent.key`. */
export type KeyName = 'Backspace' | 'Enter' | 'Escape' | 'Tab';

/** A page of one engine, reduced to what all engines can do. Everything else is made of it. */
export interface EnginePage {
  readonly engine: EngineName;
  /** Loads an address of the app, or another origin's in full. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs a function in the page and returns its result as JSON carries it, null for undefined.
   * The function may use its arguments and globals of the page, nothing of the test's scope.
   */
  run<Given extends readonly Json[]>(
    work: (...given: Given) => unknown,
    ...given: Given
  ): Promise<unknown>;
  /** Runs a script in the page, whatever the page's content policy says of scripts. */
  inject(script: string): Promise<void>;
  /** Moves the mouse to a point of the window and holds its button. */
  pointerDown(x: number, y: number): Promise<void>;
  /** Moves the mouse to a point of the window and releases its button. */
  pointerUp(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Writes what the window shows to a PNG file. */
  picture(file: string): Promise<void>;
  /** The page as it is printed; null from a driver that cannot print. */
  pdf(): Promise<Buffer | null>;
}

export interface EngineBrowser {
  readonly page: EnginePage;
  /** Opens another tab, which shares cookies and storage. */
  newTab(): Promise<EnginePage>;
  /** Errors that the pages threw or logged since the last call. */
  takeComplaints(): string[];
  close(): Promise<void>;
  /** Ends all of its processes at once, as a system or an empty battery does. */
  kill(): Promise<void>;
}

export interface EngineOptions {
  /** Where addresses that begin with a slash lead. */
  readonly origin: string;
  /** Folder that keeps cookies and storage from one browser to the next. */
  readonly profile: string;
  readonly size: readonly [width: number, height: number];
}

/** Runs a function in the page and returns its result, checked against a schema. */
export async function readPage<Schema extends v.GenericSchema, Given extends readonly Json[]>(
  page: EnginePage,
  schema: Schema,
  work: (...given: Given) => unknown,
  ...given: Given
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await page.run(work, ...given));
}

/** The source of an async function that takes and returns JSON, for drivers that send text. */
export function asJsonFunction(work: (...given: never) => unknown): string {
  // Scripts outside of the tests are compiled with calls of __name, to preserve names.
  return `async (given) => {
    const __name = (one) => one;
    return JSON.stringify((await (${work})(...JSON.parse(given))) ?? null);
  }`;
}

export function fromJson(text: unknown): unknown {
  return JSON.parse(v.parse(v.string(), text));
}
