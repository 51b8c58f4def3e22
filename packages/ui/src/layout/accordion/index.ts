export { AccordionItem, type AccordionItemProps } from './accordion-item.tsx';
export { Accordion, type AccordionProps } from './accordion.tsx';
