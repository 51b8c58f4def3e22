import { openApiDocument } from './document.ts';

/** Checked in, so that every change of the contract is seen in review. */
export const DOCUMENT = new URL('../../openapi.json', import.meta.url);

export const documentText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
