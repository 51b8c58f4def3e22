import type { ContractKind } from './kinds.ts';

interface OfferWording {
  readonly title: string;
  readonly text: string;
}

/** Letters about offers, in the languages the platform speaks. */
export const offerWords: Readonly<Record<string, Readonly<Record<ContractKind, OfferWording>>>> = {
  EN: {
    salary: {
      title: 'A daily salary is offered to you',
      text: 'Read its terms and answer within three days. Nothing changes before you agree.',
    },
    hour: {
      title: 'An hourly salary is offered to you',
      text: 'Read its terms and answer within three days. Nothing changes before you agree.',
    },
    dividend: {
      title: 'A dividend is offered to you',
      text: 'Read its terms and answer within three days. Nothing changes before you agree.',
    },
  },
  TY: {
    salary: {
      title: 'May alok sa iyo na arawang sahod',
      text: 'Basahin ang mga kondisyon at sumagot sa loob ng tatlong araw. Walang magbabago hangga’t hindi ka pumapayag.',
    },
    hour: {
      title: 'May alok sa iyo na sahod bawat oras',
      text: 'Basahin ang mga kondisyon at sumagot sa loob ng tatlong araw. Walang magbabago hangga’t hindi ka pumapayag.',
    },
    dividend: {
      title: 'May alok sa iyo na dibidendo',
      text: 'Basahin ang mga kondisyon at sumagot sa loob ng tatlong araw. Walang magbabago hangga’t hindi ka pumapayag.',
    },
  },
  AR: {
    salary: {
      title: 'عُرض عليك راتب يومي',
      text: 'اقرأ شروطه وأجب خلال ثلاثة أيام. لا يتغير شيء قبل موافقتك.',
    },
    hour: {
      title: 'عُرض عليك راتب بالساعة',
      text: 'اقرأ شروطه وأجب خلال ثلاثة أيام. لا يتغير شيء قبل موافقتك.',
    },
    dividend: {
      title: 'عُرضت عليك حصة من الأرباح',
      text: 'اقرأ شروطها وأجب خلال ثلاثة أيام. لا يتغير شيء قبل موافقتك.',
    },
  },
};
