import type english from '../../texts/EN/agents.json';

type Own = typeof english;

declare module '#kernel/i18n/all-texts.ts' {
  interface AllTexts extends Own {}
}
