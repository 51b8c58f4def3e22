import { get, post, sealedPut, type Route } from '../base/route.ts';

export const identityRoutes = {
  kyc: get('/kyc'),
  setKycDetails: sealedPut('/kyc/details'),
  kycDocument: post('/kyc/document'),
  kycLiveness: post('/kyc/liveness'),
  beginKyc: post('/kyc/session'),
} as const satisfies Readonly<Record<string, Route>>;
