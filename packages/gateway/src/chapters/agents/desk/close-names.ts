import type { CloseKey, CloseKind } from '../close/tables.ts';

type NamedClose = Pick<CloseKey, 'kind' | 'period' | 'hour'>;

const kinds = { day: 'rebate', hour: 'hour', dividend: 'dividend' } as const;

/** As a person calls a close: `day:2026-11-20`, `hour:2026-11-20:13`, `dividend:2026-11-30`. */
export const closeName = ({ kind, period, hour }: NamedClose): string =>
  kind === 'hour'
    ? `hour:${period}:${hour}`
    : `${kind === 'rebate' ? 'day' : 'dividend'}:${period}`;

/** Undefined where nothing is called so. */
export function closeNamed(name: string): NamedClose | undefined {
  const found = /^(day|hour|dividend):(\d{4}-\d{2}-\d{2})(?::(\d{1,2}))?$/.exec(name);
  const [, word, period = '', hour = '0'] = found ?? [];
  if (word === undefined || Number.isNaN(Date.parse(period))) return undefined;
  const kind: CloseKind = kinds[word as keyof typeof kinds];
  return { kind, period, hour: Number(hour) };
}
