import type { ParseKeys } from 'i18next';

/** The key of a text: what is no key does not compile. */
export type TextKey = ParseKeys;
