import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createHearers, type HearingPage } from './hearers.ts';
import { listen } from './listen.ts';
import { readNews, writeNews, type Hear, type News, type Renew } from './news.ts';

export interface Live {
  /**
   * Tells every gateway on this database, soon. Called after the commit: news is
   * a hint to look again, so news lost with a process loses nothing.
   */
  publish(news: News): void;
  /** Hears everything, and pages when it is done with it; returns the way to stop hearing. */
  subscribe(renew: Renew): () => void;
  /** Hears what a page is meant to hear. */
  subscribePage(page: HearingPage, hear: Hear): () => void;
  /** Pages of a member that hear on this gateway now. */
  pagesOf(merchant: string, memberId: bigint): number;
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
  const hearers = createHearers();
  const listener = await listen(databaseUrl, CHANNEL, onError, (text) => {
    const news = readNews(text);
    if (news !== undefined) hearers.tell(news);
  });
  let gathered: News[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const flush = () => {
    timer = undefined;
    const news = withinReason(gathered);
    gathered = [];
    if (news.length === 0) return;
    sending = sending.then(() => sendNews(db, news)).catch(onError);
  };

  return {
    publish: (news) => {
      gathered.push(news);
      timer ??= setTimeout(flush, GATHER);
    },
    subscribe: hearers.addEverywhere,
    subscribePage: hearers.addPage,
    pagesOf: hearers.pagesOf,
    close: async () => {
      clearTimeout(timer);
      flush();
      await sending;
      hearers.clear();
      await listener.close();
    },
  };
}

/** That a site closed or was built anew is said in any case; of the rest the latest. */
function withinReason(news: readonly News[]): readonly News[] {
  if (news.length <= MOST_AT_ONCE) return news;
  const rest = news.filter((one) => !isOrder(one)).slice(-MOST_AT_ONCE);
  return [...news.filter(isOrder), ...rest];
}

const ORDERS = new Set<News['event']>(['status', 'release', 'sites']);
const isOrder = ({ event }: News): boolean => ORDERS.has(event);

/** At once, each once; for a process that publishes and does not listen. */
export async function sendNews(db: Kysely<Database>, news: readonly News[]): Promise<void> {
  const texts = [...new Set(news.map(writeNews))];
  await sql`SELECT pg_notify(${CHANNEL}, text) FROM unnest(${texts}::text[]) AS text`.execute(db);
}
