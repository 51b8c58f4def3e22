import { saveFile } from '#kernel/forms/save-file.ts';

/** As large as a screen shows it well, and a camera reads it from there. */
const side = 720;

/** Saves a code that stands on the page as a picture, to be opened in another app of the same phone. */
export async function savePicture(name: string, code: SVGSVGElement): Promise<boolean> {
  const way = code.querySelector('path')?.getAttribute('d');
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const paper = canvas.getContext('2d');
  if (!way || !paper) return false;
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, side, side);
  const { width } = code.viewBox.baseVal;
  paper.scale(side / width, side / width);
  paper.clip(new Path2D(way));
  paper.fillStyle = 'black';
  paper.fillRect(0, 0, width, width);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture) saveFile(name, picture);
  return picture !== null;
}
