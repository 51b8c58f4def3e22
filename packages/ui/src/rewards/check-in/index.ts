export {
  CheckIn,
  type CheckInDay,
  type CheckInLabels,
  type CheckInProps,
  type CheckInState,
} from './check-in.tsx';
