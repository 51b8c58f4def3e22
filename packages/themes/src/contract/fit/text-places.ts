import {
  buttonType,
  displayAt,
  inColumn,
  nameAt,
  placeAt,
  textAt,
  type Lettering,
} from './lettering.ts';
import { columnOf, figureIn, type PageLook } from './page-look.ts';

/** Where words have no more room than there is: they would be cut, or reach over its edge. */
export interface TextPlace {
  readonly name: string;
  /** What it is, within a sentence: `the bottom bar`. */
  readonly called: string;
  /** Keys of the texts that it shows; those of a list stand side by side and share the room. */
  readonly shows: readonly (readonly string[])[];
  /** Lines break between words, so that the longest word is what needs the room. */
  readonly breaks: boolean;
  /** Whether the brand has it at all. */
  stands?(page: PageLook): boolean;
  lettering(page: PageLook): Lettering;
  /** How much the texts of one row have for their letters, in px. */
  room(page: PageLook, texts: number): number;
}

const each = (...keys: readonly string[]): readonly (readonly string[])[] =>
  keys.map((key) => [key]);

const isTinted = ({ slots }: PageLook): boolean => slots.plate === 'blob' || slots.plate === 'arch';

/** Five names side by side, the middle one under a button of its own. */
const middleOfBar = ({ slots }: PageLook): number => (slots.marks === 'diamond' ? 84 : 76);
const padOfName = 4;

function barType(page: PageLook): Lettering {
  const named = placeAt(page);
  const size = inColumn(page, named.size, 4.1);
  return page.slots.marks === 'diamond'
    ? { ...named, size, weight: 500, spacing: page.isCased ? 0.03 : 0 }
    : { ...named, size };
}

const bottomBar: TextPlace = {
  name: 'bar',
  called: 'the bottom bar',
  shows: each('nav.account', 'nav.promotions', 'nav.deposit', 'nav.settings'),
  breaks: false,
  lettering: barType,
  room(page) {
    const around = page.slots.bar === 'floating' ? figureIn(page, 'size.barInset') : 0;
    return (columnOf(page) - 2 * around - middleOfBar(page)) / 4 - padOfName;
  },
};

const homeButton: TextPlace = {
  name: 'home',
  called: 'the middle of the bottom bar',
  shows: each('nav.home'),
  breaks: false,
  lettering: barType,
  room: (page) => middleOfBar(page) - padOfName,
};

const titleType = (page: PageLook): Lettering =>
  page.slots.header === 'double'
    ? displayAt(page, 's4')
    : {
        ...displayAt(page, 's6'),
        size: figureIn(page, 'type.section.size'),
        tokens: { size: 'type.section.size', family: 'type.display.family' },
      };

/** The width of an icon that can be pressed. */
const press = 44;

/** What a title has between what stands at the start of its bar and whom to ask. */
function besideTitle(page: PageLook, start: number): number {
  const room = columnOf(page) - start - (page.hasHelp ? press : 0);
  if (page.slots.header === 'double') return room - 2 * 8;
  return room - (isTinted(page) ? 2 * 12 : 4 + 12) - 4;
}

const pageTitle: TextPlace = {
  name: 'title',
  called: 'the title of a page',
  shows: each(
    'category.ESPORTS',
    'category.FISH',
    'category.LIVE',
    'category.PVP',
    'category.RNG',
    'category.SPORTS',
    'title.account',
    'title.addBankCard',
    'title.app',
    'title.authenticator',
    'title.bankCards',
    'title.bonus',
    'title.centre',
    'title.deposit',
    'title.deposits',
    'title.exclusion',
    'title.favourites',
    'title.games',
    'title.help',
    'title.hot',
    'title.inbox',
    'title.email',
    'title.limits',
    'title.loginHistory',
    'title.lottery',
    'title.messages',
    'title.mobile',
    'title.notices',
    'title.identity',
    'title.payeeName',
    'title.paymentPassword',
    'title.profile',
    'title.promotions',
    'title.questions',
    'title.terms',
    'title.data',
    'title.realityCheck',
    'title.recents',
    'title.selfTest',
    'title.security',
    'title.setLimit',
    'title.settings',
    'title.slots',
    'title.timeOut',
    'title.statement',
    'title.transactions',
    'title.wallet',
    'title.withdraw',
    'title.withdrawals',
    'flag.AGENCY3.title',
    'flag.AGENCY3.overview',
    'flag.AGENCY3.team',
    'flag.AGENCY3.pnl',
    'flag.AGENCY3.bets',
    'flag.AGENCY3.rates',
    'flag.AGENCY3.income',
    'flag.AGENCY3.open',
    'flag.AGECONTRACT3.title',
    'flag.AGECONTRACT3.dividend',
    'flag.AGENCY3.rain',
    'flag.FREEPLAY3.title',
    'flag.TRANSBETREPMEM3.entry',
  ),
  breaks: false,
  lettering: titleType,
  room: (page) => besideTitle(page, press + (isTinted(page) ? 4 : 0)),
};

/** Of pages that say themselves how they are left: no arrow stands before it. */
const loneTitle: TextPlace = {
  name: 'loneTitle',
  called: 'the title of a page without a way back',
  shows: each('title.changePassword', 'title.firstPassword', 'title.paused'),
  breaks: false,
  lettering: titleType,
  room: (page) => besideTitle(page, isTinted(page) ? 0 : figureIn(page, 'space.inset') - 8),
};

function segmentType(page: PageLook): Lettering {
  return page.slots.tabs === 'rule' ? { ...displayAt(page, 's4'), spacing: 0 } : nameAt(page, 's3');
}

const segment = (
  name: string,
  called: string,
  beside: number,
  ...rows: readonly string[][]
): TextPlace => ({
  name,
  called,
  shows: rows,
  breaks: true,
  lettering: segmentType,
  room(page, texts) {
    const well = page.slots.tabs === 'rule' ? 0 : 2 * 4;
    return columnOf(page) - 2 * figureIn(page, 'space.inset') - well - texts * (2 * 12 + beside);
  },
});

/** Of an icon of 20 px, and what parts it from the words. */
const icon = 28;

const fullButton: TextPlace = {
  name: 'button',
  called: 'a button of full width',
  shows: each(
    'login.button',
    'password.save',
    'forget.button',
    'register.next',
    'register.button',
    'register.previous',
    'flag.CHNGPASSVERIF3.button',
  ),
  breaks: true,
  lettering: buttonType,
  room: (page) => columnOf(page) - 2 * figureIn(page, 'space.inset') - 2 * 24,
};

/** Under icons on plates; words and tabs take the room that they need. */
const categories: TextPlace = {
  name: 'category',
  called: 'the rail of categories',
  shows: each(
    'category.ALL',
    'category.RNG',
    'category.FISH',
    'category.LIVE',
    'category.PVP',
    'category.SPORTS',
    'category.ESPORTS',
    'menu.HOT',
  ),
  breaks: false,
  stands: ({ slots }) => slots.rail === 'holders',
  // As it is set where it is the current one.
  lettering: (page) => ({ ...textAt(page, 's2'), weight: 700 }),
  room: (page) => (isTinted(page) ? 68 : 66),
};

/** Every place that cannot give way to its words. A further one is an entry here, and drawn in the test of them. */
export const textPlaces: readonly TextPlace[] = [
  bottomBar,
  homeButton,
  pageTitle,
  loneTitle,
  segment(
    'choice',
    'a choice of two',
    0,
    ['flag.LOGMOBVERF3.password', 'flag.LOGMOBVERF3.sms'],
    ['register.by.username', 'register.by.mobile'],
  ),
  segment(
    'choiceWithIcons',
    'a choice of two with icons',
    icon,
    ['settings.theme.dark', 'settings.theme.light'],
    ['flag.CHNGPASSVERIF3.phone', 'flag.CHNGPASSVERIF3.email'],
  ),
  fullButton,
  categories,
];

/** Phones that words have to fit on: the narrowest that is still sold, and what most people hold. */
export const screens = [320, 390] as const;
