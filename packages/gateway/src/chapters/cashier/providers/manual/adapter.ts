import type { Kysely } from 'kysely';
import type { Database } from '../../../../kernel/database/schema.ts';
import type { Clock } from '../../../../kernel/time/clock.ts';
import { Declined, type Fact, type PaymentProvider, type Stage } from '../port.ts';

/** Whose movements are the lines of the merchant’s own banks. */
export const MANUAL = 'manual';

interface Desk {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly merchant: string;
}

const HOUR = 3_600_000;

/**
 * Ways to pay that nobody is asked about but our own people: all that is known
 * of an order stands in its own rows, and what has come for it is booked by
 * whoever found it at the bank (ADR 219).
 */
export function manualProvider({ db, clock, merchant }: Desk): PaymentProvider {
  const find = (reference: string) =>
    db
      .selectFrom('deposit_order as ordered')
      .innerJoin('manual_deposit as its', (join) =>
        join
          .onRef('its.merchant', '=', 'ordered.merchant')
          .onRef('its.order_id', '=', 'ordered.id'),
      )
      .leftJoin('pay_method as method', (join) =>
        join
          .onRef('method.merchant', '=', 'ordered.merchant')
          .onRef('method.id', '=', 'ordered.method_id'),
      )
      .select([
        'ordered.expires_at',
        'ordered.received',
        'ordered.reserved',
        'its.sent_at',
        'its.asked_at',
        'its.decided_at',
        'method.pay_to',
        'method.hours',
      ])
      .where('ordered.merchant', '=', merchant)
      .where('ordered.provider', '=', MANUAL)
      .where('ordered.reference', '=', reference)
      .executeTakeFirst();
  const fact = (reference: string, stage: Stage, expiresAt?: Date | number): Fact => ({
    reference,
    providerRef: reference,
    stage,
    movements: [],
    ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt).getTime() }),
    asOf: clock(),
  });
  return {
    code: MANUAL,
    can: {
      in: ['bank', 'ewallet', 'qr'],
      out: [],
      cancel: true,
      sendBack: [],
      lookUp: true,
      settlement: false,
    },
    async open({ reference }) {
      const row = await find(reference);
      if (row?.pay_to == null) throw new Declined('other', 'This way to pay is gone.');
      const { bank, holder, account } = row.pay_to;
      const lines = [
        { label: 'Bank', value: bank, what: 'bank' },
        { label: 'Account holder', value: holder, what: 'holder' },
        { label: 'Account number', value: account, what: 'account' },
        { label: 'Reference', value: reference, what: 'reference' },
      ] as const;
      return {
        fact: fact(reference, 'open', clock() + (row.hours ?? 0) * HOUR),
        action: { type: 'instructions', lines, copy: reference },
      };
    },
    async read(reference) {
      const row = await find(reference);
      if (row === undefined) return undefined;
      const { expires_at: until, sent_at: sent, asked_at: asked, decided_at: decided } = row;
      // What somebody says they have sent waits for a person, however long that takes.
      if (sent !== null && asked === null && decided === null) return fact(reference, 'settling');
      if (row.received > 0n && row.reserved === 0n) return fact(reference, 'finished');
      const isOver = until !== null && until.getTime() <= clock();
      return fact(reference, isOver ? 'expired' : 'open', until ?? undefined);
    },
    cancel: (reference) => Promise.resolve(fact(reference, 'cancelled')),
    sendBack: () => Promise.reject(new Declined('other', 'People send it back at their bank.')),
    pay: () => Promise.reject(new Declined('other', 'Nothing is paid out by hand.')),
    verify: () => undefined,
    async *settled() {},
  };
}
