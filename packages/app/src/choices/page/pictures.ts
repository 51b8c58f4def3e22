import { pieceOfSlot } from '../pieces/list.ts';
import { fill, phoneWidth } from './frame.ts';
import type { PageData, PictureWish, View } from './order.ts';

/** So far from sight a picture is drawn, and so much further it is taken down again. */
const near = '600px 0px';

/** A place for a picture, and the frame in it. */
export interface PictureStage {
  readonly box: HTMLElement;
  readonly frame: HTMLIFrameElement;
}

/** A frame that nobody can step into: it is looked at. */
export function stageIn(box: HTMLElement, title: string): PictureStage {
  const frame = document.createElement('iframe');
  frame.inert = true;
  frame.title = title;
  box.replaceChildren(frame);
  return { box, frame };
}

/** The frame is as wide as a phone and shown as wide as its place. */
function fit({ box, frame }: PictureStage, height: number): void {
  const scale = box.clientWidth / phoneWidth;
  frame.style.scale = String(scale);
  box.style.blockSize = `${Math.ceil(height * scale)}px`;
}

function wishOf({ dataset }: HTMLElement): PictureWish | undefined {
  const { slot, changes = '{}', values = '{}' } = dataset;
  const piece = pieceOfSlot[slot as keyof typeof pieceOfSlot];
  return (
    piece && {
      piece,
      changes: JSON.parse(changes) as PictureWish['changes'],
      values: JSON.parse(values) as Record<string, string>,
    }
  );
}

/** Shows the pictures of the choices that are in sight, and no others. */
export function showPictures(data: PageData, view: () => View): () => void {
  const shown = new Map<HTMLElement, PictureStage>();
  const show = (box: HTMLElement): void => {
    const wish = wishOf(box);
    if (!wish) return;
    const stage = stageIn(box, box.dataset['title'] ?? '');
    shown.set(box, stage);
    void fill(stage.frame, wish, view(), data, (height) => {
      fit(stage, height);
      box.dataset['drawn'] = '';
    });
  };
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const box = target as HTMLElement;
        if (isIntersecting && !shown.has(box)) show(box);
        if (!isIntersecting && shown.delete(box)) box.replaceChildren();
      }
    },
    { rootMargin: near },
  );
  for (const box of document.querySelectorAll<HTMLElement>('[data-slot]')) watch.observe(box);
  return () => {
    for (const box of shown.keys()) show(box);
  };
}
