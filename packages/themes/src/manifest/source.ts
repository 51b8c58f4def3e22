import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Diagnostic } from './diagnostic.ts';

/** A merchant's file as text, by the path that diagnostics name. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** A parsed file that can tell where each of its nodes stands. */
export interface Source {
  readonly file: string;
  readonly root: Node | undefined;
  report(node: Node | undefined, code: string, message: string, hint?: string): Diagnostic;
}

const maxBytes = 256 * 1024;
const maxDepth = 24;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const position = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
};

/** Keys that hide another or reach for a prototype. */
function* structureFaults(node: Node): Generator<[Node, string, string]> {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const [key, value] = child.children ?? [];
      const name = String(key?.value);
      if (forbidden.has(name))
        yield [child, 'source.forbidden-key', `"${name}" is not allowed as a key.`];
      if (seen.has(name))
        yield [child, 'source.duplicate-key', `"${name}" stands twice; only one would count.`];
      seen.add(name);
      if (value) yield* structureFaults(value);
    } else yield* structureFaults(child);
  }
}

/** Where the text opens more levels than a person would, found without recursion. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]}]/g)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > maxDepth) return index;
  }
  return undefined;
}

const options = {
  /** manifest.jsonc: for people, comments and a last comma allowed. */
  comments: { allowTrailingComma: true },
  /** Everything else is plain JSON, so that any other tool can read it too. */
  strict: { allowTrailingComma: false, disallowComments: true },
} as const;

/** `PropertyNameExpected` as "property name expected". */
const inWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

export function parseSource(
  { file, text }: SourceFile,
  kind: keyof typeof options = 'comments',
): {
  source: Source;
  diagnostics: Diagnostic[];
} {
  const at = (offset: number, code: string, message: string, hint?: string): Diagnostic => ({
    code,
    severity: 'error',
    file,
    ...position(text, offset),
    message,
    ...(hint ? { hint } : {}),
  });
  const source = (root: Node | undefined): Source => ({
    file,
    root,
    report: (node, code, message, hint) => at(node?.offset ?? 0, code, message, hint),
  });
  if (text.length > maxBytes) {
    return {
      source: source(undefined),
      diagnostics: [at(0, 'source.too-large', `Larger than ${maxBytes / 1024} KB.`)],
    };
  }
  if (text.startsWith('\uFEFF')) {
    return {
      source: source(undefined),
      diagnostics: [
        at(
          0,
          'source.byte-order-mark',
          'The file starts with a byte-order mark, which JSON has not.',
          'Save it as UTF-8 without BOM.',
        ),
      ],
    };
  }
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    return {
      source: source(undefined),
      diagnostics: [at(deep, 'source.too-deep', `Nested deeper than ${maxDepth} levels.`)],
    };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, options[kind]);
  const diagnostics = errors.map(({ offset, error }) => {
    const name = printParseErrorCode(error);
    return name === 'InvalidCommentToken'
      ? at(offset, 'source.comment', 'Comments are for manifest.jsonc; other files are plain JSON.')
      : at(offset, 'source.syntax', `Not valid JSON here: ${inWords(name)}.`);
  });
  if (!root && diagnostics.length === 0)
    diagnostics.push(at(0, 'source.empty', 'The file is empty.'));
  if (root && diagnostics.length === 0) {
    for (const [node, code, message] of structureFaults(root))
      diagnostics.push(at(node.offset, code, message));
  }
  return { source: source(diagnostics.length === 0 ? root : undefined), diagnostics };
}
