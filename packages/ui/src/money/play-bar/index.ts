export { PlayBar, type PlayAction, type PlayBarProps, type PlayFact } from './play-bar.tsx';
