import { inArabic } from '../shared/money.js';

const english = {
  opening: 'Setting up the pegs…',
  spinning: 'The ball is falling.',
  nothing: 'Nothing back this time.',
  spin: 'Drop the ball',
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  slots: 'Slots',
  pair: (one, other) => (one === other ? `${one}` : `${one} and ${other}`),
  note: 'Twelve rows of pegs, left or right at each with the same chance. The slot pays its number times the stake.',
  board: (risk, pays) =>
    `Board, risk ${risk.toLowerCase()}. Slots from the left pay ${pays.join(', ')}.`,
  fell: (slot, times, text) => `Slot ${slot}, × ${times}. ${text}`,
};

const filipino = {
  opening: 'Inihahanda ang mga tulos…',
  spinning: 'Nahuhulog ang bola.',
  nothing: 'Walang bumalik ngayon.',
  spin: 'Ihulog ang bola',
  risk: 'Panganib',
  risks: { low: 'Mababa', medium: 'Gitna', high: 'Mataas' },
  slots: 'Puwang',
  pair: (one, other) => (one === other ? `${one}` : `${one} at ${other}`),
  note: 'Labindalawang hanay ng tulos, kaliwa o kanan sa bawat isa na pareho ang tsansa. Ang bayad ng puwang ay ang numero nito beses ng taya.',
  board: (risk, pays) =>
    `Tabla, panganib ${risk.toLowerCase()}. Mula kaliwa, ang bayad ng mga puwang ay ${pays.join(', ')}.`,
  fell: (slot, times, text) => `Puwang ${slot}, × ${times}. ${text}`,
};

const arabic = {
  opening: 'نجهّز الأوتاد…',
  spinning: 'الكرة تسقط.',
  nothing: 'لا شيء يعود هذه المرة.',
  spin: 'أسقط الكرة',
  risk: 'المخاطرة',
  risks: { low: 'منخفضة', medium: 'متوسطة', high: 'عالية' },
  slots: 'الخانات',
  pair: (one, other) => (one === other ? inArabic(one) : `${inArabic(one)} و${inArabic(other)}`),
  note: 'اثنا عشر صفًّا من الأوتاد، يمينًا أو يسارًا عند كل وتد بالاحتمال نفسه. تدفع الخانة رقمها مضروبًا في الرهان.',
  board: (risk, pays) => `اللوحة، مخاطرة ${risk}. تدفع الخانات من اليسار ${pays.join('، ')}.`,
  fell: (slot, times, text) => `الخانة ${inArabic(slot)}، × ${inArabic(times)}. ${text}`,
};

export const own = { english, filipino, arabic };
