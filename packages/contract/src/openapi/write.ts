import { writeFileSync } from 'node:fs';
import { DOCUMENT, documentText } from './file.ts';

writeFileSync(DOCUMENT, documentText());
console.log(`Wrote ${DOCUMENT.pathname}`);
