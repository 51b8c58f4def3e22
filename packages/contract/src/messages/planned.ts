import { plannedIn } from '../base/planned.ts';
import { messagesRoutes } from './routes.ts';

const planned = plannedIn(messagesRoutes);

export const plannedMessages = {
  chatUnread: planned('A31', 'chatUnread', 'registered', 'Unread chat messages.'),
  chatLaunch: planned('A32', 'chatLaunch', 'registered', 'The address of the live chat.'),
  liveModels: planned('A33', 'liveModels', 'public', 'Who streams now.'),
};
