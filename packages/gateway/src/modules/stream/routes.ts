import type { FastifyReply } from 'fastify';
import type { Router } from '../../http/router.ts';
import type { News } from '../../live/news.ts';
import type { Merchant } from '../../merchants.ts';
import type { Platform } from '../../platform.ts';
import { isLive, type Session } from '../session/store.ts';

/** Longer silence makes proxies close the line. */
const BEAT = 15_000;
/** A stream ends with its session, at the next look. */
const LOOK = 60_000;
/** A page that reads nothing for so long is not there. */
const MOST_UNREAD = 256 * 1024;

export function streamRoutes(route: Router, platform: Platform): void {
  route('stream', async ({ merchant, session, request, reply }) => {
    const gate = platform.states.gateFor(merchant, request);
    const { maintenance, regionRestriction } = gate;
    open(platform, merchant, session, reply);
    write(reply, 'status', { maintenance, regionRestriction });
    return null;
  });
}

/** Server-sent events: each says that something changed, and what it is now where that is short. */
function open(
  { live, db, clock }: Platform,
  merchant: Merchant,
  session: Session | null,
  reply: FastifyReply,
): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Some proxies gather an answer before they pass it on.
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 3000\n\n');

  const concerns = (news: News) =>
    news.merchant === merchant.code &&
    (news.memberId === undefined || news.memberId === session?.memberId);
  const quiet = live.subscribe((news) => {
    if (concerns(news)) write(reply, news.event, news.data);
  });
  const beat = setInterval(() => raw.write(':\n\n'), BEAT);
  const look = setInterval(() => {
    if (session === null) return;
    isLive(db, merchant, session.idHash, clock()).then(
      (lives) => void (lives || raw.end()),
      // The database is away for a moment: that is no reason to hang up.
      () => {},
    );
  }, LOOK);
  raw.once('close', () => {
    quiet();
    clearInterval(beat);
    clearInterval(look);
  });
}

function write({ raw }: FastifyReply, event: News['event'], data: News['data']): void {
  if (raw.writableLength > MOST_UNREAD) raw.destroy();
  else raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
