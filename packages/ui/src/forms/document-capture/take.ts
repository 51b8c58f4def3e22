import { coveredPart, keptSize } from './crop.ts';

const type = 'image/jpeg';
const quality = 0.92;

/** What the video shows now, as a file; nothing where the browser cannot make one. */
export async function take(
  video: HTMLVideoElement,
  ratio: number,
  name: string,
): Promise<File | undefined> {
  const part = coveredPart(video.videoWidth, video.videoHeight, ratio);
  const { width, height } = keptSize(part);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext('2d');
  paper?.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  return blob ? new File([blob], `${name}.jpg`, { type }) : undefined;
}
