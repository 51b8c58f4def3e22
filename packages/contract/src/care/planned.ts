import { plannedIn } from '../base/planned.ts';
import { careRoutes } from './routes.ts';

const planned = plannedIn(careRoutes);

export const plannedCare = {
  statement: planned('RG7', 'statement', 'member', 'A statement of the account.'),
};
