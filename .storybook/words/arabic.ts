type Catalogue = Record<string, string>;

const catalogues = import.meta.glob<Catalogue>('../../packages/app/src/texts/{EN,AR}/*.json', {
  eager: true,
  import: 'default',
});
const stories = import.meta.glob<Catalogue>('./arabic/*.json', { eager: true, import: 'default' });

/** What the app says has been translated; a story that says the same says it so as well. */
const ofApp = (): [string, string][] =>
  Object.entries(catalogues).flatMap(([file, english]) => {
    if (!file.includes('/EN/')) return [];
    const theirs = catalogues[file.replace('/EN/', '/AR/')] ?? {};
    return Object.entries(english).flatMap(([key, said]): [string, string][] => {
      const translated = theirs[key];
      return translated === undefined || said.includes('{{') ? [] : [[said, translated]];
    });
  });

/** Arabic for what stories say in English. Names of games, studios and people stay what they are. */
export const arabic: Readonly<Record<string, string>> = Object.assign(
  Object.fromEntries(ofApp()),
  ...Object.values(stories),
);
