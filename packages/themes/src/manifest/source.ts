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

/** Keys that hide another or reach for a prototype, and nesting that only an attacker writes. */
function* structureFaults(node: Node, depth: number): Generator<[Node, string, string]> {
  if (depth > maxDepth) {
    yield [node, 'source.too-deep', `Nested deeper than ${maxDepth} levels.`];
    return;
  }
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
      if (value) yield* structureFaults(value, depth + 1);
    } else yield* structureFaults(child, depth + 1);
  }
}

export function parseSource({ file, text }: SourceFile): {
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
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const diagnostics = errors.map((error) =>
    at(error.offset, 'source.syntax', `Not valid JSON here: ${printParseErrorCode(error.error)}.`),
  );
  if (root && diagnostics.length === 0) {
    for (const [node, code, message] of structureFaults(root, 0))
      diagnostics.push(at(node.offset, code, message));
  }
  return { source: source(diagnostics.length === 0 ? root : undefined), diagnostics };
}
