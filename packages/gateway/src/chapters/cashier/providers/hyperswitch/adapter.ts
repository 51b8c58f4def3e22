import { Unclear } from '../../../../kernel/providers/wire.ts';
import { createHash } from 'node:crypto';
import {
  Declined,
  type Fact,
  type OpenOrder,
  type PaymentOpening,
  type PaymentProvider,
  type PaymentRail,
  type PayoutOrder,
} from '../port.ts';
import * as answers from './answers.ts';
import { AlreadyThere, createSwitchClient, NotThere, type SwitchClientOptions } from './client.ts';
import { verifySwitchNews } from './verify.ts';

interface HyperswitchOptions extends SwitchClientOptions {
  /** `payment_response_hash_key`: two while one takes the other's place. */
  readonly hashKeys: readonly string[];
  /** Which of its payment method types a rail of ours stands for, by what the account's connectors can. */
  readonly methods: Readonly<Partial<Record<PaymentRail, readonly string[]>>>;
}

/** Ids of its API have 30 characters; ours are longer, and one always makes the same other. */
const idFor = (kind: 'pay' | 'out' | 'ref', reference: string): string =>
  `${kind}_${createHash('sha256').update(reference).digest('hex').slice(0, 26)}`;

const isRail = (rail: string): rail is PaymentRail =>
  ['card', 'ewallet', 'qr', 'bank', 'crypto'].includes(rail);

/** The adapter of Hyperswitch, which stands before many other providers: one link to its page, card or not. */
export function hyperswitch({
  hashKeys,
  methods,
  ...options
}: HyperswitchOptions): PaymentProvider {
  const ask = createSwitchClient(options);
  const rails = Object.keys(methods).filter(isRail);

  async function factOf(payment: answers.SwitchPayment): Promise<Fact> {
    const ids = (payment.disputes ?? []).map(({ dispute_id: id }) => id);
    const disputes = await Promise.all(
      ids.map(async (id) =>
        answers.readSwitchDispute(await ask('GET', `/disputes/${encoded(id)}`)),
      ),
    );
    return answers.paymentFact(payment, disputes, Date.now());
  }

  const payment = async (id: string): Promise<answers.SwitchPayment> => {
    const query = 'force_sync=true&expand_attempts=true';
    const found = answers.readSwitchPayment(await ask('GET', `/payments/${encoded(id)}?${query}`));
    return found.payment_id === id ? found : other();
  };

  const payout = async (id: string): Promise<answers.SwitchPayout> => {
    const found = answers.readSwitchPayout(await ask('GET', `/payouts/${encoded(id)}`));
    return found.payout_id === id ? found : other();
  };

  const read: PaymentProvider['read'] = async (reference, way) => {
    try {
      const fact =
        way === 'in'
          ? await factOf(await payment(idFor('pay', reference)))
          : answers.payoutFact(await payout(idFor('out', reference)), Date.now());
      return fact.reference === reference ? fact : other();
    } catch (error) {
      if (error instanceof NotThere) return undefined;
      throw error instanceof Declined ? new Unclear(error.message) : error;
    }
  };

  return {
    code: 'hyperswitch',
    can: {
      in: rails,
      out: ['bank'],
      cancel: true,
      sendBack: rails,
      lookUp: true,
      settlement: false,
    },
    async open(order) {
      const id = idFor('pay', order.reference);
      const made = await ask('POST', '/payments', {
        payment_id: id,
        ...moneyOf(order),
        confirm: false,
        capture_method: 'automatic',
        payment_link: true,
        return_url: order.returnUrl,
        allowed_payment_method_types: methods[order.rail] ?? [],
        billing: { address: { first_name: order.payer.name } },
      }).then(answers.readSwitchPayment, (error: unknown) => {
        if (error instanceof AlreadyThere) return payment(id);
        throw error;
      });
      mustAgree(order, { ...made, id: made.payment_id }, id);
      return openingOf(made, await factOf(made));
    },
    read,
    async cancel(reference) {
      const id = idFor('pay', reference);
      try {
        const body = { cancellation_reason: 'requested_by_customer' };
        answers.readSwitchPayment(await ask('POST', `/payments/${encoded(id)}/cancel`, body));
      } catch (error) {
        if (error instanceof NotThere) throw error;
        // Too late, or nobody knows: what is so now says either.
        const fact = await read(reference, 'in');
        if (!fact || fact.stage === 'open')
          throw new Unclear('It was not cancelled.', { cause: error });
        return fact;
      }
      return (await read(reference, 'in')) ?? other();
    },
    async sendBack(movement, amount, key) {
      const id = answers.paymentOf(movement);
      const { metadata } = await payment(id);
      const body = {
        payment_id: id,
        refund_id: idFor('ref', key),
        amount: numberFrom(amount),
        metadata,
      };
      try {
        await ask('POST', '/refunds', body);
      } catch (error) {
        if (!(error instanceof AlreadyThere)) throw error;
      }
      return factOf(await payment(id));
    },
    async pay(order) {
      const id = idFor('out', order.reference);
      const made = await ask('POST', '/payouts/create', {
        payout_id: id,
        ...moneyOf(order),
        payout_type: 'bank',
        payout_method_data: { bank: { iban: order.to.account } },
        billing: { address: { first_name: order.to.name } },
        confirm: true,
        auto_fulfill: true,
      }).then(answers.readSwitchPayout, (error: unknown) => {
        if (error instanceof AlreadyThere) return payout(id);
        throw error;
      });
      mustAgree(order, { ...made, id: made.payout_id }, id);
      return answers.payoutFact(made, Date.now());
    },
    verify: (raw, headers) => verifySwitchNews(hashKeys, raw, headers),
    settled: () => {
      throw new Error('Hyperswitch has no list of a day; the providers behind it have.');
    },
  };
}

const encoded = encodeURIComponent;

function other(): never {
  throw new Unclear('The answer is about another order.');
}

const moneyOf = ({ reference, amount, currency }: OpenOrder | PayoutOrder) => ({
  amount: numberFrom(amount),
  currency,
  metadata: { reference },
});

function numberFrom(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new Declined('invalid', 'The amount is too large.');
  return number;
}

/** What was taken on is what was asked for, or nobody knows what was done. */
function mustAgree(
  asked: OpenOrder | PayoutOrder,
  made: Pick<answers.SwitchPayment, 'amount' | 'currency' | 'metadata'> & { readonly id: string },
  id: string,
): void {
  if (made.id !== id || made.metadata.reference !== asked.reference) other();
  if (made.amount !== asked.amount || made.currency !== asked.currency) {
    throw new Unclear('The provider took on another amount.');
  }
}

function openingOf(made: answers.SwitchPayment, fact: Fact): PaymentOpening {
  const url = URL.parse(made.payment_link?.link ?? '');
  if (!url || url.protocol !== 'https:') throw new Unclear('The page has no address.');
  return {
    fact,
    ...(fact.stage === 'open' ? { action: { type: 'redirect', url: url.href } } : {}),
  };
}
