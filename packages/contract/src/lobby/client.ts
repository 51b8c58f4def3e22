export { lobbyErrors } from './errors.ts';
export { lobbyRoutes } from './routes.ts';
