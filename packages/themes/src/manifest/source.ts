import {
  parseTree,
  printParseErrorCode,
  stripComments,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { FindingCode } from '../findings/findings.ts';
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
  report(node: Node | undefined, code: FindingCode, message: string, hint?: string): Diagnostic;
}

const maxBytes = 256 * 1024;
const maxDepth = 24;
const mostSlips = 10;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Line and column of places in a text, which is looked through once for all of them. */
function positionsIn(text: string): (offset: number) => { line: number; column: number } {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Keys that hide another or reach for a prototype. */
function* structureFaults(node: Node): Generator<[Node, FindingCode, string, string]> {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const [key, value] = child.children ?? [];
      const name = String(key?.value);
      if (forbidden.has(name))
        yield [child, 'source.forbidden-key', `"${name}" is not allowed as a key.`, 'Take it out.'];
      if (seen.has(name))
        yield [
          child,
          'source.duplicate-key',
          `"${name}" stands twice; only one would count.`,
          'Take one of them out.',
        ];
      seen.add(name);
      if (value) yield* structureFaults(value);
    } else yield* structureFaults(child);
  }
}

/** Where the text opens more levels than a person would, found without recursion. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  // A text without its end is one, too: looked for again from each of its quotes, it would take long.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{\]}]/g)) {
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

/** What a parser's complaint asks for. */
const mending: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Words stand in double quotes.',
  InvalidNumberFormat: 'Numbers are written as 12 or 0.5.',
  PropertyNameExpected: 'A key in double quotes is expected here, or the end of the object.',
  ValueExpected: 'A value is expected here.',
  ColonExpected: 'A colon stands between a key and its value.',
  CommaExpected: 'A comma stands between two entries.',
  CloseBraceExpected: 'A closing } is missing.',
  CloseBracketExpected: 'A closing ] is missing.',
  EndOfFileExpected: 'The file should end before this.',
  UnexpectedEndOfComment: 'A comment is not closed.',
  UnexpectedEndOfString: 'A closing quote is missing.',
  UnexpectedEndOfNumber: 'A number is cut off.',
  InvalidUnicode: 'After \\u stand four hexadecimal digits.',
  InvalidEscapeCharacter: 'After a backslash stands one of " \\ / b f n r t u.',
  InvalidCharacter: 'A control character is written as \\u and four digits.',
};

const isEmpty = (text: string): boolean => stripComments(text).trim() === '';

/** Where a comma stands that nothing follows, if the parser stopped because of one. */
function lastComma(text: string, offset: number): number | undefined {
  if (!/^[\]}]/.test(text.slice(offset, offset + 1))) return undefined;
  const comma = /,\s*$/.exec(text.slice(0, offset));
  return comma?.index;
}

export function parseSource(
  { file, text }: SourceFile,
  kind: keyof typeof options = 'comments',
): {
  source: Source;
  diagnostics: Diagnostic[];
} {
  const position = positionsIn(text);
  const at = (offset: number, code: FindingCode, message: string, hint?: string): Diagnostic => ({
    code,
    severity: 'error',
    file,
    ...position(offset),
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
      diagnostics: [
        at(0, 'source.too-large', `Larger than ${maxBytes / 1024} KB.`, 'No honest file is.'),
      ],
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
  if (isEmpty(text)) {
    return {
      source: source(undefined),
      diagnostics: [at(0, 'source.empty', 'The file is empty.', 'At least {} stands in it.')],
    };
  }
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    return {
      source: source(undefined),
      diagnostics: [
        at(deep, 'source.too-deep', `Nested deeper than ${maxDepth} levels.`, 'No honest file is.'),
      ],
    };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, options[kind]);
  const complain = ({ offset, error }: ParseError): Diagnostic => {
    const name = printParseErrorCode(error);
    const comma = lastComma(text, offset);
    if (comma !== undefined)
      return at(comma, 'source.syntax', 'Nothing follows this comma.', 'Remove the comma.');
    const zero = /(?<![\d.eE])-?0$/.exec(text.slice(0, offset));
    if (zero && /\d/.test(text.charAt(offset)))
      return at(
        zero.index,
        'source.syntax',
        'No number begins with a zero.',
        mending['InvalidNumberFormat'],
      );
    return name === 'InvalidCommentToken'
      ? at(
          offset,
          'source.comment',
          'A comment, in a file that is plain JSON.',
          'Comments are for manifest.jsonc; "$description" says something about a token.',
        )
      : at(
          offset,
          'source.syntax',
          'Not valid JSON from here on.',
          mending[name] ?? 'Look before it.',
        );
  };
  // One slip makes a parser complain all along its line; the first complaint is the slip.
  const diagnostics = errors
    .map(complain)
    .filter((one, index, all) => one.line !== all[index - 1]?.line)
    .slice(0, mostSlips);
  if (root && diagnostics.length === 0) {
    for (const [node, code, message, hint] of structureFaults(root))
      diagnostics.push(at(node.offset, code, message, hint));
  }
  return { source: source(diagnostics.length === 0 ? root : undefined), diagnostics };
}
