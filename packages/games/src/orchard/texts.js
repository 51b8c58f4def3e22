const english = {
  opening: 'Opening the orchard…',
  spinning: 'The reels are turning.',
  nothing: 'No line this time.',
  spin: 'Spin',
  note: 'The moon stands in for any symbol. Three reels, five lines, read from the left. Pays are times the stake.',
  window: (rows) => `Reels, row by row: ${rows}`,
  symbols: {
    moon: 'moon',
    owl: 'owl',
    lantern: 'lantern',
    cherry: 'cherry',
    apple: 'apple',
    plum: 'plum',
    pear: 'pear',
  },
};

const filipino = {
  opening: 'Binubuksan ang halamanan…',
  spinning: 'Umiikot ang mga reel.',
  nothing: 'Walang linya ngayon.',
  spin: 'Paikutin',
  note: 'Ang buwan ay pamalit sa kahit anong simbolo. Tatlong reel, limang linya, binabasa mula kaliwa. Ang bayad ay beses ng taya.',
  window: (rows) => `Mga reel, bawat hanay: ${rows}`,
  symbols: {
    moon: 'buwan',
    owl: 'kuwago',
    lantern: 'parol',
    cherry: 'seresa',
    apple: 'mansanas',
    plum: 'sirwelas',
    pear: 'peras',
  },
};

const arabic = {
  opening: 'نفتح البستان…',
  spinning: 'البكرات تدور.',
  nothing: 'لا خط هذه المرة.',
  spin: 'أدر',
  note: 'القمر يحل محل أي رمز. ثلاث بكرات وخمسة خطوط تُقرأ من اليسار. الجوائز أضعاف الرهان.',
  window: (rows) => `البكرات صفًّا صفًّا: ${rows}`,
  symbols: {
    moon: 'قمر',
    owl: 'بومة',
    lantern: 'فانوس',
    cherry: 'كرز',
    apple: 'تفاحة',
    plum: 'برقوق',
    pear: 'كمثرى',
  },
};

export const own = { english, filipino, arabic };
