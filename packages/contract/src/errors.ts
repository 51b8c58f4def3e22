import { doorErrors } from './door/client.ts';
import { memberErrors } from './member/client.ts';
import { identityErrors } from './identity/client.ts';
import { lobbyErrors } from './lobby/client.ts';
import { playErrors } from './play/client.ts';
import { cashierErrors } from './cashier/client.ts';
import { rewardsErrors } from './rewards/client.ts';
import { messagesErrors } from './messages/client.ts';
import { careErrors } from './care/client.ts';
import { agentsErrors } from './agents/client.ts';
import { baseErrors } from './base/errors.ts';

export { commonErrors } from './base/errors.ts';

/**
 * Every machine code a reply may carry. The client decides by code, never by
 * status or text.
 */
export const errorCatalogue = {
  ...baseErrors,
  ...doorErrors,
  ...memberErrors,
  ...identityErrors,
  ...lobbyErrors,
  ...playErrors,
  ...cashierErrors,
  ...rewardsErrors,
  ...messagesErrors,
  ...careErrors,
  ...agentsErrors,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;
