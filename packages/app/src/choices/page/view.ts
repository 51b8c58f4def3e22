import type { MerchantData } from '@livery/themes/contract';
import type { View } from './order.ts';

const isTheme = (word: string | undefined): word is View['theme'] =>
  word === 'dark' || word === 'light';

/** The buttons for mode and direction; the merchant's own are chosen at first. */
export function viewOf(merchant: MerchantData, again: () => void): () => View {
  let theme: View['theme'] = merchant.defaultTheme;
  let dir: View['dir'] = merchant.languages[0]?.dir ?? 'ltr';
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-view]')];
  const mark = (): void => {
    for (const button of buttons) {
      const { view: word } = button.dataset;
      button.setAttribute('aria-pressed', String(word === theme || word === dir));
    }
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      const { view: word } = button.dataset;
      if (isTheme(word)) theme = word;
      else if (word === 'ltr' || word === 'rtl') dir = word;
      mark();
      again();
    });
  mark();
  return () => ({ theme, dir });
}
