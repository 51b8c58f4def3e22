import { oneLine } from './print.ts';

type Side = Readonly<Record<string, unknown>> | null;

interface Sides {
  readonly before: Side;
  readonly after: Side;
}

/** What stayed as it was is left out; what was only read has one side. */
export function differences({ before, after }: Sides): readonly string[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.flatMap((key) => {
    const [was, is] = [said(before?.[key]), said(after?.[key])];
    if (was === is) return [];
    return [was === undefined ? `${key}: ${is}` : `${key}: ${was} → ${is ?? 'none'}`];
  });
}

const LONGEST = 160;

function said(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const isWord = typeof value === 'string' && value !== '';
  const text = oneLine(isWord ? value : JSON.stringify(value, plain));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const plain = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;
