export {
  Footer,
  FooterLink,
  type FooterLinkProps,
  type FooterProps,
  type Licence,
} from './footer.tsx';
