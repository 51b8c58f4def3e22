import { plannedIn } from '../base/planned.ts';
import { memberRoutes } from './routes.ts';

const planned = plannedIn(memberRoutes);

export const plannedMember = {
  profile: planned('S06', 'profile', 'member', 'The member’s own data.'),
  saveProfile: planned('S06', 'saveProfile', 'member', 'Changes them.'),
};
