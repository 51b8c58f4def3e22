export { rewards } from './chapter.ts';
export { answerClaim, claimName, noClaim, readClaim } from './claims/acts.ts';
export { findClaim, openClaims, type ClaimKey } from './claims/store.ts';
export type { ClaimStatus, RewardsTables } from './tables.ts';
