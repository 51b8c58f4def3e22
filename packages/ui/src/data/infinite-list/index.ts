export {
  InfiniteList,
  type InfiniteLabels,
  type InfiniteListProps,
  type InfiniteState,
} from './infinite-list.tsx';
