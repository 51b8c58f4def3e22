/** Everything the app says in this language, file by file, in one chunk. */
export const texts = Object.values(
  import.meta.glob<object>('../**/texts/EN.json', { eager: true, import: 'default' }),
);
