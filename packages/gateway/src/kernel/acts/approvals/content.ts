import { hash } from 'node:crypto';
import type { ActOutcome, ActSubject } from '../act.ts';

/** One text for what is the same, in whatever order it is kept. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${textOf(part)}`);
  return `{${parts.join(',')}}`;
}

export const digestOf = (value: unknown): Buffer => hash('sha256', textOf(value), 'buffer');

/** What a subject was when somebody looked at it. */
export const versionOf = (
  { subject, version }: ActSubject,
  { before }: Pick<ActOutcome<unknown>, 'before'>,
): Buffer => digestOf([subject, version ?? before]);
