export {
  MessageBubble,
  type MessageBubbleProps,
  type MessageLabels,
  type MessageState,
} from './message-bubble.tsx';
