export { ArtPicture, type ArtPictureProps } from './art-picture.tsx';
export { ArtProvider, useArt, type ArtProviderProps } from './art-provider.tsx';
