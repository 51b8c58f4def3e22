export { careErrors } from './errors.ts';
export { careRoutes } from './routes.ts';
