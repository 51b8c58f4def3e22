export { walletQuery } from './api/wallet.ts';
export { WalletAmount } from './components/wallet-amount.tsx';
export { WalletBalance } from './components/wallet-balance.tsx';
