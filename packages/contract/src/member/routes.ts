import { get, post, put, remove, sealedPost, type Route } from '../base/route.ts';

export const memberRoutes = {
  logout: remove('/session'),
  changePassword: sealedPost('/v2/member/password'),
  memberInfo: get('/member/info'),
  headIcons: get('/member/headIcon'),
  setHeadIcon: post('/member/headIcon'),
  security: get('/security'),
  setPaymentPassword: sealedPost('/security/paymentPassword'),
  paymentPasswordCode: post('/security/paymentPassword/code'),
  resetPaymentPassword: sealedPost('/security/paymentPassword/reset'),
  setQuestions: post('/security/questions'),
  setEmail: post('/security/email'),
  setPayeeName: post('/security/payeeName'),
  totp: post('/security/totp/:action'),
  sessionHistory: get('/session/history'),
  endDevice: remove('/session/device/:id'),
  profile: get('/member/profile'),
  saveProfile: put('/member/profile'),
  kyc: get('/kyc'),
  kycDocument: post('/kyc/document'),
  kycLiveness: post('/kyc/liveness'),
} as const satisfies Readonly<Record<string, Route>>;
