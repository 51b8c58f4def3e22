export { startGateway, type Gateway, type GatewayOptions } from './gateway.ts';
export { readConfig, type Config } from './config.ts';
export { DEMO_PASSWORD, demoPlayers, type DemoPlayer } from './demo/players.ts';
