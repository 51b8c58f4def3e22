export { rewardsErrors } from './errors.ts';
export { rewardsRoutes } from './routes.ts';
