import * as handing from './handing-in.ts';
import * as standing from './standing.ts';

export const identityEndpoints = {
  kyc: standing.kyc,
  setKycDetails: handing.setKycDetails,
  kycDocument: handing.kycDocument,
  kycLiveness: handing.kycLiveness,
  beginKyc: handing.beginKyc,
} as const;
