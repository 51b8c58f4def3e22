/** The networks a house may be found in, in the order they are shown. */
export const contactTypes = [
  'facebook',
  'youtube',
  'tiktok',
  'instagram',
  'twitter',
  'telegram',
  'whatsapp',
] as const;

export type ContactType = (typeof contactTypes)[number];

export interface ContactLink {
  /** As the platform writes it; capitals do not matter. */
  readonly type: string;
  readonly url: string;
}

/** One link of each type that there is a link of, in the fixed order; other types are left out. */
export const contactsOf = (
  links: readonly ContactLink[],
): { readonly type: ContactType; readonly url: string }[] =>
  contactTypes.flatMap((type) => {
    const link = links.find(
      (one) => one.type.trim().toLowerCase() === type && one.url.trim() !== '',
    );
    return link ? [{ type, url: link.url.trim() }] : [];
  });
