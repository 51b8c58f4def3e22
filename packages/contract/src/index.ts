export type { CallerKind, Endpoint } from './endpoint.ts';
export type { Method } from './routes.ts';
export { endpoints, type EndpointName, type Endpoints } from './endpoints.ts';
export { CustomerType, EncryptedBody, LoginFailure, LoginPayload } from './endpoints/login.ts';
export { Game, Vendor, Winner } from './endpoints/game.ts';
export { MemberInfo } from './endpoints/member.ts';
export { Wallet } from './endpoints/wallet.ts';
export { envelopeOf } from './envelope.ts';
export { commonErrors, errorCatalogue, type ErrorCode } from './errors.ts';
export type {
  Body,
  Envelope,
  Failure,
  FieldError,
  Params,
  Payload,
  Query,
  Reply,
} from './client.ts';
export { codesOf, openApiDocument } from './openapi/document.ts';
export { groupOf, groups } from './openapi/groups.ts';
