/** Who has just come in by a password, and was not asked about passkeys yet; it is in no storage. */
let fresh: string | undefined;

export function noteFreshLogin(userName: string): void {
  fresh = userName;
}

export function forgetFreshLogin(): void {
  fresh = undefined;
}

export const isFreshLogin = (userName: string): boolean => fresh === userName;
