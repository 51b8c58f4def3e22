export { Lightbox, type LightboxLabels, type LightboxProps } from './lightbox.tsx';
export type { LightboxItem } from './lightbox-picture.tsx';
