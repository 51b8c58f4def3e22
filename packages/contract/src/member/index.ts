export { memberEndpoints } from './endpoints.ts';
export { DeviceCredential } from './devices.ts';
export { CustomerType, MemberInfo } from './member.ts';
