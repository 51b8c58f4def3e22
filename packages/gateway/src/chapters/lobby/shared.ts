import { shared } from '../chapter.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import type { Catalogues } from './catalogue/catalogues.ts';
import type { Offer } from './catalogue/offer.ts';

/** The games of each merchant, as they are at the moment. */
export const catalogues = shared<Catalogues>('catalogues');

/** What compositions add to the catalogue of a merchant. */
export const offers = shared<(merchant: Merchant) => readonly Offer[]>('offers');
