export { SessionBar, type SessionBarProps, type SessionFact } from './session-bar.tsx';
