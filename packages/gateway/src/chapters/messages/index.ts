export { contentRoutes } from './announcements/routes.ts';
export { feedbackRoutes } from './feedback/routes.ts';
export { inboxRoutes } from './inbox/routes.ts';
export { streamRoutes } from './stream/routes.ts';
