import type { Store } from './database.ts';

interface KnownReply {
  /** What was asked under the key. */
  readonly request: string;
  readonly body: string;
}

export const findReply = (store: Store, merchant: string, key: string): KnownReply | undefined =>
  store.one<KnownReply>(
    'SELECT request, body FROM reply WHERE merchant = ? AND key = ?',
    merchant,
    key,
  );

export function keepReply(
  store: Store,
  merchant: string,
  key: string,
  { request, body }: KnownReply,
): void {
  store.run(
    `INSERT INTO reply (merchant, key, request, body)
    VALUES (?, ?, ?, ?)`,
    merchant,
    key,
    request,
    body,
  );
}
