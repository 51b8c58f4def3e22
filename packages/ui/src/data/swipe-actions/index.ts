export { SwipeActions, type SwipeAction, type SwipeActionsProps } from './swipe-actions.tsx';
