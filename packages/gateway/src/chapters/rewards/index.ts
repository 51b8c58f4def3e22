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
export type { ClaimStatus, RewardsTables } from './tables.ts';
