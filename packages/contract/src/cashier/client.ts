export { cashierErrors } from './errors.ts';
export { cashierRoutes } from './routes.ts';
