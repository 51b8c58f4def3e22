export { newCodeSecret } from './access/codes.ts';
export { enrol, requireInvitation, requireOfficePassword } from './access/enrol.ts';
export { logIn } from './access/login.ts';
export { endSeats, noSeat, claimSeat, type Seat } from './access/sessions.ts';
export { office } from './chapter.ts';
export {
  endStaff,
  endStaffSessions,
  giveRole,
  inviteStaff,
  letOwnerIn,
  listSeats,
  listStaff,
  takeRole,
} from './staff/acts.ts';
