import { writeFileSync } from 'node:fs';
import { DOCUMENT, documentText } from '@livery/contract/openapi';

writeFileSync(DOCUMENT, documentText());
console.log(`Wrote ${DOCUMENT.pathname}`);
