/** What the app says in this language, file by file; of a build, what its first script says. */
export const texts = Object.values(
  import.meta.glob<object>('./*.json', { eager: true, import: 'default' }),
);
