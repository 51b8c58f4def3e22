import { createHash } from 'node:crypto';
import { Refusal, type Ask } from '../http/route.ts';
import type { Merchant } from '../settings.ts';
import type { Store } from '../store/database.ts';
import { findReply, keepReply } from '../store/replies.ts';
import { readKey } from './read.ts';

/** The same key gets the same answer: the deed and what was said of it are one transaction. */
export function once(store: Store, { code }: Merchant, ask: Ask, work: () => unknown): string {
  const key = readKey(ask);
  const request = createHash('sha256').update(`${ask.path}\n${ask.body}`).digest('hex');
  return store.together(() => {
    const known = findReply(store, code, key);
    if (known && known.request !== request) {
      throw new Refusal(409, 'key_reused', 'This Idempotency-Key was used for something else.');
    }
    if (known) return known.body;
    const body = JSON.stringify(work());
    keepReply(store, code, key, { request, body });
    return body;
  });
}
