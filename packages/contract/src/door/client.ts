export { doorErrors } from './errors.ts';
export { doorRoutes } from './routes.ts';
