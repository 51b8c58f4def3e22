export { messagesEndpoints } from './endpoints.ts';
