export { messages } from './chapter.ts';
export {
  feedbackPage,
  feedbackSubject,
  findFeedback,
  type FeedbackLine,
} from './feedback/store.ts';
export { bringLetter } from './inbox/bring.ts';
export { presentMembers, writeLetter, writeLetters, type Letter } from './inbox/letters.ts';
export { unreadNews } from './inbox/unread.ts';
