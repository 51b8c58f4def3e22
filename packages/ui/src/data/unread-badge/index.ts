export { capped } from './capped.ts';
export { UnreadBadge, type UnreadBadgeProps } from './unread-badge.tsx';
