export { Scene, type SceneProps } from './scene.tsx';
