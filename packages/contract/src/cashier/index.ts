export { cashierEndpoints } from './endpoints.ts';
export { Wallet } from './wallet.ts';
