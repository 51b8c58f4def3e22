import type { Hear, News } from './news.ts';

/** Shown as they come and then forgotten: of many in a second, people see the last. */
const PASSING = new Set<News['event']>(['winner', 'jackpot']);

/** Twice a second for a site and a kind. */
const PAUSE = 500;

/**
 * Passes news on, but what is for a whole site and passes quickly only so often,
 * the newest of those that came meanwhile: a thousand wins a second for five
 * thousand pages are five million messages. Nothing else is ever left out.
 */
export function thinned(pass: Hear, pause: number = PAUSE) {
  /** While a pause lasts: the newest that came in it, if one did. */
  const paused = new Map<string, { timer: NodeJS.Timeout; newest: News | undefined }>();

  const send = (key: string, news: News): void => {
    pass(news);
    const timer = setTimeout(() => {
      const newest = paused.get(key)?.newest;
      paused.delete(key);
      if (newest !== undefined) send(key, newest);
    }, pause);
    timer.unref();
    paused.set(key, { timer, newest: undefined });
  };

  return {
    tell(news: News): void {
      if (news.memberId !== undefined || !PASSING.has(news.event)) return pass(news);
      const key = `${news.event} ${news.merchant}`;
      const waiting = paused.get(key);
      if (waiting === undefined) send(key, news);
      else waiting.newest = news;
    },
    clear(): void {
      for (const { timer } of paused.values()) clearTimeout(timer);
      paused.clear();
    },
  };
}
