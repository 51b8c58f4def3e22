import { escapeHtml } from '../../../../http/html.ts';

interface Texts {
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly sentence: string;
  readonly practice: string;
}

const english: Texts = {
  tag: 'en',
  dir: 'ltr',
  sentence: 'This vendor’s game opens here on a live platform.',
  practice: 'Practice play',
};

const texts: Readonly<Record<string, Texts>> = {
  EN: english,
  TY: {
    tag: 'fil-PH',
    dir: 'ltr',
    sentence: 'Dito bubukas ang laro ng vendor na ito sa isang live na platform.',
    practice: 'Larong pagsasanay',
  },
  AR: {
    tag: 'ar',
    dir: 'rtl',
    sentence: 'تُفتح لعبة هذا المزوّد هنا على منصة تعمل فعلًا.',
    practice: 'لعب للتدريب',
  },
};

export interface FrameQuery {
  readonly lang?: string;
  readonly mode?: string;
  readonly game?: string;
  readonly vendor?: string;
}

/** Stands where another vendor's game would load, and says so. */
export function framePage({ lang = 'EN', mode, game = '', vendor = '' }: FrameQuery): string {
  const { tag, dir, sentence, practice } = texts[lang] ?? english;
  const title = escapeHtml(game.slice(0, 80) || vendor.slice(0, 40));
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/frame/frame.css">
<main>
  <div class="screen" aria-hidden="true"><i></i><i></i><i></i></div>
  <h1>${title}</h1>
  <p>${sentence}</p>
  <p class="facts"><span>${escapeHtml(vendor.slice(0, 40))}</span>${
    mode === 'trial' ? `<span>${practice}</span>` : ''
  }</p>
</main>
</html>
`;
}
