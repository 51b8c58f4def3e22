export { startGateway, type Gateway, type GatewayOptions } from './gateway.ts';
export { readConfig, type Config } from './kernel/config/config.ts';
