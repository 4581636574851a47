import { parseSync } from 'vite';

/** A part of a parsed script. */
export interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Throws if the source is no module. */
export function parseScript(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error || !isNode(program)) throw new Error(`${path}: ${error?.message}`);
  return program;
}

/** Calls the visitor for each node with the nodes around it, the nearest last. */
export function walk(
  program: Node,
  visit: (node: Node, around: readonly Node[]) => void,
  around: Node[] = [],
): void {
  visit(program, around);
  around.push(program);
  for (const name in program) {
    const value = program[name];
    if (isNode(value)) walk(value, visit, around);
    else if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) walk(one, visit, around);
    }
  }
  around.pop();
}

/** The text of a string in the source, written as a template too. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  const [only, more] = node.quasis;
  if (more !== undefined || !isNode(only)) return undefined;
  const { value } = only;
  const isCooked = typeof value === 'object' && value !== null && 'cooked' in value;
  return isCooked && typeof value.cooked === 'string' ? value.cooked : undefined;
}

export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string'
    ? node.name
    : undefined;

/** The property that a member or a key names, undefined if it is computed. */
export function keyOf(node: Node): string | undefined {
  const key = node.type === 'MemberExpression' ? node.property : node.key;
  return textOf(key) ?? (node.computed === true ? undefined : nameOf(key));
}

/** The nodes in a list of a node. */
export const listOf = (list: unknown): Node[] => (Array.isArray(list) ? list.filter(isNode) : []);

const isFunction = (node: unknown) => isNode(node) && /Function/.test(node.type);

/** The property that a node gives to an object of the program. */
function ownProperty(node: Node): string | undefined {
  if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type)) return keyOf(node);
  const { type, left, right } = node;
  if (type !== 'AssignmentExpression' || !isNode(left)) return undefined;
  const isOwn = isNode(left.object) && left.object.type === 'ThisExpression';
  return left.type === 'MemberExpression' && (isOwn || isFunction(right)) ? keyOf(left) : undefined;
}

export interface Names {
  /** Declared anywhere in the program. */
  readonly declared: ReadonlySet<string>;
  /** Properties of its own objects. */
  readonly own: ReadonlySet<string>;
}

export function namesOf(program: Node): Names {
  const declared = new Set<string>();
  const own = new Set<string>();
  const declare = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    const name = nameOf(pattern);
    if (name) declared.add(name);
    for (const part of [pattern.left, pattern.argument, pattern.value]) declare(part);
    for (const part of [...listOf(pattern.elements), ...listOf(pattern.properties)]) declare(part);
  };
  walk(program, (node) => {
    const property = ownProperty(node);
    if (property) own.add(property);
    if (node.type === 'VariableDeclarator') declare(node.id);
    else if (/^(Function|Class|ArrowFunction)/.test(node.type)) {
      declare(node.id);
      listOf(node.params).forEach(declare);
    } else if (node.type === 'CatchClause') declare(node.param);
    else if (/^Import.*Specifier$/.test(node.type)) declare(node.local);
  });
  return { declared, own };
}
