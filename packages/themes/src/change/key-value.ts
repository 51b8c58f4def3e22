import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { WrittenFault } from '../color/written/fault.ts';
import { writtenColor } from '../color/written/written.ts';
import type { Path } from '../edit/document.ts';
import { templateSchema } from '../manifest/files.ts';
import { manifestSchema } from '../manifest/schema.ts';

type Node = Readonly<Record<string, unknown>>;

const optionsOf = (node: Node): readonly Node[] =>
  ((node['anyOf'] as Node[] | undefined) ?? []).flatMap(optionsOf).concat(node);

const propertiesOf = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries((node['properties'] as Record<string, Node> | undefined) ?? {});

const patternsOf = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries((node['patternProperties'] as Record<string, Node> | undefined) ?? {});

/** One step into a schema, with the words that are left: keys of a record may have dots in them. */
function step(node: Node, words: readonly string[]): [string | number, Node, string[]] | undefined {
  const [word = '', ...rest] = words;
  for (const option of optionsOf(node)) {
    const known = propertiesOf(option).find(([name]) => name === word);
    if (known) return [...known, rest];
    const item = option['items'] as Node | undefined;
    if (item && /^\d+$/.test(word)) return [Number(word), item, rest];
    for (const [pattern, value] of patternsOf(option)) {
      const whole = words.join('.');
      if (new RegExp(pattern).test(whole)) return [whole, value, []];
      if (new RegExp(pattern).test(word)) return [word, value, rest];
    }
  }
  return undefined;
}

function pathIn(schema: Node, text: string): { path: Path; node: Node } | undefined {
  let words = text.split('.');
  let node = schema;
  const path: (string | number)[] = [];
  while (words.length > 0) {
    const next = step(node, words);
    if (!next) return undefined;
    path.push(next[0]);
    [, node, words] = next;
  }
  return { path, node };
}

/** A key of the manifest or of the template, by the dotted name that people type. */
export interface NamedKey {
  readonly of: 'manifest' | 'template';
  readonly path: Path;
  readonly schema: TSchema;
}

const files = { manifest: manifestSchema, template: templateSchema } as const;

export function namedKey(text: string): NamedKey | undefined {
  for (const file of ['manifest', 'template'] as const) {
    const found = pathIn(files[file] as unknown as Node, text);
    if (found) return { of: file, path: found.path, schema: found.node as unknown as TSchema };
  }
  return undefined;
}

function* keysIn(node: Node, before: string): Generator<string> {
  for (const option of optionsOf(node))
    for (const [name, inner] of propertiesOf(option)) {
      yield before + name;
      yield* keysIn(inner, `${before}${name}.`);
    }
}

/** Every dotted name there is, for whoever mistyped one. */
export const keyNames = (): readonly string[] =>
  Object.values(files).flatMap((schema) => Array.from(keysIn(schema as unknown as Node, '')));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const hexOf = (text: string): string | undefined => {
  try {
    return writtenColor(text);
  } catch (error) {
    if (error instanceof WrittenFault) return undefined;
    throw error;
  }
};

/** A value as somebody types it: the first reading that the schema takes. */
export function keyValue({ schema }: NamedKey, text: string): unknown {
  const json = parsed(text);
  const list = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const readings = [text, json, hexOf(text), list].filter((one) => one !== undefined);
  // None fits: the check tells what was expected, at the place where it would stand.
  return readings.find((one) => Value.Check(schema, one)) ?? json ?? text;
}
