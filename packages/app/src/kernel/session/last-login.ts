import { isRecord, perTab, readJson } from '@livery/web/store/storage';

/** When this account was used before, and from where: the member alone knows whether it was them. */
export interface LastLogin {
  readonly at: number;
  readonly ip: string | null;
}

const key = 'lastLogin';

const isLastLogin = (value: unknown): value is LastLogin =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  (value['ip'] === null || typeof value['ip'] === 'string');

/** Nothing where this is the first log-in of all, or this tab was not the one to log in. */
export const lastLogin = (): LastLogin | null => readJson(perTab, key, isLastLogin);

/** Kept as long as the session: it goes with the tab's storage. */
export const rememberLastLogin = (login: LastLogin): void => perTab.set(key, JSON.stringify(login));
