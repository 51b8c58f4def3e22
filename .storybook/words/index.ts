import { arabic } from './arabic.ts';
import { rewrite } from './rewrite.ts';

export interface Words {
  readonly language: 'en' | 'ar';
  readonly text: 'plain' | 'long';
}

const squeeze = (said: string): string => said.replaceAll(/\s+/g, ' ').trim();

/** A title with a word set apart comes in parts, which the spaces between them hold together. */
function translate(said: string): string {
  const translated = arabic[squeeze(said)];
  if (translated === undefined) return said;
  const [before = ''] = /^\s*/.exec(said) ?? [];
  const [after = ''] = /\s*$/.exec(said) ?? [];
  return `${before}${translated}${after}`;
}

const lengthen = (said: string): string => `${said} ${said} ${said}`;

let isPlaying = false;

/** Stories are operated by the names that they give things, and so in their own words. */
export function speakPlainly(): void {
  isPlaying = true;
  rewrite(undefined);
}

/** From here on the page speaks as the toolbar says. */
export function speakAgain(words: Words): void {
  isPlaying = false;
  speak(words);
}

/** Texts of stories in another language, or as long as another language may have them. */
export function speak({ language, text }: Words): void {
  if (isPlaying) return;
  if (language === 'en' && text === 'plain') rewrite(undefined);
  else {
    rewrite((said) => {
      const translated = language === 'ar' ? translate(said) : said;
      return text === 'long' ? lengthen(translated) : translated;
    });
  }
}
