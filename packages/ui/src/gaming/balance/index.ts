export { Balance, type BalanceProps } from './balance.tsx';
export { BalanceAction, type BalanceActionProps } from './balance-action.tsx';
