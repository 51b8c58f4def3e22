export { playErrors } from './errors.ts';
export { playRoutes } from './routes.ts';
