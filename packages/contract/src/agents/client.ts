export { agentsRoutes } from './routes.ts';
