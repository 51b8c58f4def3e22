import { randomUUID } from 'node:crypto';
import { transact } from '../../../kernel/database/transact.ts';
import { LEASE, nextCheck } from '../../../kernel/providers/checks.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { kycNews, sendCase } from '../cases/decide.ts';
import { holdForMember } from '../cases/hand-in.ts';
import { neededOf, without } from '../cases/needed.ts';
import { openDetails } from '../rows/sealed.ts';
import { draftOf } from '../cases/standing.ts';
import { changeCase, holdLatest, type CaseRow } from '../rows/cases.ts';
import type { IdentityProvider } from '../providers/port.ts';

interface Beginning {
  readonly merchant: Merchant;
  readonly memberId: bigint;
  /** Undefined where our own people look. */
  readonly provider: IdentityProvider | undefined;
  readonly returnUrl: string;
}

type Begun = Pick<Services, 'db' | 'clock' | 'vault' | 'events' | 'live'>;

/** Where the check goes on; undefined where somebody looks at it from now on, or does already. */
export async function beginCheck(services: Begun, asked: Beginning): Promise<string | undefined> {
  const { db, clock, live } = services;
  const row = await transact(db, (tx) => begin(tx, services, asked));
  if (row.state === 'under_review') {
    live.publish(kycNews(row));
    return undefined;
  }
  const { provider } = asked;
  if (row.page !== null && row.page_until !== null && row.page_until.getTime() > clock()) {
    return row.page;
  }
  if (provider === undefined || row.reference === null) throw new Refusal('provider.unavailable');
  return openPage(services, { ...asked, provider }, row, row.reference);
}

async function begin(
  tx: Parameters<typeof holdLatest>[0],
  { clock, vault, events }: Begun,
  { merchant, memberId, provider }: Beginning,
): Promise<CaseRow> {
  const now = clock();
  const latest = await holdLatest(tx, { merchant: merchant.code, memberId });
  // Sent twice, or from two tabs: it is looked at, and that is the answer.
  if (latest?.state === 'under_review') return latest;
  const row = await holdForMember(tx, merchant, memberId, now);
  const { given } = await draftOf(tx, vault, row);
  const reasons = without(row.reasons, 'check');
  const way = provider === undefined ? 'upload' : 'provider';
  const needed = neededOf({ ...row, reasons }, way, given);
  if (needed.length > 1) throw new Refusal('kyc.incomplete', { value: { needed } });
  if (provider === undefined) return sendCase({ tx, merchant, events, now }, row);
  const isOpen = row.page_until !== null && row.page_until.getTime() > now;
  if (row.reference !== null && (row.page === null || isOpen)) return row;
  // Written before anybody is asked: whoever is killed here is looked after by this name.
  return changeCase(tx, row, {
    provider: provider.code,
    reference: `K-${randomUUID()}`,
    provider_ref: null,
    page: null,
    page_until: null,
    checks: 0,
    reasons,
    leased_until: null,
    next_check_at: new Date(now + LEASE),
    changed_at: new Date(now),
  });
}

/** Outside of any transaction. The same name asked for twice opens one page. */
async function openPage(
  { db, clock, vault }: Begun,
  { provider, returnUrl }: Beginning & { readonly provider: IdentityProvider },
  row: CaseRow,
  reference: string,
): Promise<string> {
  if (row.details === null) throw new Error('a check without details');
  const details = openDetails(vault, row, row.details);
  const opened = await provider.open({ ...details, reference, returnUrl }).catch(() => {
    throw new Refusal('provider.unavailable');
  });
  await db
    .updateTable('kyc_case')
    .set({
      provider_ref: opened.providerRef,
      page: opened.url,
      page_until: new Date(opened.until),
      next_check_at: nextCheck(0, clock()),
    })
    .where((its) => its.and({ merchant: row.merchant, id: row.id, reference }))
    .execute();
  return opened.url;
}
