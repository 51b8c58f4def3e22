import type { ClaimStatus, Merchant, Tx } from '@livery/gateway/extras';
import type { Payment } from '../history/agent-payments.ts';
import type { Plays } from '../people/players.ts';
import { categories, promotions, type PromotionText } from '../texts/promotions.ts';
import { filled, filledHtml, scaled } from '../texts/fill.ts';

const DAY = 86_400_000;
const BONUS_DAYS_AGO = 112;

/** What some have done about a promotion, by how they play: every state can be seen somewhere. */
const claims: readonly {
  readonly plays: Plays;
  readonly picture: string;
  readonly status: ClaimStatus;
  readonly daysAgo: number;
  readonly remark: string;
}[] = [
  { plays: 'much', picture: 'welcome', status: 'CLAIMED', daysAgo: BONUS_DAYS_AGO, remark: '' },
  { plays: 'much', picture: 'nine-lantern-week', status: 'JOINED', daysAgo: 2.2, remark: '' },
  {
    plays: 'much',
    picture: 'floodlit-weekend',
    status: 'APPLYING',
    daysAgo: 0.8,
    remark: 'Slip 20871',
  },
  { plays: 'some', picture: 'welcome', status: 'JOINED', daysAgo: 6, remark: '' },
  { plays: 'some', picture: 'tiger-moon', status: 'REJECTED', daysAgo: 31, remark: '' },
  { plays: 'high', picture: 'crown-club', status: 'ISSUED', daysAgo: 3, remark: '' },
  {
    plays: 'away',
    picture: 'floodlit-weekend',
    status: 'APPLYING',
    daysAgo: 1.5,
    remark: 'Slip 20113',
  },
];

const welcome = promotions.find(({ picture }) => picture === 'welcome');

/** The bonus that the main player claimed was paid. */
export const bonusOf = (merchant: Merchant, now: number): Payment => ({
  kind: 'bonus',
  at: now - BONUS_DAYS_AGO * DAY,
  amount: scaled(merchant, welcome?.maxBonus ?? 0),
});

export async function writePromotions(
  tx: Tx,
  merchant: Merchant,
  playing: ReadonlyMap<Plays, bigint>,
  now: number,
): Promise<void> {
  const named = await tx
    .insertInto('promotion_category')
    .values(
      categories.map((name, position) => ({
        merchant: merchant.code,
        names: filled(name, merchant),
        position,
      })),
    )
    .returning('id')
    .execute();
  const categoryIds = named.map(({ id }) => id);
  const written = await tx
    .insertInto('promotion')
    .values(promotions.map((one, position) => rowOf(one, merchant, categoryIds, position, now)))
    .returning('id')
    .execute();
  const idOf = (picture: string) =>
    written[promotions.findIndex((one) => one.picture === picture)]?.id ?? 0n;
  const rows = claims.flatMap(({ plays, picture, status, daysAgo, remark }) => {
    const memberId = playing.get(plays);
    if (memberId === undefined) return [];
    const at = new Date(now - daysAgo * DAY);
    return [
      {
        merchant: merchant.code,
        promotion_id: idOf(picture),
        member_id: memberId,
        status,
        remark,
        at,
      },
    ];
  });
  await tx.insertInto('promotion_claim').values(rows).execute();
}

function rowOf(
  promotion: PromotionText,
  merchant: Merchant,
  categoryIds: readonly bigint[],
  position: number,
  now: number,
) {
  const { way, title, content, picture, wagering = 0, minDeposit = 0, maxBonus = 0 } = promotion;
  return {
    merchant: merchant.code,
    way,
    titles: filled(title, merchant),
    contents: filledHtml(content, merchant),
    pictures: [`art:banners/${picture}`],
    category_ids: promotion.categories.flatMap((place) => categoryIds[place] ?? []),
    starts_at: new Date(now + promotion.from * DAY),
    ends_at: new Date(now + promotion.to * DAY),
    no_expiry: promotion.noExpiry ?? false,
    wagering,
    min_deposit: scaled(merchant, minDeposit),
    max_bonus: scaled(merchant, maxBonus),
    days: promotion.days ?? 0,
    audience: [...(promotion.audience ?? [])],
    badge: promotion.badge ?? false,
    for_newcomers: promotion.forNewcomers ?? false,
    ...(maxBonus > 0 && {
      match: promotion.match ?? 0,
      cap: scaled(merchant, promotion.cap ?? maxBonus * 5),
      max_stake: scaled(merchant, promotion.maxStake ?? 25),
      product: promotion.product ?? 'ALL',
      weights: JSON.stringify(promotion.weights ?? { RNG: 100, FISH: 100, '*': 20 }),
    }),
    published_at: new Date(now + Math.min(promotion.from, 0) * DAY),
    position,
  };
}
