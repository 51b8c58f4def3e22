import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Id, Ids, Instant, Nothing, pages, paging } from '../base/schemas.ts';
import { messagesRoutes } from './routes.ts';

export const inboxUnread = endpoint(messagesRoutes, 'inboxUnread', {
  id: 'A30',
  caller: 'registered',
  whileBarred: true,
  about: 'How many messages are unread.',
  request: {},
  reply: Type.Integer({ minimum: 0 }),
  errors: [],
});

const Message = Type.Object(
  {
    id: Id,
    title: Type.String(),
    content: Type.String(),
    createdAt: Instant,
    read: Type.Boolean(),
    kind: Type.Enum(['system', 'personal', 'promotion', 'wallet']),
  },
  closed,
);

export const inbox = endpoint(messagesRoutes, 'inbox', {
  id: 'C08',
  caller: 'registered',
  whileBarred: true,
  about: 'Messages, the newest first.',
  request: { query: Type.Object(pages, closed) },
  reply: Type.Object({ list: Type.Array(Message), ...paging }, closed),
  errors: [],
});

export const readInbox = endpoint(messagesRoutes, 'readInbox', {
  id: 'C08',
  caller: 'registered',
  whileBarred: true,
  about: 'Marks messages as read.',
  request: {
    body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }, closed),
  },
  reply: Nothing,
  errors: [],
});

export const deleteInbox = endpoint(messagesRoutes, 'deleteInbox', {
  id: 'C08',
  caller: 'registered',
  whileBarred: true,
  about: 'Deletes messages, given as a comma list.',
  request: {
    query: Type.Object({ ids: Ids }, closed),
  },
  reply: Nothing,
  errors: [],
});
