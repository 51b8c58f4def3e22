export { FactStrip, type FactStripProps, type StripFact } from './fact-strip.tsx';
