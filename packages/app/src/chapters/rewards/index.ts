export { DepositBadgeKeeper } from './components/deposit-badge-keeper.ts';
