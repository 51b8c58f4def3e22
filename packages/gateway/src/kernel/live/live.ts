import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listen } from './listen.ts';
import { readNews, writeNews, type News } from './news.ts';

export interface Live {
  /**
   * Tells every gateway on this database, soon. Called after the commit: news is
   * a hint to look again, so news lost with a process loses nothing.
   */
  publish(news: News): void;
  /** Returns the way to stop hearing. */
  subscribe(hear: (news: News) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'livery_live';
/** News of this long goes out together: a commit that notifies holds a lock of the whole server. */
const GATHER = 25;
const MOST_AT_ONCE = 500;

export async function openLive(
  db: Kysely<Database>,
  databaseUrl: string,
  onError: (error: unknown) => void,
): Promise<Live> {
  const hearers = new Set<(news: News) => void>();
  const listener = await listen(databaseUrl, CHANNEL, onError, (text) => {
    const news = readNews(text);
    if (news !== undefined) for (const hear of hearers) hear(news);
  });
  let gathered: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const flush = () => {
    timer = undefined;
    const texts = [...new Set(gathered)].slice(-MOST_AT_ONCE);
    gathered = [];
    if (texts.length === 0) return;
    sending = sending.then(() => notify(db, texts)).catch(onError);
  };

  return {
    publish: (news) => {
      gathered.push(writeNews(news));
      timer ??= setTimeout(flush, GATHER);
    },
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    close: async () => {
      clearTimeout(timer);
      flush();
      await sending;
      hearers.clear();
      await listener.close();
    },
  };
}

async function notify(db: Kysely<Database>, texts: readonly string[]): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, text) FROM unnest(${texts}::text[]) AS text`.execute(db);
}
