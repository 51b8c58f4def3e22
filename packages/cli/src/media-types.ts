/** What browsers call the files of a merchant, by how their names end. */
const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
};

export const mediaTypeOf = (path: string): string | undefined =>
  mediaTypes[path.split('.').at(-1) ?? ''];
