/** Provider codes that carry a tag on their tiles. */
const tagged: ReadonlySet<string> = new Set(['JL']);

export const vendorTag = (code: string | undefined): string | undefined =>
  code !== undefined && tagged.has(code) ? code : undefined;
