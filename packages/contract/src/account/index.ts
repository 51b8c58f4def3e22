export { accountEndpoints } from './endpoints.ts';
export { CustomerType, EncryptedBody, LoginFailure, LoginPayload } from './login.ts';
export { MemberInfo } from './member.ts';
