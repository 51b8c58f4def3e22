import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { bookMovement } from '../deposits/movements/book.ts';
import { providerOf } from '../providers/accounts.ts';
import { askAgain } from './days.ts';
import { writeOffFinding } from './write-off.ts';
import { bookedOf, closeFinding, holdFinding, listedOf, type FindingRow } from './findings.ts';

const closed = { additionalProperties: false } as const;
const finding = Type.String({
  pattern: '^\\d{1,18}$',
  description: 'its number, as the list has it',
  examples: ['17'],
});

async function held({ tx, merchant, params }: Scene<{ readonly finding: string }>) {
  const row = await holdFinding(tx, merchant.code, params.finding);
  return { subject: row.id.toString(), row };
}

const ofFinding = { permission: 'payments', subjectKind: 'finding', hold: held } as const;

const factsOf = (row: FindingRow) => ({
  state: row.state,
  provider: row.provider,
  movement: row.movement,
  listed: listedOf(row),
  booked: bookedOf(row),
});

const outcomeOf = (row: FindingRow, state: string) => ({
  before: factsOf(row),
  after: { ...factsOf(row), state },
  result: { finding: row.id.toString(), state },
});

/** The order or payout is asked for again at its provider, whose answer moves what it moves. */
async function lookAgain(
  tx: Tx,
  merchant: string,
  which: Readonly<{ reference: string } | { id: bigint }>,
  tables: readonly ('deposit_order' | 'payout')[],
  now: number,
): Promise<boolean> {
  let isFound = false;
  for (const table of tables) {
    const [found] = await tx
      .updateTable(table)
      .set({ next_check_at: new Date(now) })
      // What waits for a person, or was never sent, is nothing that a provider knows of.
      .where('state', 'not in', ['requested', 'review', 'approved', 'refused', 'created'])
      .where('merchant', '=', merchant)
      .where((its) =>
        'id' in which ? its('id', '=', which.id) : its('reference', '=', which.reference),
      )
      .returning('id')
      .execute();
    isFound ||= found !== undefined;
  }
  return isFound;
}

const readFinding = defineAct({
  ...ofFinding,
  name: 'findings.read',
  text: 'looked at a finding',
  approval: 'alone',
  isReading: true,
  params: Type.Object({ finding }, closed),
  async run({ tx, merchant }, { row }) {
    const booked = await tx
      .selectFrom('provider_movement')
      .select(['reference', 'booked_at'])
      .where((its) =>
        its.and({ merchant: merchant.code, provider: row.provider, movement: row.movement }),
      )
      .executeTakeFirst();
    return {
      before: null,
      after: { finding: row.id.toString() },
      result: {
        ...factsOf(row),
        day: row.day,
        found: row.found_at.toISOString(),
        seen: row.seen_at.toISOString(),
        reference: booked?.reference ?? null,
        'booked at': booked?.booked_at.toISOString() ?? null,
      },
    };
  },
});

const askFinding = defineAct({
  ...ofFinding,
  name: 'findings.ask-again',
  text: 'had a provider asked again about a finding',
  approval: 'alone',
  params: Type.Object({ finding }, closed),
  async run({ tx, merchant, now }, { row }) {
    const booked = await tx
      .selectFrom('provider_movement')
      .select(['order_id', 'payout_id'])
      .where((its) =>
        its.and({ merchant: merchant.code, provider: row.provider, movement: row.movement }),
      )
      .executeTakeFirst();
    const id = booked?.order_id ?? booked?.payout_id ?? null;
    if (id !== null) {
      const table = booked?.payout_id === null ? 'deposit_order' : 'payout';
      await lookAgain(tx, merchant.code, { id }, [table], now);
    }
    await askAgain(tx, row, now);
    return outcomeOf(row, 'asked again');
  },
});

/** No word of a person books it: the provider is asked about the order, and its answer does. */
const matchFinding = defineAct({
  ...ofFinding,
  name: 'findings.match',
  text: 'said which order a movement is of',
  approval: 'alone',
  params: Type.Object(
    { finding, reference: Type.String({ maxLength: 80, description: 'of the order or payout' }) },
    closed,
  ),
  async run({ tx, merchant, now, params: { reference } }, { row }) {
    if (row.kind !== 'missing_here') throw new ActRefusal(`${row.movement} is in the books.`);
    const isOut = row.listed_kind === 'payout' || row.listed_kind === 'return';
    const tables = isOut ? (['payout'] as const) : (['deposit_order'] as const);
    if (!(await lookAgain(tx, merchant.code, { reference }, tables, now))) {
      const what = isOut ? 'payout' : 'order';
      throw new ActRefusal(`${merchant.code} has no ${what} ${reference}.`);
    }
    await askAgain(tx, row, now);
    return outcomeOf(row, 'asked again');
  },
});

/** Into suspense, as money of nobody, and from there along the way that it came. */
const returnFinding = defineAct({
  ...ofFinding,
  name: 'findings.send-back',
  text: 'sent money back that was in no books',
  approval: { eyes: 2 },
  params: Type.Object({ finding }, closed),
  async run({ tx, merchant, now, vault }, { row }) {
    const { provider, movement, listed_amount: amount, listed_currency: currency } = row;
    if (row.kind !== 'missing_here' || row.listed_kind !== 'capture') {
      throw new ActRefusal(`Only what came and is in no books goes back; ${movement} does not.`);
    }
    if (amount === null || currency === null) throw new Error('a finding says nothing');
    const at = { merchant: merchant.code, provider };
    const connected = await providerOf({ db: tx, vault: vault(), clock: () => now }, at);
    if (connected === undefined || connected.can.sendBack.length === 0) {
      throw new ActRefusal(`${provider} sends nothing back.`);
    }
    const booked = await bookMovement(
      { tx, merchant, provider, order: undefined, reference: `settlement-${row.day}`, now },
      { id: movement, kind: 'capture', amount, currency, at: row.found_at.getTime() },
      { credited: 0n, suspended: amount, why: 'unknown' },
    );
    if (booked === undefined) throw new ActRefusal(`${movement} is in the books by now.`);
    const when = new Date(now);
    await tx
      .insertInto('send_back')
      .values({ ...at, movement, amount, asked_at: when, next_at: when })
      .execute();
    await closeFinding(tx, row, 'closed', 'taken into suspense and sent back', now);
    await askAgain(tx, row, now);
    return outcomeOf(row, 'sent back');
  },
});

const writeOff = defineAct({
  ...ofFinding,
  name: 'findings.write-off',
  text: 'wrote a finding off',
  approval: { eyes: 2 },
  params: Type.Object({ finding }, closed),
  async run({ tx, now, reason }, { row }) {
    await writeOffFinding(tx, row, now);
    await closeFinding(tx, row, 'written_off', reason, now);
    return outcomeOf(row, 'written off');
  },
});

export const findingActs = {
  read: readFinding,
  ask: askFinding,
  match: matchFinding,
  sendBack: returnFinding,
  writeOff,
} as const;
