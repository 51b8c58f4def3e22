export { memberEndpoints } from './endpoints.ts';
export { DeviceCredential } from './devices.ts';
export { PaymentPasswordRefused } from './payment-password.ts';
export { SecondFactor } from './totp.ts';
export { CustomerType, MemberInfo } from './member.ts';
