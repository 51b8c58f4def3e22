import type { CardFunding, FailReason, Stage } from '../port.ts';

/** `IntentStatus` of its API, as documented in November 2026. */
const payments = new Map<string, Stage>([
  ['requires_payment_method', 'open'],
  ['requires_confirmation', 'open'],
  ['requires_customer_action', 'open'],
  ['processing', 'settling'],
  ['requires_merchant_action', 'settling'],
  ['requires_capture', 'settling'],
  ['partially_captured_and_capturable', 'settling'],
  ['partially_captured_and_processing', 'settling'],
  ['partially_authorized_and_requires_capture', 'settling'],
  // Another amount than was asked for came from the bank: a person looks at it there.
  ['conflicted', 'settling'],
  ['review', 'settling'],
  ['succeeded', 'finished'],
  ['partially_captured', 'finished'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
  ['cancelled_post_capture', 'cancelled'],
  ['expired', 'expired'],
]);

/** `PayoutStatus` of its API. */
const payouts = new Map<string, Stage>([
  ['requires_creation', 'settling'],
  ['requires_confirmation', 'settling'],
  ['requires_payout_method_data', 'settling'],
  ['requires_fulfillment', 'settling'],
  ['requires_vendor_account_creation', 'settling'],
  ['initiated', 'settling'],
  ['pending', 'settling'],
  ['success', 'finished'],
  ['reversed', 'finished'],
  ['failed', 'failed'],
  ['ineligible', 'failed'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
]);

/** A word that we do not know yet says that something goes on. */
export const paymentStage = (status: string): Stage => payments.get(status) ?? 'settling';
export const payoutStage = (status: string): Stage => payouts.get(status) ?? 'settling';

/** Of all reasons it tells by one word for all its connectors only this one is the payer's. */
export const failReason = (unifiedCode: string | null | undefined): FailReason =>
  unifiedCode === 'UE_1000' ? 'declined' : 'other';

/** `card_type` of its API is what a list of issuers says, in words of theirs; one that is not here is not known. */
const fundings = new Map<string, CardFunding>([
  ['credit', 'credit'],
  // Paid for at the end of a month: it is lent until then.
  ['charge card', 'credit'],
  ['charge', 'credit'],
  ['debit', 'debit'],
  ['prepaid', 'prepaid'],
]);

export const cardFunding = (cardType: string | null | undefined): CardFunding | undefined =>
  fundings.get(cardType?.trim().toLowerCase() ?? '');
