import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Member } from '../../member/index.ts';
import type { PaymentRail, ProviderMovement } from '../providers/port.ts';
import { whoseName, type NameOwner } from './names.ts';

/** Why a law does not let money in, whoever’s limits have room for it. */
const payerRefusals = ['credit_card', 'unknown_card', 'other_payer'] as const;
export type PayerRefusal = (typeof payerRefusals)[number];

export const isPayerRefusal = (why: string | null): why is PayerRefusal =>
  payerRefusals.some((one) => one === why);

/**
 * Whose account money came from, as far as its bank says. A name that only repeats ours says
 * nothing, and neither does one where the member has told none yet.
 */
export function whoseMoney(
  { account, profile }: Pick<Member, 'account' | 'profile'>,
  { payer }: Pick<ProviderMovement, 'payer'>,
): NameOwner | undefined {
  const own = profile['payeeName'];
  const told = payer?.name?.trim() ?? '';
  if (told.toLowerCase() === account.toLowerCase()) return 'unknown';
  if (own === undefined) return undefined;
  return whoseName(own, told);
}

/**
 * What of who paid, and with what, the law of the place does not let be kept. A
 * card that does not say what it is may be one of credit; a payer who is not
 * named is taken for the member, and looked at by people before money leaves.
 */
export function refusedPayer(
  { policy }: Pick<Merchant, 'policy'>,
  rail: PaymentRail,
  { funding }: Pick<ProviderMovement, 'funding'>,
  whose: NameOwner | undefined,
): PayerRefusal | undefined {
  if (!policy.creditCards) {
    if (funding === 'credit') return 'credit_card';
    if (funding === undefined && rail === 'card') return 'unknown_card';
  }
  return !policy.thirdPartyPayers && whose === 'other' ? 'other_payer' : undefined;
}

/** Money goes to nobody else either: a name that an identity has mended since may be another than a card has. */
export function isOwnInstrument(
  { policy }: Pick<Merchant, 'policy'>,
  { profile }: Pick<Member, 'profile'>,
  { payee_name }: { readonly payee_name: string },
): boolean {
  const own = profile['payeeName'];
  return policy.thirdPartyPayers || own === undefined || whoseName(own, payee_name) !== 'other';
}
