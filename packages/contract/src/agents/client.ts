export { agentsErrors } from './errors.ts';
export { agentsRoutes } from './routes.ts';
