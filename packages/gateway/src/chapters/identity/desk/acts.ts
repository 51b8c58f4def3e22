import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type ActOutcome, type Scene } from '../../../kernel/acts/act.ts';
import { isName } from '../../member/index.ts';
import { askMore, kycNews, refuseCase, verifyCase } from '../cases/decide.ts';
import { openDetails } from '../rows/sealed.ts';
import { changeCase, sharersOfCase, type CaseRow } from '../rows/cases.ts';
import type { CheckOutcome, Reason } from '../rows/parts.ts';
import { caseNumber, closed, factsOfCase, heldCase, requireReason, requireReview } from './held.ts';

type Outcome = ActOutcome<{ readonly case: string; readonly state: string }>;

const outcomeOf = (before: CaseRow, after: CaseRow): Outcome => ({
  before: factsOfCase(before),
  after: factsOfCase(after),
  result: { case: after.id.toString(), state: after.state },
  news: () => [kycNews(after)],
});

/** What a person found stands beside what providers found. */
async function noteFound(
  { tx, merchant, now, actor }: Scene<unknown>,
  { id, changed_at: at }: CaseRow,
  outcome: CheckOutcome,
  reasons: readonly Reason[],
): Promise<void> {
  await tx
    .insertInto('kyc_check')
    .values({
      merchant: merchant.code,
      case_id: id,
      source: 'staff',
      external: `${id}-${at.getTime()}-${actor.operator}`,
      outcome,
      reasons: JSON.stringify(reasons),
      at: new Date(now),
    })
    .execute();
}

const ofCase = {
  permission: 'identity',
  approval: 'alone',
  subjectKind: 'identity',
  hold: heldCase,
} as const;

const day = (description: string) =>
  Type.Optional(
    Type.String({
      maxLength: 10,
      pattern: '^(19|20)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      description,
      examples: ['1990-04-12'],
    }),
  );

const verify = defineAct({
  ...ofCase,
  name: 'identity.verify',
  text: 'verified an identity',
  params: Type.Object(
    {
      case: caseNumber,
      name: Type.Optional(
        Type.String({
          maxLength: 80,
          minLength: 2,
          description: 'as the document has it, where it is written otherwise',
          examples: ['Nova Reyes'],
        }),
      ),
      birthDate: day('the same of the day of birth'),
      validUntil: day('until when the document is valid, where it says so'),
    },
    closed,
  ),
  async run(scene, { row }) {
    const { tx, params, reason, vault } = scene;
    requireReview(row);
    requireReason(reason);
    const sharers = await sharersOfCase(tx, row);
    if (sharers.some(({ isVerified }) => isVerified)) {
      throw new ActRefusal('Another member is verified with this document: refuse it, or theirs.');
    }
    if (row.details === null) throw new ActRefusal('Nothing is known of whom it is about.');
    const said = openDetails(vault(), row, row.details);
    const name = params.name ?? said.name;
    if (!isName(name)) throw new ActRefusal(`${name} is no name.`);
    const validUntil =
      params.validUntil === undefined ? undefined : Date.parse(`${params.validUntil}T23:59:59Z`);
    if (validUntil !== undefined && !(validUntil > scene.now)) {
      throw new ActRefusal('That document has run out: ask for another one.');
    }
    const proven = { name, birthDate: params.birthDate ?? said.birthDate, validUntil };
    const after = await verifyCase(scene, row, proven);
    await noteFound(scene, row, after.state === 'verified' ? 'passed' : 'refused', after.reasons);
    return outcomeOf(row, after);
  },
});

const more = defineAct({
  ...ofCase,
  name: 'identity.more',
  text: 'asked a member for more of their identity',
  params: Type.Object(
    {
      case: caseNumber,
      step: Type.Enum(['details', 'front', 'back', 'selfie'], { description: 'which part' }),
      why: Type.Enum(
        [
          'blurred',
          'cut_off',
          'covered',
          'wrong_side',
          'wrong_document',
          'expired',
          'name_differs',
          'birth_date_differs',
          'number_differs',
          'face_differs',
        ],
        { description: 'what the member is told' },
      ),
    },
    closed,
  ),
  async run(scene, { row }) {
    requireReview(row);
    const { step, why } = scene.params;
    const reasons = [{ step, why }];
    const after = await askMore(scene, row, reasons);
    await noteFound(scene, row, 'again', reasons);
    return outcomeOf(row, after);
  },
});

const refuse = defineAct({
  ...ofCase,
  name: 'identity.refuse',
  text: 'refused an identity',
  approval: { eyes: 2 },
  params: Type.Object({ case: caseNumber }, closed),
  async run(scene, { row }) {
    requireReview(row);
    requireReason(scene.reason);
    const after = await refuseCase(scene, row, 'not_accepted');
    await noteFound(scene, row, 'refused', []);
    return outcomeOf(row, after);
  },
});

const reopen = defineAct({
  ...ofCase,
  name: 'identity.reopen',
  text: 'let a member prove their identity anew',
  approval: { eyes: 2 },
  params: Type.Object({ case: caseNumber }, closed),
  async run(scene, { row }) {
    const { tx, merchant, now, reason } = scene;
    requireReason(reason);
    if (row.state !== 'refused' || row.reopened_at !== null) {
      throw new ActRefusal(`Case ${row.id} is not one that was refused and is closed.`);
    }
    const after = await changeCase(tx, row, { reopened_at: new Date(now) });
    await tx
      .updateTable('member')
      .set({ kyc_status: 'none' })
      .where((its) => its.and({ merchant: merchant.code, id: row.member_id }))
      .where('kyc_status', '=', 'rejected')
      .execute();
    return outcomeOf(row, after);
  },
});

export const caseActs = { verify, more, refuse, reopen } as const;
