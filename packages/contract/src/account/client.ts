export { accountErrors } from './errors.ts';
export { accountRoutes } from './routes.ts';
