import { AttachmentTile } from '../../forms/attachment-tile/index.ts';
import type { Samples } from './sample.ts';

export const files: Samples = {
  AttachmentTile: { element: <AttachmentTile name="statement.pdf" /> },
};
