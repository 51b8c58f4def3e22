/** One place of a number: a digit that can roll, or what stands between digits. */
export interface NumberPlace {
  /** Counted from the end, so that a place keeps its name while the number grows. */
  readonly key: string;
  readonly text: string;
  /** 0 to 9; absent for signs and separators. */
  readonly digit?: number;
  /** The ten digits of the script that the number is written in, one a line. */
  readonly column?: string;
}

const decimal = /\p{Nd}/u;

const isDigit = (code: number): boolean => decimal.test(String.fromCodePoint(code));

/** Every script has its ten digits in a row, so the way down to the first is the value. */
const valueOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return value;
};

function columnFrom(char: string, value: number): string {
  const zero = (char.codePointAt(0) ?? 0) - value;
  return Array.from({ length: 10 }, (_, step) => String.fromCodePoint(zero + step)).join('\n');
}

/** The places of a number that is written already; signs around it stay in one piece. */
export function numberPlaces(text: string): readonly NumberPlace[] {
  const pieces = [...text.matchAll(/\p{Nd}|[^\p{Nd}]+/gu)].map(([piece]) => piece);
  return pieces.map((piece, index) => {
    const key = `${pieces.length - index}`;
    if (!decimal.test(piece)) return { key, text: piece };
    const digit = valueOf(piece);
    return { key, text: piece, digit, column: columnFrom(piece, digit) };
  });
}
