export { StatCard, type StatCardProps, type StatDelta } from './stat-card.tsx';
