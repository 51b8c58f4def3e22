export { Balance, BalanceAction, type BalanceActionProps, type BalanceProps } from './balance.tsx';
