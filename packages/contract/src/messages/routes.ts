import { get, post, remove, type Route } from '../base/route.ts';
import { firstRoutes } from '../base/first-routes.ts';

export const messagesRoutes = {
  announcements: firstRoutes.announcements,
  readAnnouncement: post('/announcement/read'),
  notices: get('/announcement/notice'),
  popularNotices: get('/announcement/popular'),
  inboxUnread: get('/member/inbox/unread'),
  inbox: get('/member/inbox'),
  readInbox: post('/member/inbox/read'),
  deleteInbox: remove('/member/inbox'),
  feedback: post('/feedback'),
  stream: firstRoutes.stream,
  chatUnread: get('/chat/unread'),
  chatLaunch: get('/chat/launch'),
  liveModels: get('/live/models'),
} as const satisfies Readonly<Record<string, Route>>;
