import type { SignInProvider } from '@livery/themes/contract';
import { isRecord, perTab, readJson } from '@livery/web/store/storage';
import { pathTo } from '#kernel/routing/path-to.ts';
import { providers, type Provider } from './providers.ts';

/** What is remembered of somebody who went to sign in elsewhere. */
interface Journey {
  readonly provider: Provider;
  /** Comes back with the answer: an answer that was not asked for here has another. */
  readonly state: string;
  /** Stands in Google's answer itself, so that no older one will do. */
  readonly nonce: string;
  /** Where they wanted to go. */
  readonly redirect: string | null;
}

/** What a provider said of somebody, for Firebase to make a token of. */
export interface Answer {
  readonly provider: Provider;
  readonly token: string;
  readonly redirect: string | null;
}

const key = 'SIGN_IN';

/** Pages that people set out from, and come back to. */
export type Door = 'login' | 'register';

/** What a journey is for. */
interface Purpose {
  readonly door: Door;
  readonly redirect: string | null;
}

const isJourney = (value: unknown): value is Journey =>
  isRecord(value) &&
  (value['provider'] === 'google' || value['provider'] === 'facebook') &&
  typeof value['state'] === 'string' &&
  typeof value['nonce'] === 'string' &&
  (value['redirect'] === null || typeof value['redirect'] === 'string');

const secret = (): string => crypto.randomUUID().replaceAll('-', '');

/** The address to go to; nothing where the browser cannot remember who went. */
export function setOut(
  provider: Provider,
  { clientId, signIn = providers[provider].signIn }: SignInProvider,
  { door, redirect }: Purpose,
): string | undefined {
  const journey: Journey = { provider, state: secret(), nonce: secret(), redirect };
  perTab.set(key, JSON.stringify(journey));
  if (perTab.get(key) === null) return undefined;
  const address = new URL(signIn);
  const asked = {
    ...providers[provider].ask,
    client_id: clientId,
    redirect_uri: location.origin + pathTo(door),
    state: journey.state,
    nonce: journey.nonce,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** The nonce in a token of Google's; whether the token is true is for Firebase to say. */
function nonceOf(token: string): unknown {
  try {
    const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const read: unknown = JSON.parse(atob(claims));
    return isRecord(read) ? read['nonce'] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What somebody brings back, taken out of the address at once so that no copy
 * of it holds a token. Undefined where nobody came back; `refused` where they
 * changed their mind, or where it is not the answer that was asked for.
 */
export function comeBack(door: Door): Answer | 'refused' | undefined {
  const said = new URLSearchParams(location.hash.slice(1));
  const query = new URLSearchParams(location.search);
  const state = said.get('state') ?? query.get('state');
  if (state === null) return undefined;
  history.replaceState(history.state, '', pathTo(door));
  const journey = readJson(perTab, key, isJourney);
  perTab.remove(key);
  if (journey?.state !== state) return 'refused';
  const token = said.get(providers[journey.provider].answer);
  if (!token) return 'refused';
  if (journey.provider === 'google' && nonceOf(token) !== journey.nonce) return 'refused';
  return { provider: journey.provider, token, redirect: journey.redirect };
}
