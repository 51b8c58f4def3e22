import { pieces, type DrawnPiece } from '../pieces/list.ts';
import { changed, type PageData, type PictureOrder, type PictureWish, type View } from './order.ts';

/** As wide as the phone that the pictures are drawn for. */
export const phoneWidth = 390;
const mostHeight = 820;

declare global {
  /** What a frame takes its order from, by its number. */
  var liveryOrders: Map<number, PictureOrder> | undefined;
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';
const fileOf = (text: string, type: string): string =>
  URL.createObjectURL(new Blob([text], { type }));

/** The script and the sheets once, for every frame to load. */
function readFiles() {
  return {
    script: fileOf(textOf('choices-script'), 'text/javascript'),
    sheets: [...document.querySelectorAll('script[type="text/css"]')].map(({ textContent }) =>
      fileOf(textContent, 'text/css'),
    ),
  };
}

let files: ReturnType<typeof readFiles> | undefined;
let last = 0;

/** A document of its own: what the site's root says stands on its root, and a dialog opens in it. */
function documentOf(number: number, wish: PictureWish, view: View, data: PageData): string {
  files ??= readFiles();
  const { merchant, flags } = data;
  const template = changed(merchant.template, wish.changes);
  const choices = Object.entries(template).map(
    ([slot, choice]) => `data-${kebab(slot)}="${choice}"`,
  );
  const values = Object.entries(wish.values ?? {}).map(([name, value]) => `${name}:${value}`);
  const links = files.sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`);
  return `<!doctype html><html lang="${merchant.languages[0]?.tag ?? 'en'}" dir="${view.dir}" data-theme="${view.theme}" style="${values.join(';')}" ${choices.join(' ')}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${links.join('')}<style>html{overflow:hidden}body{background:none}</style></head><body><script>liveryFlags=${JSON.stringify(flags)};liveryPicture=parent.liveryOrders.get(${number})</script><script src="${files.script}"></script></body></html>`;
}

/** Draws a picture into a frame; done once it stands. */
export function fill(
  frame: HTMLIFrameElement,
  wish: PictureWish,
  view: View,
  data: PageData,
  resized: (height: number) => void,
): Promise<void> {
  const number = (last += 1);
  const { screen }: DrawnPiece = pieces[wish.piece];
  const orders = (globalThis.liveryOrders ??= new Map<number, PictureOrder>());
  frame.style.inlineSize = `${phoneWidth}px`;
  frame.style.blockSize = `${screen ?? 200}px`;
  return new Promise((resolve) => {
    orders.set(number, {
      merchant: { ...data.merchant, template: changed(data.merchant.template, wish.changes) },
      catalogue: data.catalogue,
      piece: wish.piece,
      drawn: (height) => {
        const shown = screen ?? Math.min(mostHeight, Math.ceil(height));
        frame.style.blockSize = `${shown}px`;
        resized(shown);
        resolve();
      },
    });
    frame.srcdoc = documentOf(number, wish, view, data);
  });
}
