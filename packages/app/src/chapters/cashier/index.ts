export { vendorWalletsQuery } from './api/vendor-wallets.ts';
export { walletQuery } from './api/wallet.ts';
export { WalletAmount } from './components/wallet-amount.tsx';
export { WalletBalance } from './components/wallet-balance.tsx';
export { WalletPanel } from './components/wallet-panel.tsx';
export { betFilterOf } from './record-filter.ts';
export { BetRecordScreen } from './screens/bet-record/screen.tsx';
