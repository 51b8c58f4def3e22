const english = {
  balance: 'Balance',
  stake: 'Stake',
  less: 'Lower stake',
  more: 'Higher stake',
  pays: 'Pay table',
  sound: 'Sound',
  close: 'Close the game',
  done: 'Done',
  ready: 'Ready when you are.',
  returned: (money) => `${money} back.`,
  won: (money) => `You won ${money}.`,
  rtp: (share) => `On average, over very many rounds, ${share}% of stakes is paid out.`,
  practice: 'Practice play – no real money',
  paused: 'Paused.',
  lost: 'Connection lost. Your last round is safe.',
  again: 'Try again',
  'balance.short': 'Your balance is too low for this stake.',
  'session.ended': 'This session has ended. Please open the game again from the lobby.',
  'rate.limited': 'One moment – that was a little fast.',
  'rg.limit_reached': 'This stake goes beyond a limit.',
  'rg.check_due': 'Time to look at how it goes. The page around the game shows it.',
  'rg.break': 'A short pause is on.',
  'rg.session_limit': 'You have played as long as you wanted to.',
  'rg.timeout': 'You are taking a break from play.',
  'rg.excluded': 'You have excluded yourself from play.',
  refused: 'The game cannot go on just now.',
};

const filipino = {
  balance: 'Balanse',
  stake: 'Taya',
  less: 'Babaan ang taya',
  more: 'Taasan ang taya',
  pays: 'Talaan ng panalo',
  sound: 'Tunog',
  close: 'Isara ang laro',
  done: 'Tapos na',
  ready: 'Handa na kung handa ka na.',
  returned: (money) => `${money} ang bumalik.`,
  won: (money) => `Nanalo ka ng ${money}.`,
  rtp: (share) => `Sa karaniwan, sa napakaraming laro, ${share}% ng mga taya ang naibabalik.`,
  practice: 'Pagsasanay – walang totoong pera',
  paused: 'Nakahinto muna.',
  lost: 'Nawala ang koneksyon. Ligtas ang huling laro mo.',
  again: 'Subukan muli',
  'balance.short': 'Kulang ang balanse para sa tayang ito.',
  'session.ended': 'Tapos na ang sesyon. Pakibuksan muli ang laro mula sa lobby.',
  'rate.limited': 'Sandali lang – medyo mabilis iyon.',
  'rg.limit_reached': 'Lampas sa limitasyon ang tayang ito.',
  'rg.check_due': 'Oras nang tingnan kung kumusta ang laro. Makikita ito sa paligid ng laro.',
  'rg.break': 'May maikling pahinga ngayon.',
  'rg.session_limit': 'Naabot mo na ang haba ng larong gusto mo.',
  'rg.timeout': 'Nagpapahinga ka muna sa paglalaro.',
  'rg.excluded': 'Ibinukod mo ang sarili mo sa paglalaro.',
  refused: 'Hindi maituloy ang laro sa ngayon.',
};

/** TY is the lobby's code for Filipino; everything else reads English. */
export function textsFor(language, own) {
  return language === 'TY'
    ? { ...filipino, ...own.filipino, tag: 'fil' }
    : { ...english, ...own.english, tag: 'en' };
}
