/**
 * Draws the pictures of the demo catalogue into a folder, for a gateway to serve:
 * node packages/art/src/write.ts dist/pictures
 */
import { resolve } from 'node:path';
import { writePictures } from './pictures.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder to draw into.');
  process.exitCode = 2;
} else writePictures(resolve(folder));
