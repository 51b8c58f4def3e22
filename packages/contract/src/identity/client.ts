export { identityErrors } from './errors.ts';
export { identityRoutes } from './routes.ts';
