import type { Payload } from '@livery/contract';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { isOfAge } from '../../../kernel/time/age.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { refusedPicture, type UploadedPicture } from '../../../kernel/uploads/picture.ts';
import { getMember, isName } from '../../member/index.ts';
import { keepDocument } from '../rows/documents.ts';
import type { Details, PictureKind } from '../rows/parts.ts';
import { mayBegin, without } from './needed.ts';
import { blindOfDocument, openDetails, sealDetails } from '../rows/sealed.ts';
import { isForMember } from '../rows/states.ts';
import { beginCase, changeCase, holdLatest, type CaseRow } from '../rows/cases.ts';

/** A page of a provider is of what was said when it was opened: another one is opened for what is said now. */
export const noPage = {
  provider: null,
  reference: null,
  provider_ref: null,
  page: null,
  page_until: null,
  next_check_at: null,
  leased_until: null,
  checks: 0,
} as const;

/** The one case that is open to its member, begun where there may be one; they are held. */
export async function holdForMember(
  tx: Tx,
  { code }: Pick<Merchant, 'code'>,
  memberId: bigint,
  now: number,
): Promise<CaseRow> {
  const whose = { merchant: code, memberId };
  const row = await holdLatest(tx, whose);
  if (row !== undefined && isForMember(row.state)) return row;
  if (!mayBegin(row, await getMember(tx, code, memberId))) throw new Refusal('kyc.closed');
  return beginCase(tx, whose, now);
}

interface HandingIn {
  readonly merchant: Merchant;
  readonly memberId: bigint;
}

const invalid = (field: string, code: string): Refusal =>
  new Refusal('request.invalid', { errors: [{ field, code }] });

/** Refuses a day that is none, and whoever is too young; the document is asked once more. */
function requireAge(merchant: Merchant, birthDate: string, now: number): void {
  const day = new Date(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== birthDate) {
    throw invalid('birthDate', 'pattern');
  }
  if (isOfAge(birthDate, merchant.minAge, dayIn(merchant.timeZone, now))) return;
  throw new Refusal('age.under', { params: { age: merchant.minAge } });
}

/** What its member says; the number of before is taken where it is left out and the document is the same. */
export async function setDetails(
  { db, clock, vault }: Pick<Services, 'db' | 'clock' | 'vault'>,
  { merchant, memberId }: HandingIn,
  said: Payload<'setKycDetails'>,
): Promise<void> {
  if (!isName(said.name)) throw invalid('name', 'pattern');
  requireAge(merchant, said.birthDate, clock());
  await transact(db, async (tx) => {
    const now = clock();
    const row = await holdForMember(tx, merchant, memberId, now);
    const kept = row.details && openDetails(vault, row, row.details);
    const former = kept?.document === said.document ? kept.idNumber : undefined;
    const idNumber = said.idNumber ?? former;
    if (idNumber === undefined) throw invalid('idNumber', 'required');
    const details: Details = {
      name: said.name.trim(),
      birthDate: said.birthDate,
      address: said.address.trim(),
      document: said.document,
      idNumber,
    };
    await changeCase(tx, row, {
      ...noPage,
      details: sealDetails(vault, row, details),
      blind: blindOfDocument(vault, merchant.code, details),
      reasons: without(row.reasons, 'details'),
      changed_at: new Date(now),
    });
  });
}

/** One picture, drawn anew before; it is sealed before it is anywhere. */
export async function handInPicture(
  { db, clock, vault }: Pick<Services, 'db' | 'clock' | 'vault'>,
  { merchant, memberId }: HandingIn,
  kind: PictureKind,
  files: readonly UploadedPicture[],
): Promise<void> {
  const [picture] = files;
  if (picture === undefined) throw refusedPicture('count');
  await transact(db, async (tx) => {
    const now = clock();
    const row = await holdForMember(tx, merchant, memberId, now);
    await keepDocument(tx, vault, row, kind, picture, now);
    await changeCase(tx, row, {
      reasons: without(row.reasons, kind),
      changed_at: new Date(now),
    });
  });
}
