export { messagesErrors } from './errors.ts';
export { messagesRoutes } from './routes.ts';
