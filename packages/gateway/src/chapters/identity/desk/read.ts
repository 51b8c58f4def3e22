import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { watermarked } from '../../../kernel/pictures/watermark.ts';
import { getMember } from '../../member/index.ts';
import { openDetails } from '../rows/sealed.ts';
import { sharersOfCase } from '../rows/cases.ts';
import { documentsOf, openPicture } from '../rows/documents.ts';
import { caseNumber, closed, factsOfCase, heldCase } from './held.ts';

/** Everything of a case but its pictures; of others with the same document, their accounts. */
export const readCase = defineAct({
  name: 'identity.read',
  text: 'looked at a case of an identity',
  permission: 'identity',
  approval: 'alone',
  isReading: true,
  subjectKind: 'identity',
  params: Type.Object({ case: caseNumber }, closed),
  hold: heldCase,
  async run({ tx, merchant, vault }, { row }) {
    const member = await getMember(tx, merchant.code, row.member_id);
    const details = row.details && openDetails(vault(), row, row.details);
    const pictures = await documentsOf(tx, row);
    const checks = await tx
      .selectFrom('kyc_check')
      .select(['source', 'outcome', 'reasons', 'at'])
      .where((its) => its.and({ merchant: merchant.code, case_id: row.id }))
      .orderBy('id')
      .execute();
    const others = await Promise.all(
      (await sharersOfCase(tx, row)).map(async ({ memberId, isVerified }) => {
        const { account } = await getMember(tx, merchant.code, memberId);
        return `${account}${isVerified ? ', verified' : ''}`;
      }),
    );
    return {
      before: null,
      after: { member: row.member_id.toString() },
      result: {
        ...factsOfCase(row),
        account: member.account,
        level: member.kyc_level,
        name: details?.name ?? '',
        'birth date': details?.birthDate ?? '',
        address: details?.address ?? '',
        document: details?.document ?? '',
        number: details?.idNumber ?? '',
        pictures: pictures.map(({ kind }) => kind),
        found: checks.map(
          ({ source, outcome, reasons, at }) =>
            `${at.toISOString()} ${source}: ${[outcome, ...reasons.map(({ why }) => why)].join(', ')}`,
        ),
        'others with this document': others,
      },
    };
  },
});

/** One picture, with the name of whoever looks at it across it; it is kept nowhere else. */
export const readPicture = defineAct({
  name: 'identity.picture',
  text: 'looked at a picture of a document',
  permission: 'identity',
  approval: 'alone',
  isReading: true,
  subjectKind: 'identity',
  params: Type.Object(
    {
      case: caseNumber,
      picture: Type.Enum(['front', 'back', 'selfie'], { description: 'which' }),
    },
    closed,
  ),
  hold: heldCase,
  async run({ tx, vault, params, actor, now }, { row }) {
    const bytes = await openPicture(tx, vault(), row, params.picture);
    if (bytes === undefined) {
      throw new ActRefusal(`Case ${row.id} has no picture of its ${params.picture} (any more).`);
    }
    const mark = `${actor.operator} ${new Date(now).toISOString().slice(0, 16)}`;
    return {
      before: null,
      after: { member: row.member_id.toString(), picture: params.picture },
      result: { picture: params.picture },
      shownOnce: (await watermarked(bytes, mark)).toString('base64'),
    };
  },
});
