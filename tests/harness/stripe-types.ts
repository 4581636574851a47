import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'vite';

/** Where a value departs from its type in the package `stripe`. */
export interface Fault {
  readonly path: string;
  readonly what: 'missing' | 'unknown' | 'wrong';
}

interface Scope {
  readonly file: string;
  readonly names: Map<string, Named>;
  readonly outer: Scope | null;
}

/** The meanings of a name in a declaration file; an interface and a namespace may share one. */
interface Named {
  scope: Scope;
  params: readonly string[];
  type?: ESTree.TSType;
  body?: ESTree.TSInterfaceDeclaration;
  inner?: Scope;
  from?: string;
}

interface Member {
  readonly name: string;
  readonly optional: boolean;
  readonly type: ESTree.TSType;
  readonly scope: Scope;
}
interface Shape {
  readonly members: readonly Member[];
  /** The type of all other names. */
  readonly rest: { readonly type: ESTree.TSType; readonly scope: Scope } | null;
}

const ROOT = fileURLToPath(new URL('../../node_modules/stripe/esm/', import.meta.url));
const modules = new Map<string, Scope>();
const shapes = new Map<unknown, Shape>();

/**
 * Compares a value with a type of the installed package's declarations: required and unknown
 * fields, kinds and listed values. `form` reads texts as the numbers and booleans of a request.
 * @param type such as 'Refund' in the file 'Refunds'
 */
export function faultsOf(
  file: string,
  type: string,
  value: unknown,
  form = false,
): readonly Fault[] {
  const named = moduleAt(`${ROOT}resources/${file}.d.ts`).names.get(type);
  if (!named) throw new Error(`stripe declares no ${type} in ${file}`);
  return checkNamed(named, [], value, { path: '', form });
}

interface At {
  readonly path: string;
  readonly form: boolean;
}

function moduleAt(file: string): Scope {
  const known = modules.get(file);
  if (known) return known;
  const { program } = parseSync(file, readFileSync(file, 'utf8'), { lang: 'dts' });
  const scope: Scope = { file, names: new Map(), outer: null };
  modules.set(file, scope);
  for (const statement of program.body) declare(scope, statement);
  return scope;
}

function declare(scope: Scope, statement: ESTree.Directive | ESTree.Statement): void {
  const put = (name: string, more: Partial<Named>) => {
    scope.names.set(name, { scope, params: [], ...scope.names.get(name), ...more });
  };
  if (statement.type === 'ImportDeclaration') {
    const from = new URL(statement.source.value.replace(/\.js$/, '.d.ts'), `file://${scope.file}`);
    for (const { local } of statement.specifiers) put(local.name, { from: from.pathname });
    return;
  }
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (node?.type === 'TSInterfaceDeclaration') {
    put(node.id.name, { body: node, params: paramsOf(node.typeParameters) });
  } else if (node?.type === 'TSTypeAliasDeclaration') {
    const params = paramsOf(node.typeParameters);
    put(node.id.name, { type: node.typeAnnotation, params });
  } else if (node?.type === 'TSModuleDeclaration' && node.id.type === 'Identifier') {
    const inner: Scope = { file: scope.file, names: new Map(), outer: scope };
    for (const one of node.body?.body ?? []) declare(inner, one);
    put(node.id.name, { inner });
  }
}

function paramsOf(declared: ESTree.TSTypeParameterDeclaration | null): string[] {
  return declared?.params.map(({ name }) => name.name) ?? [];
}

function lookUp(scope: Scope, name: string): Named {
  for (let at: Scope | null = scope; at; at = at.outer) {
    const found = at.names.get(name);
    if (found?.from !== undefined) return lookUp(moduleAt(found.from), name);
    if (found) return found;
  }
  throw new Error(`stripe declares no ${name} for ${scope.file}`);
}

function namedBy(scope: Scope, name: ESTree.TSTypeName | ESTree.Expression): Named {
  if (name.type === 'Identifier') return lookUp(scope, name.name);
  const [left, right] =
    name.type === 'TSQualifiedName'
      ? [name.left, name.right]
      : name.type === 'MemberExpression' && name.property.type === 'Identifier'
        ? [name.object, name.property]
        : [];
  const found = left && right && namedBy(scope, left).inner?.names.get(right.name);
  if (!found) throw new Error(`A name of ${scope.file} cannot be read: ${name.type}`);
  return found;
}

interface Bound {
  readonly type: ESTree.TSType;
  readonly scope: Scope;
}

/** The declaration's scope with its type parameters set. */
function withParams({ scope, params }: Named, args: readonly Bound[]): Scope {
  if (params.length === 0) return scope;
  const bound = args.map((arg, n): [string, Named] => [params[n] ?? '', { ...arg, params: [] }]);
  return { file: scope.file, names: new Map(bound), outer: scope };
}

function checkNamed(named: Named, args: readonly Bound[], value: unknown, at: At): Fault[] {
  const scope = withParams(named, args);
  if (named.type) return check(named.type, scope, value, at);
  return named.body ? checkShape(shapeOf(named.body, scope), value, at) : [];
}

function shapeOf(node: ESTree.TSInterfaceDeclaration | ESTree.TSTypeLiteral, scope: Scope): Shape {
  const known = shapes.get(node);
  if (known) return known;
  const signatures = node.type === 'TSTypeLiteral' ? node.members : node.body.body;
  const members = new Map<string, Member>();
  let rest: Shape['rest'] = null;
  for (const { expression, typeArguments } of node.type === 'TSTypeLiteral' ? [] : node.extends) {
    const parent = namedBy(scope, expression);
    const args = typeArguments?.params.map((type) => ({ type, scope })) ?? [];
    const inherited = parent.body && shapeOf(parent.body, withParams(parent, args));
    for (const member of inherited?.members ?? []) members.set(member.name, member);
    rest = inherited?.rest ?? rest;
  }
  for (const one of signatures) {
    if (one.type === 'TSIndexSignature') rest = { type: one.typeAnnotation.typeAnnotation, scope };
    if (one.type !== 'TSPropertySignature' || !one.typeAnnotation) continue;
    const { key, optional } = one;
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    members.set(name, { name, optional, type: one.typeAnnotation.typeAnnotation, scope });
  }
  const shape = { members: [...members.values()], rest };
  // A generic interface has another shape with each argument.
  if (node.type === 'TSTypeLiteral' || node.typeParameters === null) shapes.set(node, shape);
  return shape;
}

function checkShape({ members, rest }: Shape, value: unknown, at: At): Fault[] {
  if (!isRecord(value)) return [{ path: at.path, what: 'wrong' }];
  const faults: Fault[] = [];
  const known = new Set(members.map(({ name }) => name));
  for (const { name, optional, type, scope } of members) {
    const given = value[name];
    const inner = below(at, name);
    if (given !== undefined) faults.push(...check(type, scope, given, inner));
    else if (!optional) faults.push({ path: inner.path, what: 'missing' });
  }
  for (const [name, given] of Object.entries(value)) {
    if (known.has(name) || given === undefined) continue;
    const inner = below(at, name);
    if (rest) faults.push(...check(rest.type, rest.scope, given, inner));
    else faults.push({ path: inner.path, what: 'unknown' });
  }
  return faults;
}

function check(type: ESTree.TSType, scope: Scope, value: unknown, at: At): Fault[] {
  const wrong: Fault[] = [{ path: at.path, what: 'wrong' }];
  const text = at.form && typeof value === 'string' ? value : null;
  switch (type.type) {
    case 'TSAnyKeyword':
    case 'TSUnknownKeyword':
      return [];
    case 'TSStringKeyword':
      return typeof value === 'string' ? [] : wrong;
    case 'TSNumberKeyword':
      return typeof value === 'number' || (text !== null && /^-?\d+$/.test(text)) ? [] : wrong;
    case 'TSBooleanKeyword':
      return typeof value === 'boolean' || text === 'true' || text === 'false' ? [] : wrong;
    case 'TSNullKeyword':
      return value === null || text === '' ? [] : wrong;
    case 'TSVoidKeyword':
    case 'TSUndefinedKeyword':
      return value === undefined ? [] : wrong;
    case 'TSLiteralType': {
      const { literal } = type;
      const named = 'value' in literal ? literal.value : undefined;
      return value === named || (text !== null && text === String(named)) ? [] : wrong;
    }
    case 'TSArrayType':
      return checkItems({ type: type.elementType, scope }, value, at);
    case 'TSTypeLiteral':
      return checkShape(shapeOf(type, scope), value, at);
    case 'TSUnionType':
      return checkUnion(type.types, scope, value, at);
    case 'TSTypeReference':
      return checkReference(type, scope, value, at);
    default:
      throw new Error(`${scope.file}: a type of the kind ${type.type} is not read yet`);
  }
}

function checkReference(
  { typeName, typeArguments }: ESTree.TSTypeReference,
  scope: Scope,
  value: unknown,
  at: At,
): Fault[] {
  const args = typeArguments?.params.map((type) => ({ type, scope })) ?? [];
  const [first] = args;
  const plain = typeName.type === 'Identifier' ? typeName.name : '';
  if (plain === 'Array' && first) return checkItems(first, value, at);
  if (plain === 'Partial') return [];
  return checkNamed(namedBy(scope, typeName), args, value, at);
}

function checkItems({ type, scope }: Bound, value: unknown, at: At): Fault[] {
  const items = at.form && isRecord(value) ? Object.values(value) : value;
  if (!Array.isArray(items)) return [{ path: at.path, what: 'wrong' }];
  return items.flatMap((item, n) => check(type, scope, item, below(at, String(n))));
}

/** Only listed values count: Stripe's `OtherString` beside them is for later versions. */
function checkUnion(types: readonly ESTree.TSType[], scope: Scope, value: unknown, at: At) {
  const tried: Fault[][] = [];
  for (const type of types) {
    if (isOtherString(type)) continue;
    const faults = check(type, scope, value, at);
    // The rest may name files that nothing else needs, such as those of cards that Stripe issues.
    if (faults.length === 0) return faults;
    tried.push(faults);
  }
  const cost = (faults: Fault[]) =>
    faults.some(({ path }) => path === at.path) ? Number.POSITIVE_INFINITY : faults.length;
  return tried.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

function isOtherString(type: ESTree.TSType): boolean {
  return (
    type.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    type.typeName.name === 'OtherString'
  );
}

function below({ path, form }: At, name: string): At {
  return { path: path === '' ? name : `${path}[${name}]`, form };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
