export { MessageDivider, type MessageDividerProps } from './message-divider.tsx';
export { MessageList, type MessageListLabels, type MessageListProps } from './message-list.tsx';
