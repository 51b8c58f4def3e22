export { clientBuild, development, serverBuild } from './config.ts';
