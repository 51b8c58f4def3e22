import { parseSync } from 'vite';

export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** The file, or the place in a schema. */
  readonly at: string;
}

export interface Found {
  readonly patterns: readonly Pattern[];
  /** Files that make patterns of what only a run knows. */
  readonly made: readonly string[];
}

/** A node of a syntax tree: as much of it as is asked for here. */
interface Node {
  readonly type?: unknown;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What a schema's checker reads a pattern with. */
const SCHEMA_FLAGS = 'u';

/** Every pattern that a source says: literals, `RegExp(…)`, and `pattern` of a schema. */
export function patternsInSource(at: string, text: string): Found {
  const { program, errors } = parseSync(at, text);
  if (errors.length > 0) throw new Error(`${at} cannot be read: ${errors[0]?.message}`);
  const patterns: Pattern[] = [];
  const made = new Set<string>();
  const texts = new Map<string, Node>();
  const nodes = [...nodesIn(program)];
  for (const { type, id, init } of nodes) {
    const isNamed = type === 'VariableDeclarator' && isNode(id) && isNode(init);
    if (isNamed && typeof id['name'] === 'string') texts.set(id['name'], init);
  }
  const add = (value: unknown, flags: string) => {
    const source = isNode(value) ? textOf(value, texts) : undefined;
    if (source === undefined) made.add(at);
    else if (source !== '') patterns.push({ source, flags, at });
  };
  for (const node of nodes) {
    const { type, regex, callee, key, value } = node;
    if (type === 'Literal' && isNode(regex)) {
      patterns.push({ source: String(regex['pattern']), flags: String(regex['flags']), at });
    }
    if ((type === 'NewExpression' || type === 'CallExpression') && isNode(callee)) {
      const [first, second] = node['arguments'] as readonly Node[];
      const flags = second === undefined ? '' : textOf(second, texts);
      if (callee['name'] === 'RegExp') add(first, flags ?? '');
    }
    const isPattern = type === 'Property' && isNode(key) && key['name'] === 'pattern';
    // Named as it is, or a schema itself: what it is, is said elsewhere.
    const isSaid = isNode(value) && !String(value['type']).endsWith('CallExpression');
    if (isPattern && isSaid && node['shorthand'] !== true) add(value, SCHEMA_FLAGS);
  }
  return { patterns, made: [...made] };
}

function* nodesIn(node: unknown): Generator<Node> {
  if (!isNode(node)) return;
  if (!Array.isArray(node)) yield node;
  for (const value of Object.values(node)) yield* nodesIn(value);
}

/** A text that the source itself says, put together of others or not. */
function textOf(node: Node, texts: ReadonlyMap<string, Node>): string | undefined {
  const { type, value, name, quasi, quasis, expressions, tag } = node;
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (type === 'Identifier') {
    const said = texts.get(String(name));
    return said === undefined ? undefined : textOf(said, texts);
  }
  if (type === 'TaggedTemplateExpression' && isNode(tag) && isNode(quasi)) {
    const isRaw = isNode(tag['property']) && tag['property']['name'] === 'raw';
    return isRaw ? joined(quasi['quasis'], quasi['expressions'], texts, 'raw') : undefined;
  }
  return type === 'TemplateLiteral' ? joined(quasis, expressions, texts, 'cooked') : undefined;
}

function joined(
  quasis: unknown,
  expressions: unknown,
  texts: ReadonlyMap<string, Node>,
  as: 'raw' | 'cooked',
): string | undefined {
  const between = (expressions as readonly Node[]).map((one) => textOf(one, texts));
  if (between.includes(undefined)) return undefined;
  return (quasis as readonly { value: { raw: string; cooked: string } }[])
    .map((one, at) => `${one.value[as]}${between[at] ?? ''}`)
    .join('');
}

/** Every pattern that a schema says, of texts and of names. */
export function patternsInSchema(at: string, schema: unknown): readonly Pattern[] {
  if (!isNode(schema)) return [];
  const { pattern, patternProperties } = schema;
  const named = isNode(patternProperties) ? Object.keys(patternProperties) : [];
  const own = typeof pattern === 'string' ? [pattern, ...named] : named;
  return [
    ...own.map((source): Pattern => ({ source, flags: SCHEMA_FLAGS, at })),
    ...Object.values(schema).flatMap((below) => patternsInSchema(at, below)),
  ];
}
