export { clientBuild, development, serverBuild } from './config.ts';
export { liveryMerchants } from './merchants.ts';
