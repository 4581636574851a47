import { AtRule, type Declaration, type Node, parse } from 'postcss';
import { type Feature, known, lackedBy, namesIn, within } from './knowledge';

const isNew = (place: Feature | undefined) => lackedBy(place).length > 0;
const atRules = known('css', 'at-rules');
const properties = known('css', 'properties');
const selectors = known('css', 'selectors');
const types = known('css', 'types');

/** Functions and keywords of all types, by their name. */
const values = new Map<string, Feature[]>();
for (const type of namesIn(types)) {
  for (const name of [type, ...namesIn(within(types, type))]) {
    const place = name === type ? within(types, type) : within(types, type, name);
    const plain = name.replace(/[-_]function$/, '');
    if (place) values.set(plain, [...(values.get(plain) ?? []), place]);
  }
}

const UNITS: Readonly<Record<string, string>> = {
  d: 'viewport_percentage_units_dynamic',
  l: 'viewport_percentage_units_large',
  s: 'viewport_percentage_units_small',
  cq: 'container_query_length_units',
};
const length = within(types, 'length');

function unitPlace(unit: string): Feature | undefined {
  const [, kind = ''] = /^([dls]|cq)(?:vw|vh|vi|vb|vmin|vmax|w|h|i|b|min|max)$/.exec(unit) ?? [];
  return within(length, UNITS[kind] ?? unit);
}

/** Selectors that one of the oldest browsers does not know. */
export function newInSelector(selector: string): string[] {
  const names = [...selector.matchAll(/::?([\w-]+)/g)].flatMap(([written, name = '']) => {
    // Made for its engine alone, it is wrong only where it takes other selectors along.
    if (/^-\w/.test(name)) return selector.includes(',') ? [written] : [];
    return isNew(within(selectors, name)) ? [written] : [];
  });
  return /&/.test(selector) && isNew(within(selectors, 'nesting')) ? [...names, '&'] : names;
}

/** Media features that one of the oldest browsers does not know. */
export function newInMedia(query: string): string[] {
  const media = within(atRules, 'media');
  const names = [...query.matchAll(/\(\s*([a-z-]+)\s*[:)]/g)].flatMap(([, name = '']) => {
    const plain = name.replace(/^(min|max)-/, '');
    return isNew(within(media, plain)) ? [`@media (${name})`] : [];
  });
  if (/[<>]/.test(query) && isNew(within(media, 'range_syntax'))) names.push('@media range');
  return names;
}

/** Words, functions and units of a value that one of the oldest browsers does not know. */
function newInValue(property: string, value: string): string[] {
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, '');
  const own = within(properties, property);
  const functions = [...bare.matchAll(/([a-z-]+)\(/gi)].flatMap(([, name = '']) => {
    const places = [within(own, name), ...(values.get(name) ?? [])].filter(
      (one) => one !== undefined,
    );
    return places.length > 0 && places.every((one) => isNew(one)) ? [`${name}()`] : [];
  });
  const units = [...bare.matchAll(/\d([a-z]+)\b/gi)].flatMap(([, unit = '']) =>
    isNew(unitPlace(unit)) ? [unit] : [],
  );
  const words = bare
    .split(/[\s,/()]+/)
    .filter((word) => /^[a-z][a-z-]*$/i.test(word) && isNew(within(own, word)))
    .map((word) => `${property}: ${word}`);
  return [...functions, ...units, ...words];
}

function siblings(one: Declaration): Declaration[] {
  return (one.parent?.nodes ?? []).flatMap((node) => (node.type === 'decl' ? node : []));
}

/** Whether another declaration of the rule gives the property by a prefix to who lacks it. */
function isPrefixed(one: Declaration, place: Feature | undefined): boolean {
  const given = siblings(one)
    .filter(({ prop }) => prop !== one.prop && prop.endsWith(`-${one.prop}`))
    .map(({ prop }) => lackedBy(place, prop.slice(0, -one.prop.length)));
  return lackedBy(place).every((browser) => given.some((lacking) => !lacking.includes(browser)));
}

function newInDeclaration(one: Declaration): string[] {
  const { prop, value } = one;
  // A property with a prefix is there for engines that need it; the data lists few of them.
  if (/^-\w/.test(prop)) return [];
  const place = within(properties, prop);
  if (isNew(place)) return isPrefixed(one, place) ? [] : [prop];
  const found = newInValue(prop, value);
  // An older browser drops what it cannot read, and the declaration before holds. It cannot see
  // in time that the value of a variable is wrong.
  const others = siblings(one);
  const hasFallback = others
    .slice(0, others.indexOf(one))
    .some((other) => other.prop === prop && newInValue(prop, other.value).length === 0);
  return hasFallback && !/^--|var\(/.test(prop + value) ? [] : found;
}

/** Whether the style holds only where the browser says that it knows the word. */
function isAskedFor(style: Node, name: string): boolean {
  const word = name.replace(/\W+$/, '');
  let place: Node | undefined = style.parent;
  while (place) {
    if (place instanceof AtRule && place.name === 'supports' && place.params.includes(word)) {
      return true;
    }
    place = place.parent;
  }
  return false;
}

/** The names of what one of the oldest browsers does not know in a stylesheet. */
export function newInStyles(css: string): Set<string> {
  const found = new Set<string>();
  const add = (style: Node, names: readonly string[]) => {
    for (const name of names) if (!isAskedFor(style, name)) found.add(name);
  };
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (isNew(within(atRules, rule.name))) add(rule, [`@${rule.name}`]);
    if (rule.name === 'media') add(rule, newInMedia(rule.params));
  });
  root.walkRules((rule) => {
    const isNested = rule.parent?.type === 'rule' && isNew(within(selectors, 'nesting'));
    add(rule, [...(isNested ? ['nesting'] : []), ...newInSelector(rule.selector)]);
  });
  root.walkDecls((one) => add(one, newInDeclaration(one)));
  return found;
}
