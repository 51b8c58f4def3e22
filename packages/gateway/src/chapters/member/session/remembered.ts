import type { Kysely } from 'kysely';
import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../kernel/time/clock.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Live } from '../../../kernel/live/live.ts';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import type { EndedSessions, Identify, Session } from '../../../kernel/session.ts';
import { findSession } from './store.ts';

/** What is remembered is at least so old when it is forgotten, and at most twice that. */
const LIFE = 1_000;

interface Remembered {
  readonly session: Session;
  readonly tokenHash: Buffer;
}

/** What was looked up, and who was forgotten, since the last turn of the page. */
class Page {
  readonly sessions = new Map<string, Remembered>();
  readonly keysOf = new Map<string, string[]>();
  /** The number of the last forgetting of a member or a session. */
  readonly forgotten = new Map<string, number>();
  readonly since: number;

  constructor(since: number) {
    this.since = since;
  }
}

export interface Sessions {
  readonly identify: Identify;
  /** The next read of theirs looks in the database. */
  forget(ended: EndedSessions): void;
  close(): void;
}

/**
 * A page asks for several things at once, and for each of them whose session
 * it is. A read may go by what was found a moment ago; whatever writes asks
 * anew. What ends here is forgotten at once, and what ends elsewhere when the
 * news of it comes.
 */
export function rememberSessions(
  db: Kysely<Database>,
  clock: Clock,
  live: Pick<Live, 'subscribe'>,
): Sessions {
  let forgettings = 0;
  let current = new Page(clock());
  let former = current;
  const turn = (now: number) => {
    if (now - current.since < LIFE) return;
    former = now - current.since < 2 * LIFE ? current : new Page(now);
    current = new Page(now);
  };
  const drop = (key: string) => {
    for (const page of [current, former]) page.sessions.delete(key);
  };
  const forget = (ended: EndedSessions) => {
    forgettings += 1;
    if ('loginHash' in ended) {
      const key = sessionKey(ended.merchant, ended.loginHash);
      current.forgotten.set(key, forgettings);
      drop(key);
      return;
    }
    const member = memberKey(ended.merchant, ended.memberId);
    current.forgotten.set(member, forgettings);
    for (const page of [current, former]) page.keysOf.get(member)?.forEach(drop);
  };
  const wasForgotten = (keys: readonly string[], since: number) =>
    [current, former].some((page) => keys.some((key) => (page.forgotten.get(key) ?? 0) > since));
  const unsubscribe = live.subscribe(({ event, merchant, memberId }) => {
    if (event === 'session' && memberId !== undefined) forget({ merchant, memberId });
  });

  return {
    forget,
    close: unsubscribe,
    identify: async (merchant, proof, now, isRead) => {
      turn(now);
      const key = sessionKey(merchant.code, hashSecret(proof.id));
      const tokenHash = hashSecret(proof.token);
      const known = isRead ? (current.sessions.get(key) ?? former.sessions.get(key)) : undefined;
      if (known !== undefined && timingSafeEqual(known.tokenHash, tokenHash)) return known.session;
      const [page, before] = [current, forgettings];
      const found = await findSession(db, merchant, proof, now);
      if (found === null || found === 'replaced') return found;
      const member = memberKey(merchant.code, found.memberId);
      // Whoever took so long that it may have been forgotten meanwhile is not remembered.
      if (page !== current || wasForgotten([key, member], before)) return found;
      current.sessions.set(key, { session: found, tokenHash });
      current.keysOf.set(member, [...(current.keysOf.get(member) ?? []), key]);
      return found;
    },
  };
}

const sessionKey = (merchant: string, idHash: Buffer): string =>
  `${merchant} ${idHash.toString('base64')}`;
const memberKey = (merchant: string, memberId: bigint): string => `${merchant} ${memberId}`;
