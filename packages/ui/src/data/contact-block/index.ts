export { ContactBlock, type ContactBlockProps } from './contact-block.tsx';
export { contactTypes, type ContactLink, type ContactType } from './contacts-of.ts';
