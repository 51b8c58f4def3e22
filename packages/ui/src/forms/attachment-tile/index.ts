export {
  AttachmentTile,
  type AttachmentLabels,
  type AttachmentTileProps,
} from './attachment-tile.tsx';
