export { demoExtras } from './extras.ts';
export { DEMO_PASSWORD, demoPlayers, type DemoPlayer } from './people/players.ts';
