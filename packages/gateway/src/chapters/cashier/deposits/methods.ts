import type { Reply } from '@livery/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { windowOf } from '../../../kernel/time/periods.ts';
import { depositStanding, findGuard, tightest, type Guard } from '../../care/index.ts';
import { isKnownFor } from './known.ts';
import { DEPOSIT_LEVEL } from '../../../kernel/sites/policy/policy.ts';
import { MANUAL } from '../providers/manual/adapter.ts';
import type { DepositTables, MethodFunding } from './rows/tables.ts';

export type PayMethod = Selectable<DepositTables['pay_method']>;

/** Those that are on, whose provider is connected, and that the law of the place takes. */
export async function methodsOf(
  db: Kysely<Database>,
  { code, policy }: Merchant,
): Promise<readonly PayMethod[]> {
  const rows = await db
    .selectFrom('pay_method')
    .leftJoin('provider_account', (join) =>
      join
        .onRef('provider_account.merchant', '=', 'pay_method.merchant')
        .onRef('provider_account.provider', '=', 'pay_method.provider'),
    )
    .selectAll('pay_method')
    .where('pay_method.merchant', '=', code)
    .where('enabled', '=', true)
    .where((its) =>
      its.or([
        its('provider_account.provider', 'is not', null),
        // Nobody has to be connected to whom our own people are enough.
        its('pay_method.provider', '=', MANUAL),
      ]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.filter((method) => {
    const funding = fundingOf(method);
    return (funding !== 'crypto' || policy.crypto) && (funding !== 'credit' || policy.creditCards);
  });
}

const byRail: Readonly<Record<PayMethod['rail'], MethodFunding>> = {
  card: 'card',
  ewallet: 'own',
  qr: 'own',
  bank: 'own',
  crypto: 'crypto',
};

const fundingOf = ({ rail, funding }: PayMethod): MethodFunding => funding ?? byRail[rail];

const WHOLE = 10_000n;

/** Rounded down: what is not whole is the member’s. */
export const feeOf = ({ fee_fixed, fee_share }: PayMethod, amount: bigint): bigint =>
  fee_fixed + (amount * BigInt(fee_share)) / WHOLE;

/** Whether a member is to be asked first if they want a limit (RG-06). */
export const isPromptDue = (
  { policy }: Merchant,
  guard: Pick<Guard, 'prompt_answered_at'> | undefined,
  hasOwn: boolean,
): boolean => !hasOwn && (policy.limitPrompt === 'require' || guard?.prompt_answered_at == null);

interface Looked {
  readonly db: Kysely<Database>;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly now: number;
}

/** Where the law takes nothing more of somebody whom nobody knows, there is no way to choose. */
async function requireKnown({ db, merchant, memberId }: Looked, ever: bigint): Promise<void> {
  if (await isKnownFor(db, merchant, memberId, ever + 1n)) return;
  throw new Refusal('kyc.required', { value: { level: DEPOSIT_LEVEL } });
}

export async function shownMethods(looked: Looked): Promise<Reply<'depositMethods'>> {
  const { db, merchant, memberId, now } = looked;
  const money = (minor: bigint) => toDecimal(minor, merchant.currency);
  const methods = await methodsOf(db, merchant);
  const standing = await depositStanding(db, merchant, memberId, now);
  await requireKnown(looked, standing.ever);
  const lowest = tightest(standing);
  const last = await db
    .selectFrom('deposit_order')
    .select('method_id')
    .where((its) => its.and({ merchant: merchant.code, member_id: memberId }))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    methods: methods.map((method) => ({
      id: method.id,
      kind: method.kind,
      rail: method.rail,
      name: method.name,
      min: money(method.least),
      max: money(method.most),
      fee: { fixed: money(method.fee_fixed), percent: (method.fee_share / 100).toFixed(2) },
      presets: method.presets.map(money),
      ...(method.fields.length > 0 && { fields: [...method.fields] }),
      ...(fundingOf(method) === 'card' && !merchant.policy.creditCards && { withoutCredit: true }),
    })),
    ...(lowest && {
      room: {
        amount: money(lowest.room),
        limitType: 'deposit' as const,
        period: lowest.period,
        resetAt: windowOf(merchant.timeZone, lowest.period, now).resetAt,
      },
    }),
    prompt: isPromptDue(merchant, await findGuard(db, merchant.code, memberId), standing.hasOwn),
    ...(last && methods.some(({ id }) => id === last.method_id) && { last: last.method_id }),
  };
}

/** Of the ways that ask for one: from which banks one can pay, the same one along two ways twice. */
export async function shownBanks(
  db: Kysely<Database>,
  merchant: Merchant,
): Promise<Reply<'depositBanks'>> {
  const asking = (await methodsOf(db, merchant)).filter(({ fields }) => fields.includes('bank'));
  return {
    banks: asking.flatMap(({ id: methodId, rail, banks }) =>
      banks.map(({ code, name }) => ({ methodId, rail, code, name })),
    ),
  };
}
