export { securityQuery } from './api/devices.ts';
export { memberInfoQuery } from './api/member-info.ts';
export { LogOut } from './components/log-out.tsx';
export { LogOutEverywhereRow, LogOutRow } from './components/log-out-row.tsx';
export { MemberFace } from './components/member-face.tsx';
export { DeviceRows } from './devices/device-rows.tsx';
export { OfferRows } from './offers/offer-rows.tsx';
export { MemberCentreScreen } from './screens/member-centre/screen.tsx';
