export { messages } from './chapter.ts';
export { promotions } from './shared.ts';
export { feedbackPage, type FeedbackLine } from './feedback/store.ts';
export { bringLetter } from './inbox/bring.ts';
export { writeLetter, type Letter } from './inbox/letters.ts';
export { unreadNews } from './inbox/unread.ts';
export { readFeedback } from './feedback/acts.ts';
export { sendLetter, sendLetterToAll, type GivenLetter } from './inbox/acts.ts';
export type { MessagesTables } from './tables.ts';
