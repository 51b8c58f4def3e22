export type { CallerKind } from './base/endpoint.ts';
export type { Method } from './routes.ts';
export { endpoints, type Endpoint, type EndpointName, type Endpoints } from './endpoints.ts';
export { LoginFailure, LoginPayload } from './door/index.ts';
export { CustomerType, MemberInfo } from './member/index.ts';
export { Game, Vendor, Winner } from './lobby/index.ts';
export { Wallet } from './cashier/index.ts';
export { DownloadKind, linkedPages, ServiceKind, ServiceTitle } from './site/index.ts';
export {
  allowedElements,
  droppedElements,
  emptyElements,
  LINK_REL,
  MOST_DEEP,
  safeAttribute,
} from './base/html.ts';
export { EncryptedBody } from './base/schemas.ts';
export { emailPattern, LONGEST_EMAIL } from './base/email.ts';
export { envelopeOf } from './base/envelope.ts';
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
