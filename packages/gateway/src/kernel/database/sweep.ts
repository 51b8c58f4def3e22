import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

const DAY = 86_400_000;
const EVERY = 10 * 60_000;

/** Takes away what has served its time. Money, rounds and members are never touched. */
export async function sweep(db: Kysely<Database>, now: number): Promise<void> {
  const at = new Date(now);
  const yesterday = new Date(now - DAY);
  await db.deleteFrom('session').where('expires_at', '<', at).execute();
  await db.deleteFrom('captcha').where('expires_at', '<', at).execute();
  await db.deleteFrom('challenge').where('expires_at', '<', at).execute();
  await db.deleteFrom('one_time_password').where('expires_at', '<', at).execute();
  await db.deleteFrom('device_credential').where('expires_at', '<', at).execute();
  // For a day its owner is told that it is too old, and not that it is wrong.
  await db.deleteFrom('phone_code').where('expires_at', '<', yesterday).execute();
  // What was played for real is kept: time in play is counted from it. So is what rounds name.
  await db
    .deleteFrom('provider_session')
    .where('expires_at', '<', at)
    .where('mode', '=', 'trial')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('round')
            .select('round.id')
            .whereRef('round.merchant', '=', 'provider_session.merchant')
            .whereRef('round.session_id', '=', 'provider_session.id'),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('seen_message')
    .where('seen_at', '<', new Date(now - 600_000))
    .execute();
  await db.deleteFrom('counter').where('since', '<', yesterday).execute();
  await db
    .deleteFrom('encryption_key')
    .where('created_at', '<', new Date(now - 3 * DAY))
    .execute();
  // A vendor may ask again after days, and must then get the answer it missed.
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', yesterday)
    .where('scope', 'not like', 'provider:%')
    .execute();
}

export function sweepRegularly(
  db: Kysely<Database>,
  clock: () => number,
  onError: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void sweep(db, clock()).catch(onError), EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
