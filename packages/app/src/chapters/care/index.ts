export { DayLockButton } from './components/day-lock-button.tsx';
export { useGameCare } from './play/use-game-care.tsx';
export { MemberPaused } from './screens/paused/member-paused.tsx';
export { PausedScreen } from './screens/paused/screen.tsx';
