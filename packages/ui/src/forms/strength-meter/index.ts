export { StrengthMeter, type StrengthLabels, type StrengthMeterProps } from './strength-meter.tsx';
export {
  judge,
  type Judgement,
  type Strength,
  type StrengthHint,
  type StrengthRules,
} from './strength.ts';
