import type { Tx } from '../../../kernel/database/transact.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { Live } from '../../../kernel/live/live.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { isSamePayee } from '../../member/index.ts';
import {
  askMore,
  kycNews,
  refuseCase,
  sendCase,
  verifyCase,
  type DecisionPlace,
} from '../cases/decide.ts';
import { noPage } from '../cases/hand-in.ts';
import { blindOfDocument, openDetails, sealDetails } from '../rows/sealed.ts';
import { isForMember } from '../rows/states.ts';
import { changeCase, holdCase, sharersOfCase, type CaseRow } from '../rows/cases.ts';
import type { Finding, ProviderCheck } from '../providers/port.ts';

interface ApplyServices extends Pick<Services, 'db' | 'clock' | 'vault' | 'events'> {
  readonly live: Pick<Live, 'publish'>;
}

/**
 * Takes over what a provider says of a case: each check once, for ever. What
 * is decided stays so, and how far the provider is moves nothing back.
 */
export async function applyFinding(
  { db, clock, vault, events, live }: ApplyServices,
  merchant: Merchant,
  found: CaseRow,
  finding: Finding,
): Promise<void> {
  const after = await transact(db, async (tx) => {
    const now = clock();
    const row = await holdCase(tx, found);
    // Its member began anew meanwhile: what this is about is nobody's any more.
    if (row?.reference !== finding.reference) return undefined;
    const place = { tx, merchant, events, now };
    const [last] = (await newChecks(tx, row, finding)).slice(-1);
    const isDecided = !isForMember(row.state) && row.state !== 'under_review';
    if (isDecided) return undefined;
    if (last === undefined) return followStage(place, row, finding);
    const sent = isForMember(row.state) ? await sendCase(place, row) : row;
    return decideBy(place, vault, sent, last);
  });
  if (after !== undefined) live.publish(kycNews(after));
}

/** Those that were not known. */
async function newChecks(
  tx: Tx,
  { merchant, id, provider }: CaseRow,
  { checks }: Finding,
): Promise<readonly ProviderCheck[]> {
  const fresh: ProviderCheck[] = [];
  for (const check of checks) {
    const row = await tx
      .insertInto('kyc_check')
      .values({
        merchant,
        case_id: id,
        source: provider ?? '',
        external: check.id,
        outcome: check.outcome,
        reasons: JSON.stringify(check.reasons),
        at: new Date(check.at),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) fresh.push(check);
  }
  return fresh;
}

async function followStage(
  place: DecisionPlace,
  row: CaseRow,
  { stage }: Finding,
): Promise<CaseRow | undefined> {
  if (!isForMember(row.state)) return undefined;
  if (stage === 'submitted' || stage === 'finished') return sendCase(place, row);
  if (stage === 'expired') return changeCase(place.tx, row, noPage);
  return undefined;
}

/** The provider's word counts where it and our own rules agree; where they do not, a person looks. */
async function decideBy(
  place: DecisionPlace,
  vault: Vault,
  row: CaseRow,
  { outcome, reasons, document }: ProviderCheck,
): Promise<CaseRow> {
  if (outcome === 'again') return askMore(place, row, reasons);
  if (outcome === 'refused') {
    const isAge = reasons.some(({ why }) => why === 'under_age');
    return refuseCase(place, row, isAge ? 'under_age' : 'not_accepted');
  }
  if (outcome === 'person' || document === undefined || row.details === null) return row;
  const said = openDetails(vault, row, row.details);
  const read = { ...said, idNumber: document.number };
  const blind = blindOfDocument(vault, row.merchant, read);
  const known = await changeCase(place.tx, row, { details: sealDetails(vault, row, read), blind });
  const isOther = !isSamePayee(said.name, document.name);
  if (isOther || (await sharersOfCase(place.tx, known)).length > 0) return known;
  return verifyCase(place, known, document);
}
