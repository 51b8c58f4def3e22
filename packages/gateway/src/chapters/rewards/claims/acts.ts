import { Type, type Static } from 'typebox';
import { unreadNews, writeLetter } from '../../messages/index.ts';
import {
  claimSubject,
  findClaim,
  lockClaim,
  openClaimStates,
  settleClaim,
  type ClaimKey,
  type MemberClaim,
} from './store.ts';
import { defineAct, type Approval, type ActOutcome, type Scene } from '../../../kernel/acts/act.ts';
import { barredBy } from '../../../kernel/sites/policy/barred.ts';
import { holdGuard } from '../../care/index.ts';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { ClaimStatus } from '../tables.ts';
import type { News } from '../../../kernel/live/news.ts';
import { toDecimal, toMinor } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { picturesOf, type KeptPicture } from '../../../kernel/uploads/uploads.ts';
import { giveBonus } from './give.ts';
import { findPromotion } from '../offers/list.ts';
import { termsOf } from '../offers/terms.ts';
import { mostGivenAlone } from '../settings.ts';
import { answerLetter } from './texts.ts';

const closed = { additionalProperties: false } as const;
const pattern = '^\\d{1,18}$';
const named = {
  promotionId: Type.String({
    pattern,
    title: 'number of a promotion',
    description: 'its promotion',
  }),
  memberId: Type.String({ pattern, title: 'number of a member', description: 'whose it is' }),
};

export const claimName = ({ promotionId, memberId }: ClaimKey): string =>
  `${promotionId}-${memberId}`;

interface NamedClaim {
  readonly promotionId: string;
  readonly memberId: string;
}

const keyIn = ({ promotionId, memberId }: NamedClaim): ClaimKey => ({
  promotionId: BigInt(promotionId),
  memberId: BigInt(memberId),
});

export const noClaim = (merchant: string, key: ClaimKey): ActRefusal =>
  new ActRefusal(
    `${merchant} has no claim ${claimName(key)}. pnpm gateway claims ${merchant} lists those that wait.`,
  );

export interface HeldClaim {
  readonly subject: string;
  readonly claim: MemberClaim;
}

const ofClaim = { permission: 'claims', approval: 'alone', subjectKind: 'claim' } as const;

export interface ReadableClaim {
  readonly claim: MemberClaim;
  readonly pictures: readonly KeptPicture[];
}

/** Remark and pictures are a person’s: whoever sees them is written down. */
export const readClaim = defineAct({
  ...ofClaim,
  name: 'claim.read',
  isReading: true,
  text: 'read a claim',
  params: Type.Object(named, closed),
  async hold({ tx, merchant, params }): Promise<HeldClaim> {
    const key = keyIn(params);
    const claim = await findClaim(tx, merchant.code, key);
    if (claim === undefined) throw noClaim(merchant.code, key);
    return { subject: claimName(claim), claim };
  },
  async run({ tx, merchant }, { claim }): Promise<ActOutcome<ReadableClaim>> {
    const { memberId } = claim;
    const subject = claimSubject(claim);
    const pictures = await picturesOf(tx, { merchant: merchant.code, memberId, subject });
    return { before: null, after: { pictures: pictures.length }, result: { claim, pictures } };
  },
});

export interface AnsweredClaim {
  readonly account: string;
  readonly status: ClaimStatus;
  /** With its currency. */
  readonly given: string | null;
}

const answerParams = Type.Object(
  {
    ...named,
    answer: Type.Enum(['approve', 'refuse']),
    text: Type.String({
      maxLength: 1_000,
      pattern: '^[^\\u0000]*$',
      default: '',
      description: 'for the member, beside what the platform says',
    }),
    pay: Type.Union([Type.String({ maxLength: 30 }), Type.Null()], {
      description:
        'how much is given to play with, at most what the promotion says; 0 where it was given in another way',
      examples: ['50.00'],
    }),
  },
  closed,
);

type AnswerScene = Scene<Static<typeof answerParams>>;

async function holdClaim({ tx, merchant, params }: AnswerScene) {
  const key = keyIn(params);
  if ((await findClaim(tx, merchant.code, key)) === undefined) throw noClaim(merchant.code, key);
  // The guard before the claim, as by whoever claims (ADR 182).
  const guard = await holdGuard(tx, merchant.code, key.memberId);
  const claim = await lockClaim(tx, merchant.code, key);
  if (claim === undefined) throw noClaim(merchant.code, key);
  const mostAlone = await mostGivenAlone(tx, merchant);
  return { subject: claimName(claim), claim, guard, mostAlone };
}

type HeldAnswer = Awaited<ReturnType<typeof holdClaim>>;

/** Above a sum of the merchant’s, two people give it. */
const approval = {
  of({ merchant, params }: AnswerScene, { mostAlone }: HeldAnswer): Approval {
    const amount = params.answer === 'approve' ? toMinor(params.pay ?? '', merchant.currency) : 0n;
    return mostAlone !== undefined && (amount ?? 0n) > mostAlone ? { eyes: 2 } : 'alone';
  },
};

export const answerClaim = defineAct({
  ...ofClaim,
  approval,
  name: 'claim.answer',
  text: 'answered a claim',
  params: answerParams,
  hold: holdClaim,
  async run(scene, { claim, guard }): Promise<ActOutcome<AnsweredClaim>> {
    const { tx, merchant, params, now } = scene;
    const { code, currency } = merchant;
    const isApproved = params.answer === 'approve';
    const amount = isApproved ? bonusFor(merchant, claim, params.pay) : 0n;
    requireOpen(claim, amount);
    if (amount > 0n && barredBy(merchant, guard, now) !== undefined) {
      throw new ActRefusal(
        `${claim.account} is barred from play: no bonus is given. Refuse the claim, or wait.`,
      );
    }
    const status = isApproved ? 'ISSUED' : 'REJECTED';
    await settleClaim(tx, code, claim, { status });
    const grantId = amount > 0n ? await giveTo(scene, claim, amount) : undefined;
    const given = grantId === undefined ? undefined : `${toDecimal(amount, currency)} ${currency}`;
    const letter = answerLetter(merchant, claim.titles, { isApproved, given, text: params.text });
    const letterId = await writeLetter(tx, merchant, claim.memberId, letter, now);
    return {
      before: { status: claim.status },
      after: {
        status,
        letter: letterId.toString(),
        ...(grantId !== undefined && { given: given ?? '', grant: grantId.toString() }),
      },
      result: { account: claim.account, status, given: given ?? null },
      news: async (db) => [
        ...(await unreadNews(db, code, [claim.memberId])),
        ...(grantId === undefined ? [] : grantNews(code, claim.memberId)),
      ],
    };
  },
});

/** A promotion says the most it gives and no amount, so that whoever approves says it. */
function bonusFor({ currency }: Merchant, { maxBonus }: MemberClaim, pay: string | null): bigint {
  const most = `${toDecimal(maxBonus, currency)} ${currency}`;
  if (pay === null) {
    if (maxBonus === 0n) return 0n;
    throw new ActRefusal(
      `This promotion gives up to ${most}. Say how much with --pay, or --pay 0 where it was given in another way.`,
    );
  }
  const amount = toMinor(pay, currency);
  if (amount === undefined || amount < 0n) {
    throw new ActRefusal(`${pay} is no amount of ${currency}.`);
  }
  if (amount > maxBonus) {
    throw new ActRefusal(
      maxBonus === 0n
        ? 'This promotion says no amount, so none can be given for it.'
        : `This promotion gives at most ${most}.`,
    );
  }
  return amount;
}

/** A law may have become stricter since it was claimed. */
async function giveTo(
  { tx, merchant, now }: Pick<Scene<unknown>, 'tx' | 'merchant' | 'now'>,
  claim: MemberClaim,
  amount: bigint,
): Promise<bigint> {
  const promotion = await findPromotion(tx, merchant, claim.promotionId);
  if (promotion === undefined || termsOf(promotion) === undefined) {
    throw new ActRefusal(
      `Claim ${claimName(claim)} is for an offer that the law of ${merchant.code} lets nobody make: no bonus is given.`,
    );
  }
  return giveBonus(tx, { merchant, memberId: claim.memberId, promotion, amount, now });
}

/** What was given out without money may be given some later; all else is answered once. */
function requireOpen(claim: MemberClaim, amount: bigint): void {
  if (openClaimStates.includes(claim.status)) return;
  if (claim.status === 'ISSUED' && claim.grantId === null && amount > 0n) return;
  throw new ActRefusal(
    `Claim ${claimName(claim)} of ${claim.account} is ${claim.status}: it waits for no answer.`,
  );
}

const grantNews = (merchant: string, memberId: bigint): readonly News[] =>
  (['grant', 'balance'] as const).map((event) => ({ merchant, memberId, event, data: {} }));
