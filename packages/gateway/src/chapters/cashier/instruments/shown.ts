import type { Reply } from '@livery/contract';
import type { InstrumentRow } from './store.ts';

type Shown = Reply<'bankCards'>['list'][number];

export function shownInstrument(
  { id, rail, bank, payee_name, last4, usable_at }: InstrumentRow,
  inUse: ReadonlySet<bigint>,
  now: number,
): Shown {
  const usableAt = usable_at.getTime();
  const isNew = usableAt > now;
  return {
    cardId: id.toString(),
    rail,
    bank,
    payeeName: payee_name,
    last4,
    state: isNew ? 'new' : 'usable',
    ...(isNew && { usableAt }),
    inUse: inUse.has(id),
  };
}
