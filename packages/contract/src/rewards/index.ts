export { rewardsEndpoints } from './endpoints.ts';
