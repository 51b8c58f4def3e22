export { AppStatus, type AppStatusProps } from './app-status.tsx';
