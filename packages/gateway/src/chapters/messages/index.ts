export { contentRoutes } from './announcements/routes.ts';
export { feedbackRoutes } from './feedback/routes.ts';
export {
  feedbackPage,
  feedbackSubject,
  findFeedback,
  type FeedbackLine,
} from './feedback/store.ts';
export { bringLetter } from './inbox/bring.ts';
export { presentMembers, writeLetter, writeLetters, type Letter } from './inbox/letters.ts';
export { inboxRoutes } from './inbox/routes.ts';
export { unreadNews } from './inbox/unread.ts';
export { streamRoutes } from './stream/routes.ts';
