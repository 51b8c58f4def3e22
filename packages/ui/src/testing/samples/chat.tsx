import { Composer } from '../../chat/composer/index.ts';
import { MessageBubble } from '../../chat/message-bubble/index.ts';
import { MessageDivider, MessageList } from '../../chat/message-list/index.ts';
import { Typing } from '../../chat/typing/index.ts';
import type { Samples } from './sample.ts';

const nothing = (): void => undefined;

export const chat: Samples = {
  Composer: {
    element: (
      <Composer
        label="Message"
        onSend={nothing}
        labels={{
          send: 'Send',
          attach: 'Attach',
          count: (typed, limit) => `${typed} of ${limit}`,
          remain: String,
          offline: 'No connection',
        }}
      />
    ),
  },
  MessageBubble: { element: <MessageBubble from="theirs" author="Maya" text="Good evening" /> },
  MessageDivider: { element: <MessageDivider>Today</MessageDivider> },
  MessageList: {
    element: (
      <MessageList label="Talk" labels={{ jump: 'Latest', unseen: String, busy: 'On the way' }}>
        …
      </MessageList>
    ),
  },
  Typing: { element: <Typing label="Maya is typing" /> },
};
