const names = {
  break: 'break',
  space: 'space',
  comma: 'comma',
  line: 'line comment',
  block: 'block comment',
  other: 'other',
} as const;
const kinds = ['break', 'space', 'comma', 'line', 'block'] as const;

export interface Lexeme {
  readonly kind: (typeof names)[keyof typeof names];
  readonly at: number;
  readonly end: number;
}

const pattern =
  /(?<break>\r\n|\n|\r)|(?<space>[^\S\r\n]+)|(?<comma>,)|(?<line>\/\/[^\r\n]*)|(?<block>\/\*[^]*?\*\/)|"(?:[^"\\]|\\.)*"|./gy;

/** A part of a text of JSON as tokens; words, numbers and brackets are all `other`. */
export function* tokensIn(text: string, from: number, to: number): Generator<Lexeme> {
  const part = text.slice(from, to);
  for (const { 0: found, index, groups = {} } of part.matchAll(pattern)) {
    const kind = kinds.find((name) => groups[name] !== undefined);
    yield { kind: names[kind ?? 'other'], at: from + index, end: from + index + found.length };
  }
}

export const isComment = ({ kind }: Lexeme): boolean =>
  kind === 'line comment' || kind === 'block comment';
