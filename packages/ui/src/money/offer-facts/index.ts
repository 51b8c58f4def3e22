export {
  OfferFacts,
  type OfferFact,
  type OfferFactsProps,
  type OfferWagering,
} from './offer-facts.tsx';
