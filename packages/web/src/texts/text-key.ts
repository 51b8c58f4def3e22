import type { ParseKeys } from 'i18next';

/** The key of a text: of those that a face has told the library, where it has (`CustomTypeOptions`). */
export type TextKey = ParseKeys;
