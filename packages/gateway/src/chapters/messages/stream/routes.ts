import type { FastifyReply } from 'fastify';
import type { Router } from '../../../http/router.ts';
import type { News } from '../../../kernel/live/news.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import { isLive } from '../../account/index.ts';

/** Longer silence makes proxies close the line. */
const BEAT = 15_000;
/** A stream ends with its session, at the next look. */
const LOOK = 60_000;
/** A page that reads nothing for so long is not there. */
const MOST_UNREAD = 256 * 1024;

export function streamRoutes(route: Router, services: Services): void {
  route('stream', async ({ merchant, session, request, reply }) => {
    const gate = services.states.gateFor(merchant, request);
    const { maintenance, regionRestriction } = gate;
    open(services, merchant, session, reply);
    write(reply, 'status', { maintenance, regionRestriction });
    const build = services.releases.buildOf(merchant);
    if (build !== undefined) write(reply, 'release', { build });
    return null;
  });
}

/** Server-sent events: each says that something changed, and what it is now where that is short. */
function open(
  { live, releases, db, clock }: Services,
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
  const unsubscribe = live.subscribe((news) => {
    if (concerns(news)) write(reply, news.event, news.data);
  });
  const ignore = releases.subscribe((code, build) => {
    if (code === merchant.code) write(reply, 'release', { build });
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
    unsubscribe();
    ignore();
    clearInterval(beat);
    clearInterval(look);
  });
}

function write({ raw }: FastifyReply, event: News['event'], data: News['data']): void {
  if (raw.writableLength > MOST_UNREAD) raw.destroy();
  else raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
