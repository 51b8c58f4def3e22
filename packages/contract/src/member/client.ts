export { memberErrors } from './errors.ts';
export { memberRoutes } from './routes.ts';
