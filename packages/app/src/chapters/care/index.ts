export { MemberPaused } from './screens/paused/member-paused.tsx';
export { PausedScreen } from './screens/paused/screen.tsx';
