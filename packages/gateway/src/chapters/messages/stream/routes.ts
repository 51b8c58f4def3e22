import type { FastifyReply } from 'fastify';
import type { Router } from '../../../http/router.ts';
import { rateLimited } from '../../../kernel/refusal.ts';
import type { News } from '../../../kernel/live/news.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Session } from '../../../kernel/session.ts';
import { sessionStanding } from '../../member/index.ts';

/** Longer silence makes proxies close the line. */
const BEAT = 15_000;
/** A session that nobody ended ends by itself, and its stream at the next look. */
const LOOK = 60_000;
/** A page that reads nothing for so long is not there. */
const MOST_UNREAD = 256 * 1024;
/** All tabs of a browser share one: nobody has so many browsers open. */
const MOST_OF_MEMBER = 10;
const RETRY = 30_000;

export function streamRoutes(route: Router, services: Services): void {
  route('stream', async ({ merchant, session, request, reply }) => {
    const isTooMany =
      session !== null && services.live.pagesOf(merchant.code, session.memberId) >= MOST_OF_MEMBER;
    if (isTooMany) throw rateLimited(RETRY);
    const gate = services.states.gateFor(merchant, request);
    const { maintenance, regionRestriction } = gate;
    open(services, merchant, session, reply);
    write(reply, 'status', { maintenance, regionRestriction });
    const { build } = merchant;
    if (build !== undefined) write(reply, 'release', { build });
    return null;
  });
}

/** Server-sent events: each says that something changed, and what it is now where that is short. */
function open(
  { live, sites, db, clock }: Services,
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

  const lookAgain = async () => {
    if (session === null) return;
    // By the rules of now: how long a session may be idle can change meanwhile.
    const { code } = merchant;
    const why = await sessionStanding(db, sites.of(code) ?? merchant, session.handle, clock());
    if (why === 'live' || raw.writableEnded) return;
    write(reply, 'session', { why });
    raw.end();
  };
  // The database is away for a moment: that is no reason to hang up.
  const look = () => void lookAgain().catch(() => {});
  const page = { merchant: merchant.code, memberId: session?.memberId };
  const unsubscribe = live.subscribePage(page, (news) => {
    // A hint that one of the member's sessions ended, and maybe this one.
    if (news.event === 'session') look();
    else writeBlock(reply, blockOf(news));
  });
  const ignore = sites.subscribe((now, before) => {
    if (before?.code !== merchant.code) return;
    if (now === undefined) raw.end();
    else if (now.build !== undefined && now.build !== before.build) {
      write(reply, 'release', { build: now.build });
    }
  });
  const beat = setInterval(() => raw.write(':\n\n'), BEAT);
  const looking = setInterval(look, LOOK);
  raw.once('close', () => {
    unsubscribe();
    ignore();
    clearInterval(beat);
    clearInterval(looking);
  });
}

function write(reply: FastifyReply, event: News['event'], data: News['data']): void {
  writeBlock(reply, blockWith(event, data));
}

function writeBlock({ raw }: FastifyReply, block: string): void {
  if (raw.writableLength > MOST_UNREAD) raw.destroy();
  else raw.write(block);
}

const blockWith = (event: News['event'], data: News['data']): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const blocks = new WeakMap<News, string>();

/** Written once for all who hear it. */
function blockOf(news: News): string {
  const known = blocks.get(news) ?? blockWith(news.event, news.data);
  blocks.set(news, known);
  return known;
}
