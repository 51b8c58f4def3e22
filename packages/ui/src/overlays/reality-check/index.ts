export { RealityCheck, type RealityCheckProps, type RealityFact } from './reality-check.tsx';
