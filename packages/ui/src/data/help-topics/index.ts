export { HelpTopics, type HelpTopic, type HelpTopicsProps } from './help-topics.tsx';
export { SkeletonTopics, type SkeletonTopicsProps } from './skeleton-topics.tsx';
export { topicAt } from './topic-at.ts';
