/** One figure of a bench. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the figure should be, in the row's own unit: `< 14 KB`. */
  readonly bar?: string;
}

export interface MeasureRequest {
  /** For benches that can look for what only time shows. */
  readonly minutes?: number;
  /** For benches that read what was laid down before. */
  readonly rounds?: number;
  /** For benches that compare with another checkout. */
  readonly against?: string;
}

/** What every `*.bench.ts` exports under the name `bench`. */
export interface Bench {
  /** What is measured, in a sentence. */
  readonly about: string;
  measure(request?: MeasureRequest): Promise<readonly Row[]>;
}

const barPattern = /^(<=|>=|<|>) (\d+(?:\.\d+)?) (\S+)$/;

const comparisons: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
};

/** Whether a figure is on the right side of its bar; undefined without one. */
export function holds({ name, value, unit, bar }: Row): boolean | undefined {
  if (bar === undefined) return undefined;
  const [, sign = '', limit, barUnit] = barPattern.exec(bar) ?? [];
  const compare = comparisons[sign];
  if (!compare || barUnit !== unit) throw new Error(`"${name}" has a bar nobody can read: ${bar}`);
  return compare(value, Number(limit));
}

export const kilobytes = (bytes: number): number => bytes / 1024;
