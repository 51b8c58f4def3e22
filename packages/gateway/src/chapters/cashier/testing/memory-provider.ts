import { Unclear } from '../../../kernel/providers/wire.ts';
import { Declined, type Fact, type PaymentProvider } from '../providers/port.ts';
import type { OpenOrder, PayoutOrder, ProviderMovement, Stage } from '../providers/port.ts';

/** How the next call that asks for money to be moved is answered. */
export type Answer = 'taken' | 'declined' | 'lost' | 'never';

/** What somebody asked of the provider, with what it said. */
export interface Call {
  readonly asked: 'open' | 'pay' | 'read' | 'cancel' | 'send back';
  readonly movement?: string;
  readonly amount?: bigint;
  /** None where it has no such order, or did not answer. */
  readonly fact: Fact | undefined;
  readonly answer?: Answer;
}

/** An order as the provider has it. */
export interface Kept {
  readonly reference: string;
  readonly amount: bigint;
  readonly expiresAt: number;
  stage: Stage;
  readonly movements: ProviderMovement[];
  /** What it said of the order after each thing that happened. */
  readonly told: Fact[];
}

/** What it says of a movement besides its sum; of a card that it is of debit, where nothing else is said. */
interface Told {
  readonly currency?: string | undefined;
  readonly of?: string | undefined;
  readonly payer?: ProviderMovement['payer'];
  readonly funding?: ProviderMovement['funding'] | undefined;
}

const LIFE = 30 * 60_000;
const CURRENCY = 'PHP';

/** A provider that does what a history says, and remembers what it was asked. */
export class MemoryProvider implements PaymentProvider {
  readonly code = 'memory';
  readonly can = {
    in: ['card', 'bank'],
    out: ['bank'],
    cancel: true,
    // By bank nothing goes back: it waits for people.
    sendBack: ['card'],
    lookUp: true,
    settlement: false,
  } as const;
  readonly orders = new Map<string, Kept>();
  answer: Answer = 'taken';
  private calls: Call[] = [];
  private readonly clock: () => number;
  private readonly mark: string;
  private count = 0;

  constructor(mark: string, clock: () => number) {
    this.mark = mark;
    this.clock = clock;
  }

  /** All that it was asked since somebody last took them. */
  takeCalls(): readonly Call[] {
    const { calls } = this;
    this.calls = [];
    return calls;
  }

  open(order: OpenOrder) {
    const fact = this.take('open', order);
    return Promise.resolve({ fact });
  }

  pay(payout: PayoutOrder): Promise<Fact> {
    return Promise.resolve(this.take('pay', payout));
  }

  private take(asked: 'open' | 'pay', order: Pick<OpenOrder, 'reference' | 'amount'>): Fact {
    const { answer } = this;
    const { reference, amount } = order;
    const isTaken = answer === 'taken' || answer === 'lost';
    if (isTaken && !this.orders.has(reference)) {
      this.orders.set(reference, {
        reference,
        amount,
        expiresAt: this.clock() + LIFE,
        stage: 'open',
        movements: [],
        told: [],
      });
    }
    const kept = this.orders.get(reference);
    const fact = isTaken && kept ? this.say(kept) : undefined;
    this.calls.push({ asked, fact: answer === 'taken' ? fact : undefined, answer });
    if (answer === 'declined') throw new Declined('declined', 'no');
    if (answer !== 'taken' || fact === undefined) throw new Unclear('nothing was heard');
    return fact;
  }

  read(reference: string): Promise<Fact | undefined> {
    const kept = this.orders.get(reference);
    const fact = kept && this.say(kept);
    this.calls.push({ asked: 'read', fact });
    return Promise.resolve(fact);
  }

  cancel(reference: string): Promise<Fact> {
    const kept = this.orders.get(reference);
    if (kept === undefined) throw new Error('nobody asks to cancel what was not opened');
    if (kept.movements.length === 0 && kept.stage === 'open') kept.stage = 'cancelled';
    const fact = this.say(kept);
    this.calls.push({ asked: 'cancel', fact });
    return Promise.resolve(fact);
  }

  sendBack(movement: string, amount: bigint): Promise<Fact> {
    const kept = [...this.orders.values()].find(({ movements }) =>
      movements.some(({ id }) => id === movement),
    );
    if (kept === undefined) throw new Error('there is no such movement');
    const { currency } = kept.movements.find(({ id }) => id === movement) ?? {};
    this.move(kept, 'refund', amount, { currency, of: movement });
    const fact = this.say(kept);
    this.calls.push({ asked: 'send back', movement, amount, fact });
    return Promise.resolve(fact);
  }

  move(kept: Kept, kind: ProviderMovement['kind'], amount: bigint, told: Told = {}): void {
    const { currency = CURRENCY, of, payer } = told;
    const funding = 'funding' in told ? told.funding : 'debit';
    const id = `${this.mark}-${(this.count += 1)}`;
    kept.movements.push({
      id,
      kind,
      amount,
      currency,
      at: this.clock(),
      ...(of !== undefined && { of }),
      ...(payer && { payer }),
      ...(kind === 'capture' && funding && { funding }),
    });
    this.say(kept);
  }

  say(kept: Kept): Fact {
    const { reference, expiresAt, stage, movements, told } = kept;
    const fact = {
      reference,
      providerRef: `p-${reference}`,
      stage,
      expiresAt,
      movements: [...movements],
      asOf: this.clock(),
    };
    told.push(fact);
    return fact;
  }

  verify(): undefined {
    return undefined;
  }

  async *settled(): AsyncIterable<ProviderMovement> {
    // Its days are asked for by nobody here.
  }
}
