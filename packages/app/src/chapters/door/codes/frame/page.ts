import { codesDataId, type CodesData } from '@livery/themes/contract';
import { watchCaptcha } from './captcha.ts';
import { hearOn, isOrder, sayOn, type Order, type Word } from './messages.ts';
import { isWrongCode, phoneOf, type Phone } from './phone.ts';

/** What the build wrote into the page. */
export const readData = (): CodesData =>
  JSON.parse(document.getElementById(codesDataId)?.textContent ?? '') as CodesData;

const isAmong = (parents: readonly string[], origin: string): boolean =>
  parents.includes(origin) || parents.includes(`${origin.replace(/:\d+$/, '')}:*`);

async function answer(phone: Phone, order: Order): Promise<Word> {
  try {
    if (order.type === 'confirm') return { type: 'token', ...(await phone.confirm(order.code)) };
    await phone.send(order.e164, order.language);
    return { type: 'sent' };
  } catch (error) {
    return { type: order.type === 'confirm' && isWrongCode(error) ? 'wrong' : 'failed' };
  }
}

/**
 * Takes one line from the site that frames this page, and no second one. Who
 * sent it is looked at once; from then on nobody else can speak on it.
 */
export function speakWith({ parents, firebase }: CodesData): void {
  const take = ({ source, origin, ports }: MessageEvent<unknown>): void => {
    const [line] = ports;
    if (source !== window.parent || !isAmong(parents, origin) || !line) return;
    removeEventListener('message', take);
    const say = (word: Word): void => sayOn(line, word);
    const captcha = document.getElementById('captcha') ?? document.body;
    const phone = phoneOf(firebase, captcha);
    watchCaptcha((height) => say({ type: 'asks', height }));
    hearOn(line, async (order) => {
      if (isOrder(order)) say(await answer(phone, order));
    });
    say({ type: 'ready' });
  };
  addEventListener('message', take);
}
