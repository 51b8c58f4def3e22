export { Timeline, TimelineEntry, type TimelineEntryProps } from './timeline.tsx';
