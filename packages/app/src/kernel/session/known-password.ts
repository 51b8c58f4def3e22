import { currentSession, onSessionChange } from './session.ts';

/**
 * The password that somebody has just logged in with and must change at once:
 * they need not type it again. It is in no storage, and goes with the session.
 */
let known: { readonly userName: string; readonly password: string } | undefined;

export function keepPassword(userName: string, password: string): void {
  known = { userName, password };
}

export function forgetPassword(): void {
  known = undefined;
}

export const knownPassword = (userName: string): string | undefined =>
  known?.userName === userName ? known.password : undefined;

onSessionChange(() => {
  if (currentSession()?.userName !== known?.userName) forgetPassword();
});
