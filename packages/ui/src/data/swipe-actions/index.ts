export type { SwipeAction } from './swipe-action.ts';
export { SwipeActions, type SwipeActionsProps } from './swipe-actions.tsx';
