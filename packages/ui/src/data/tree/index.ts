export { Tree, type TreeProps } from './tree.tsx';
export type { TreeItem } from './tree-rows.ts';
