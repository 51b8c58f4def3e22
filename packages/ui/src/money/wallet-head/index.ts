export { WalletHead, type WalletHeadProps, type WalletPart } from './wallet-head.tsx';
