const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A name or an address without what nobody meant to type; never for a password. */
export const withoutInvisible = (text: string): string => text.replace(unseen, '').trim();
