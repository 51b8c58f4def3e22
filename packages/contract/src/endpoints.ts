import { doorEndpoints } from './door/index.ts';
import { memberEndpoints } from './member/index.ts';
import { identityEndpoints } from './identity/index.ts';
import { lobbyEndpoints } from './lobby/index.ts';
import { playEndpoints } from './play/index.ts';
import { cashierEndpoints } from './cashier/index.ts';
import { rewardsEndpoints } from './rewards/index.ts';
import { messagesEndpoints } from './messages/index.ts';
import { agentsEndpoints } from './agents/index.ts';
import { careEndpoints } from './care/index.ts';
import { siteEndpoints } from './site/index.ts';
import type { Description } from './base/endpoint.ts';
import type { ErrorCode } from './errors.ts';
import type { OperationName, Route } from './routes.ts';

export interface Endpoint extends Description<ErrorCode>, Route {
  readonly name: OperationName;
}

/** Every operation of the contract by its logical name, written once in its chapter. */
export const endpoints = {
  ...doorEndpoints,
  ...memberEndpoints,
  ...identityEndpoints,
  ...lobbyEndpoints,
  ...playEndpoints,
  ...cashierEndpoints,
  ...rewardsEndpoints,
  ...messagesEndpoints,
  ...agentsEndpoints,
  ...careEndpoints,
  ...siteEndpoints,
} as const satisfies Readonly<Record<OperationName, Endpoint>>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
