export {
  LimitMeter,
  type LimitMeterLabels,
  type LimitMeterProps,
  type PendingRaise,
} from './limit-meter.tsx';
