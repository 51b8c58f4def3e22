export { rewards } from './chapter.ts';
export {
  claimSubject,
  findClaim,
  lockClaim,
  openClaims,
  openClaimStates,
  settleClaim,
  type ClaimKey,
  type MemberClaim,
} from './claims/store.ts';
export { currentPromotions, promotionsIn } from './promotions/list.ts';
export type { ClaimStatus, RewardsTables } from './tables.ts';
