export { AgencyScreen } from './home/agency-screen.tsx';
