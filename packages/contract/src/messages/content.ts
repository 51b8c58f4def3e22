import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  Code,
  closed,
  Id,
  Instant,
  Language,
  Link,
  Nothing,
  Picture,
  Text,
} from '../base/schemas.ts';
import { Game } from '../lobby/index.ts';
import { messagesRoutes } from './routes.ts';

const Announcement = Type.Object(
  {
    id: Id,
    title: Type.String(),
    startDate: Instant,
    /** HTML of an operator, of allowed elements alone; who shows it checks again. */
    content: Type.String(),
    read: Type.Boolean(),
  },
  closed,
);

const Banner = Type.Object(
  {
    id: Id,
    groupName: Type.String(),
    title: Type.String(),
    text: Type.String(),
    /** The picture. */
    url: Picture,
    /** Where a tap leads; empty where it leads nowhere. */
    link: Link,
  },
  closed,
);

const Promotion = Type.Object(
  {
    id: Id,
    title: Type.String(),
    content: Type.String(),
    startDate: Instant,
    endDate: Instant,
    /** 1: without an end. */
    noExpiry: Type.Union([Type.Literal(0), Type.Literal(1)]),
    announcementImages: Type.Array(Type.Object({ sequence: Type.Integer(), url: Picture }, closed)),
    promoAnnouncementCategoryIds: Type.Array(Id),
  },
  closed,
);

export const announcements = endpoint(messagesRoutes, 'announcements', {
  id: 'C01+T14',
  caller: 'public',
  about: 'What the site has to say, by kind: banners, notices, pop-ups, promotions.',
  request: {
    query: Type.Object(
      {
        /** B banner, PL notice, PU pop-up, PR or Promotion, H home, A agent. */
        types: Type.String({
          maxLength: 79,
          pattern: '^(B|PL|PU|PR|H|A|Promotion)(,(B|PL|PU|PR|H|A|Promotion)){0,7}$',
        }),
        groupName: Type.Optional(Code),
        platform: Type.Optional(Code),
        merchantCode: Type.Optional(Code),
        language: Type.Optional(Language),
      },
      closed,
    ),
  },
  reply: Type.Object(
    {
      promotion: Type.Array(Promotion),
      banners: Type.Array(Banner),
      player: Type.Array(Announcement),
      popup: Type.Array(Announcement),
      hot: Type.Array(Game),
      footer: Type.Object({ unreadCount: Type.Integer({ minimum: 0 }) }, closed),
    },
    closed,
  ),
  errors: ['auth.required', 'type.rejected'],
});

export const readAnnouncement = endpoint(messagesRoutes, 'readAnnouncement', {
  id: 'C02',
  caller: 'registered',
  whileBarred: true,
  about: 'Marks an announcement as read.',
  request: {
    body: Type.Object({ announcementId: Id, read: Type.Literal(true) }, closed),
  },
  reply: Nothing,
  errors: ['announcement.missing'],
});

const inLanguage = Type.Object({ language: Type.Optional(Language) }, closed);

export const notices = endpoint(messagesRoutes, 'notices', {
  id: 'C03',
  caller: 'public',
  about: 'Notices, the newest first.',
  request: { query: inLanguage },
  reply: Type.Array(Announcement),
  errors: [],
});

export const popularNotices = endpoint(messagesRoutes, 'popularNotices', {
  id: 'C04',
  caller: 'public',
  about: 'The notices that were read most.',
  request: { query: inLanguage },
  reply: Type.Array(Announcement),
  errors: [],
});

export const feedback = endpoint(messagesRoutes, 'feedback', {
  id: 'C09',
  caller: 'member',
  whileBarred: true,
  about: 'A word to the operator, with up to three pictures; guests of free play send none.',
  bodyType: 'multipart',
  files: 3,
  repeatable: true,
  request: { body: Type.Object({ category: Text(40, 1), content: Text(500, 10) }, closed) },
  reply: Type.Object({ ticketId: Type.String() }, closed),
  errors: ['upload.invalid', 'trial.forbidden'],
});

export const stream = endpoint(messagesRoutes, 'stream', {
  id: 'C11',
  caller: 'public',
  about:
    'Events as they happen: balance, order, unread, winner, jackpot, notice, status, release, rg, session.',
  streams: true,
  request: {},
  reply: Nothing,
  errors: [],
});
