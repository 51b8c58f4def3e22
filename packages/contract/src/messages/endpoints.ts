import * as content from './content.ts';
import * as inbox from './inbox.ts';
import { plannedMessages } from './planned.ts';

export const messagesEndpoints = {
  announcements: content.announcements,
  readAnnouncement: content.readAnnouncement,
  notices: content.notices,
  popularNotices: content.popularNotices,
  inboxUnread: inbox.inboxUnread,
  inbox: inbox.inbox,
  readInbox: inbox.readInbox,
  deleteInbox: inbox.deleteInbox,
  feedback: content.feedback,
  stream: content.stream,
  ...plannedMessages,
} as const;
