export { clientBuild, development, serverBuild } from './vite/config.ts';
export { liveryMerchants } from './dev/merchants.ts';
