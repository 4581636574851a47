import { type Feature, known, within } from './knowledge';
import { isNode, type Node } from './program';

const OPERATORS: Readonly<Record<string, string>> = {
  '??': 'nullish_coalescing',
  '??=': 'nullish_coalescing_assignment',
  '||=': 'logical_or_assignment',
  '&&=': 'logical_and_assignment',
  '**': 'exponentiation',
  '**=': 'exponentiation_assignment',
};

const REGEXP_PARTS: readonly (readonly [name: string, sign: RegExp, path: readonly string[]])[] = [
  ['lookbehind', /\(\?<[=!]/, ['lookbehind_assertion']],
  ['named group', /\(\?<\w/, ['named_capturing_group']],
  ['modifiers', /\(\?[ims]*-?[ims]+:/, ['modifier']],
  ['\\p{}', /\\p\{/i, ['unicode_character_class_escape']],
];
const FLAGS: Readonly<Record<string, string>> = { v: 'unicodeSets', d: 'hasIndices', s: 'dotAll' };

const language = (...path: string[]) => known('javascript', ...path);
type Found = readonly [name: string, feature: Feature | undefined];

/** The parts of a regular expression that came to the language later. */
export function regExpFeatures(pattern: string, flags: string): Found[] {
  const parts = REGEXP_PARTS.filter(([, sign]) => sign.test(pattern)).map(
    ([name, , path]): Found => [`RegExp ${name}`, language('regular_expressions', ...path)],
  );
  const groups = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  if (new Set(groups).size < groups.length) {
    const path = ['named_capturing_group', 'duplicate_named_capturing_groups'];
    parts.push(['RegExp group named twice', language('regular_expressions', ...path)]);
  }
  return [
    ...parts,
    ...[...flags].map(
      (flag): Found => [`RegExp flag ${flag}`, language('builtins', 'RegExp', FLAGS[flag] ?? '')],
    ),
  ];
}

const isPrivate = (node: unknown) => isNode(node) && node.type === 'PrivateIdentifier';

/** The newer parts of the language that a node needs. */
export function syntaxFeatures(node: Node, around: readonly Node[]): Found[] {
  const { type, operator } = node;
  if (type === 'StaticBlock') {
    return [['static block', language('classes', 'static', 'initialization_blocks')]];
  }
  if (type === 'PropertyDefinition') {
    const path = isPrivate(node.key) ? 'private_class_fields' : 'public_class_fields';
    return [[path.replaceAll('_', ' '), language('classes', path)]];
  }
  if (type === 'MethodDefinition' && isPrivate(node.key)) {
    return [['private methods', language('classes', 'private_class_methods')]];
  }
  if (type === 'BinaryExpression' && isPrivate(node.left)) {
    return [['#name in', language('classes', 'private_class_fields_in')]];
  }
  if (typeof operator === 'string' && OPERATORS[operator]) {
    return [[operator, language('operators', OPERATORS[operator])]];
  }
  if (type === 'ChainExpression') return [['?.', language('operators', 'optional_chaining')]];
  if (type === 'AwaitExpression' && !around.some((one) => /Function|Static/.test(one.type))) {
    return [['await in a module', language('operators', 'await', 'top_level')]];
  }
  if (type === 'VariableDeclaration' && /using/.test(`${node.kind}`)) {
    return [['using', language('statements', 'using')]];
  }
  if (type === 'ImportExpression' && node.options) {
    return [['import() with options', language('operators', 'import', 'options_parameter')]];
  }
  if (/^(Import|Export).*Declaration$/.test(type)) {
    const isWith = Array.isArray(node.attributes) && node.attributes.length > 0;
    return isWith ? [['import with', language('statements', 'import', 'import_attributes')]] : [];
  }
  if (type === 'Literal' && node.bigint) return [['BigInt', language('builtins', 'BigInt')]];
  const expression = within(node.regex);
  if (expression) return regExpFeatures(`${expression.pattern}`, `${expression.flags}`);
  return [];
}
