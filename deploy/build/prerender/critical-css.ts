/** One rule of a stylesheet; `body` is null for a statement like `@layer a, b;`. */
interface Rule {
  prelude: string;
  body: string | null;
}

/** The classes and tags of a page, for matching selectors. */
interface Vocabulary {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  html: string;
}

/** Classes that scripts put on the root element. */
const ROOT_CLASSES = [
  'dark',
  'light',
  'font-inter',
  'font-manrope',
  'font-system',
  'known',
  'brief',
];
/**
 * Rules that may load with the script: colours in another notation (all of ours are inside sRGB),
 * and hover styles.
 */
const LATER = /^@supports \(color: ?oklch|^@media \(hover: ?hover\)/;
const GROUPING = /^@(layer|media|supports|container)\b/;

/** Splits a stylesheet into rules; strings and nested braces stay whole. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const char = css.charAt(at);
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth !== 0) continue;
      rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    } else if (char === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, at).trim(), body: null });
      start = at + 1;
    }
  }
  return rules;
}

/** Splits a selector list at its top-level commas. */
function selectorsOf(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const char = prelude.charAt(at);
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === ',' && depth === 0) {
      selectors.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, prelude.slice(start)].map((selector) => selector.trim());
}

/** Drops conditions in brackets: they may become true later. */
function withoutConditions(selector: string): string {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return plain.replace(/::?[a-z-]+/g, '');
}

/**
 * Whether the markup already is in the selector's states. Scripts bring other states, with their
 * own stylesheet.
 */
function isInState(selector: string, html: string): boolean {
  const states = withoutNegations(selector).matchAll(/\[(data-[\w-]+)(?:="?([^"\]]*)"?)?\]/g);
  return [...states].every(([, name, value]) =>
    html.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
  );
}

const withoutNegations = (selector: string) => selector.replace(/:not\([^()]*\)/g, '');

/**
 * Rules for these states are dropped: without scripts only links can be operated, and their `:active`
 * is dispensable.
 */
const OPERATED = /:(active|checked|disabled)\b/;

function applies(selector: string, { classes, tags, html }: Vocabulary): boolean {
  if (!isInState(selector, html) || OPERATED.test(withoutNegations(selector))) return false;
  const plain = withoutConditions(selector);
  const named = [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name);
  if (!named.every((name) => classes.has(name))) return false;
  const ids = [...plain.matchAll(/#([\w-]+)/g)].map(([, name]) => name);
  if (!ids.every((name) => html.includes(` id="${name}"`))) return false;
  const elements = plain.replace(/[.#](?:[\w-]|\\.)+/g, ' ').match(/[a-z][\w-]*/gi) ?? [];
  return elements.every((tag) => tags.has(tag.toLowerCase()));
}

function pruned(css: string, vocabulary: Vocabulary): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (LATER.test(prelude)) return '';
      if (GROUPING.test(prelude)) {
        const inner = pruned(body, vocabulary);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = selectorsOf(prelude).filter((one) => applies(one, vocabulary));
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

/** Removes unused animations, and groups that are empty without them. */
function withoutIdleKeyframes(css: string): string {
  const uses = css.replace(/@keyframes [\w-]+/g, '');
  let kept = css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (whole, name: string) =>
    uses.includes(name) ? whole : '',
  );
  for (let before = ''; before !== kept; ) {
    before = kept;
    kept = kept.replace(/@[^{};]+\{\}/g, '');
  }
  return kept;
}

/** Removes custom properties that no rule reads, both declarations and registrations. */
function withoutIdleProperties(css: string): string {
  let kept = css;
  for (let before = ''; before !== kept; ) {
    before = kept;
    const read = new Set([...kept.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    kept = kept.replace(/@property (--[\w-]+)\{[^{}]*\}/g, (whole, name) =>
      read.has(name) ? whole : '',
    );
    kept = kept.replace(/([{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, open, name) =>
      read.has(name) ? whole : open,
    );
  }
  return kept.replace(/;+(?=[;}])/g, '').replace(/\{;+/g, '{');
}

/**
 * The rules of a stylesheet that can apply to a page's markup, in their order and layers. When in
 * doubt a rule is kept.
 */
export function criticalCss(css: string, html: string): string {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/),
  );
  const tags = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  const rules = pruned(css, {
    classes: new Set([...classes, ...ROOT_CLASSES]),
    tags: new Set([...tags, 'html', 'body', 'head']),
    html,
  });
  return withoutIdleProperties(withoutIdleKeyframes(rules));
}
