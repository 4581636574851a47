import { type Feature, known, lackedBy, namesIn, within } from './knowledge';
import {
  isNode,
  keyOf,
  listOf,
  type Node,
  nameOf,
  namesOf,
  parseScript,
  textOf,
  walk,
} from './program';
import { newInMedia, newInSelector } from './styles';
import { regExpFeatures, syntaxFeatures } from './syntax';

const api = known('api');
const builtins = known('javascript', 'builtins');
const SCOPES = ['Window', 'WorkerGlobalScope', 'DedicatedWorkerGlobalScope'];
const WHOLE = new Set(['window', 'self', 'globalThis']);

/** The interfaces of objects that global names lead to. */
const INTERFACES: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  clients: 'Clients',
  crypto: 'Crypto',
  'crypto.subtle': 'SubtleCrypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  location: 'Location',
  navigator: 'Navigator',
  'navigator.clipboard': 'Clipboard',
  'navigator.locks': 'LockManager',
  'navigator.mediaDevices': 'MediaDevices',
  'navigator.serviceWorker': 'ServiceWorkerContainer',
  'navigator.storage': 'StorageManager',
  performance: 'Performance',
  registration: 'ServiceWorkerRegistration',
  screen: 'Screen',
  visualViewport: 'VisualViewport',
};

const isPlace = (place: Feature | undefined) => place !== undefined;
const isNew = (places: readonly (Feature | undefined)[]) =>
  places.some(isPlace) && places.filter(isPlace).every((place) => lackedBy(place).length > 0);

function globalPlaces(name: string): (Feature | undefined)[] {
  return [
    within(builtins, name),
    within(api, name),
    ...[...SCOPES, 'ServiceWorkerGlobalScope'].map((scope) => within(api, scope, name)),
  ];
}

/** Members and events in whatever interface, because a script does not name the receiver's. */
const members = new Map<string, Feature[]>();
const events = new Map<string, Feature[]>();
for (const parent of [api, builtins, within(builtins, 'Intl')]) {
  for (const type of namesIn(parent)) {
    for (const name of namesIn(within(parent, type))) {
      const place = within(parent, type, name);
      const [into, plain] = name.endsWith('_event')
        ? [events, name.replace(/_event$/, '')]
        : [members, name.replace(/_static$/, '')];
      if (place) into.set(plain, [...(into.get(plain) ?? []), place]);
    }
  }
}
const iterator = within(builtins, 'Iterator');

/** The places of a member of a global object, undefined where the data does not know the object. */
function placesOf(object: string, member: string): (Feature | undefined)[] | undefined {
  const type = INTERFACES[object];
  const places = [
    within(api, type ?? object, type ? member : `${member}_static`),
    within(builtins, ...object.split('.'), member),
    within(api, object, member),
  ];
  return places.some(isPlace) ? places : undefined;
}

/** The dotted name of an expression that begins at a global: "navigator.storage". */
function pathOf(node: unknown, declared: ReadonlySet<string>): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'ChainExpression') return pathOf(node.expression, declared);
  const name = nameOf(node);
  if (name) return declared.has(name) ? undefined : name;
  if (node.type !== 'MemberExpression') return undefined;
  const [object, member] = [pathOf(node.object, declared), keyOf(node)];
  if (!object || !member) return undefined;
  return WHOLE.has(object) ? member : `${object}.${member}`;
}

const isKey = (node: Node, parent: Node | undefined) =>
  parent !== undefined &&
  ((parent.computed !== true && parent.property === node) ||
    (parent.computed !== true && parent.key === node && parent.value !== node) ||
    /Specifier$|Label|BreakStatement|ContinueStatement|MetaProperty/.test(parent.type));

/** Reads `{a, b}` of a call's first or second argument, by the name of the function. */
function newOptions(name: string, given: readonly Node[]): string[] {
  const places = [
    ...(members.get(name) ?? []),
    within(builtins, name, name),
    within(builtins, 'Intl', name, name),
    within(api, name, name),
    within(api, 'Window', name),
  ];
  const keys = given
    .slice(0, 2)
    .flatMap((one) => listOf(one.properties).flatMap((p) => keyOf(p) ?? []));
  return keys.filter((key) =>
    isNew(
      places.flatMap((place) => [
        within(place, 'options_parameter', `options_${key}_parameter`),
        within(place, `options_${key}_parameter`),
      ]),
    ),
  );
}

/** Attributes of an element that is made from its name, as JSX does. */
function newAttributes(given: readonly Node[]): string[] {
  const element = textOf(given[0]);
  const places = element ? known('html', 'elements', element) : undefined;
  if (!element || !places) return [];
  const keys = listOf(given[1]?.properties).flatMap((one) => keyOf(one)?.toLowerCase() ?? []);
  const newer = keys.filter((key) =>
    isNew([within(places, key), known('html', 'global_attributes', key)]),
  );
  return [...(isNew([places]) ? [''] : []), ...newer].map(
    (key) => `<${`${element} ${key}`.trim()}>`,
  );
}

/** The newer names in a call's texts: events, selectors, media, regular expressions. */
function newInCall(node: Node): string[] {
  const { callee } = node;
  if (!isNode(callee)) return [];
  const name = callee.type === 'MemberExpression' ? keyOf(callee) : nameOf(callee);
  const given = listOf(node.arguments);
  const text = textOf(given[0]);
  const found = newAttributes(given);
  if (!name) return found;
  found.push(...newOptions(name, given).map((key) => `${name}({${key}})`));
  if (text === undefined) return found;
  if (name === 'addEventListener' && isNew(events.get(text) ?? [])) found.push(`on ${text}`);
  if (/^(querySelector(All)?|matches|closest)$/.test(name)) found.push(...newInSelector(text));
  if (name === 'matchMedia') found.push(...newInMedia(text));
  if (name === 'RegExp') {
    const parts = regExpFeatures(text, textOf(given[1]) ?? '');
    found.push(...parts.filter(([, place]) => isNew([place])).map(([part]) => part));
  }
  return found;
}

/** `map.values().filter(...)`: an array has a method of this name, an iterator had none. */
function isIteratorHelper(node: Node, member: string): boolean {
  const { object } = node;
  if (!isNode(object) || object.type !== 'CallExpression' || !isNode(object.callee)) return false;
  if (!isNew([within(iterator, member)])) return false;
  const made = object.callee.type === 'MemberExpression' ? keyOf(object.callee) : undefined;
  return (
    made === 'matchAll' ||
    (/^(values|keys|entries)$/.test(made ?? '') && !listOf(object.arguments).length)
  );
}

function newInProgram(
  program: Node,
  declared: ReadonlySet<string>,
  own: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();

  const addMember = (object: string | undefined, name: string) => {
    const places = object ? placesOf(object, name) : undefined;
    if (object && WHOLE.has(object)) {
      if (isNew(globalPlaces(name))) found.add(name);
    } else if (places) {
      if (isNew(places)) found.add(`${object}.${name}`);
    } else if (!own.has(name) && isNew(members.get(name) ?? [])) found.add(`.${name}`);
  };

  walk(program, (node, around) => {
    for (const [name, place] of syntaxFeatures(node, around)) if (isNew([place])) found.add(name);
    const { type } = node;
    if (type === 'Identifier') {
      const name = nameOf(node) ?? '';
      const isGlobal = !declared.has(name) && !isKey(node, around.at(-1));
      if (isGlobal && isNew(globalPlaces(name))) found.add(name);
    } else if (type === 'MemberExpression') {
      const key = keyOf(node);
      if (!key) return;
      addMember(pathOf(node.object, declared), key);
      if (isIteratorHelper(node, key)) found.add(`Iterator.${key}`);
    } else if (type === 'VariableDeclarator' && isNode(node.id)) {
      const object = pathOf(node.init, declared);
      for (const one of listOf(node.id.properties)) {
        const key = keyOf(one);
        if (object && key) addMember(object, key);
      }
    } else if (type === 'CallExpression' || type === 'NewExpression') {
      for (const one of newInCall(node)) found.add(one);
    }
  });
  return found;
}

/** For each script the names of what one of the oldest browsers does not know. */
export function newInScripts(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const programs = [...sources].map(([path, source]) => {
    const program = parseScript(path, source);
    return { path, program, ...namesOf(program) };
  });
  const own = new Set(programs.flatMap((one) => [...one.own]));
  return new Map(
    programs.map(({ path, program, declared }) => [path, newInProgram(program, declared, own)]),
  );
}
