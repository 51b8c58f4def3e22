export { StrengthMeter, type StrengthLabels, type StrengthMeterProps } from './strength-meter.tsx';
export {
  judge,
  type Judged,
  type Strength,
  type StrengthHint,
  type StrengthRules,
} from './strength.ts';
