import { firstRoutes } from '@livery/contract/client';
import { createNews } from '@livery/web/live/news';
import { openStream } from '@livery/web/live/open-stream';
import { headersOf } from '../http/client.ts';
import { currentSession } from '../session/session.ts';
import { connected } from './connected.ts';
import { wasCut } from './cut.ts';

/** Hears what the platform says to this member, or to every visitor. */
export const followNews = createNews({
  name: 'livery-live',
  open: (signal) => openStream(firstRoutes.stream, headersOf(currentSession()), signal),
  connected,
  wasCut,
});
