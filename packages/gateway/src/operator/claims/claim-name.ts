import type { ClaimKey } from '../../chapters/rewards/index.ts';
import { StartError } from '../../kernel/start-error.ts';

/** A claim is called by its promotion and its member: 3-17. */
export function claimIn(text: string): ClaimKey {
  const [, promotion = '', member = ''] = /^(\d{1,18})-(\d{1,18})$/.exec(text) ?? [];
  if (promotion === '') {
    throw new StartError(`${text} is no claim. It is written 3-17: promotion, member.`);
  }
  return { promotionId: BigInt(promotion), memberId: BigInt(member) };
}
