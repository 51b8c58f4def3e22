import type { Guide } from '../../testing/guide.ts';
import { LanguageList } from './index.ts';

export const guide: Guide = {
  is: 'Languages by the names they call themselves.',
  when: [
    'Whoever cannot read the page finds their own language: each is written and read out in itself.',
  ],
  whenNot: [
    { case: 'Two languages, in a foot or a menu.', use: 'segmented' },
    { case: 'Countries.', use: 'combobox' },
  ],
  anatomy: [
    { name: 'Name', description: 'In its own script and direction.', at: 'button' },
    { name: 'Second name', description: 'As the page’s language calls it.' },
    { name: 'Current', description: 'The one of the page.', at: '[aria-current]' },
  ],
  keyboard: [['Enter', 'Changes the page at once.']],
  pairs: [
    {
      good: {
        caption: 'Whoever needs it can read it.',
        shows: (
          <LanguageList
            label="Language"
            value="EN"
            languages={[
              { code: 'EN', lang: 'en', dir: 'ltr', endonym: 'English' },
              { code: 'AR', lang: 'ar', dir: 'rtl', endonym: 'العربية', name: 'Arabic' },
            ]}
          />
        ),
      },
      bad: {
        caption: 'Somebody who reads Arabic alone will not find “Arabic”.',
        shows: (
          <LanguageList
            label="Language"
            value="EN"
            languages={[
              { code: 'EN', lang: 'en', dir: 'ltr', endonym: 'English' },
              { code: 'AR', lang: 'en', dir: 'ltr', endonym: 'Arabic' },
            ]}
          />
        ),
      },
    },
  ],
};
