import { ConnectionLost, post, Refused } from './api.js';
import { amountOf, hundredths, written } from './money.js';
import * as reels from './reels.js';
import { language, onShell, takeToken, tell, wayBack } from './shell.js';
import { textsFor } from './texts.js';

const token = takeToken();
const texts = textsFor(language);
const part = (id) => document.getElementById(id);
const game = document.querySelector('.game');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

const table = { symbol: '', stakes: [], stake: '', balance: '0.00', paytable: [] };
let paused = false;
/** The bet whose outcome is not known yet. While it stands, no new bet can be made. */
let pending;
/** What the notice's button does. */
let again;

const money = (amount) => written(amount, table.symbol);

function say(text, tone = 'plain') {
  const line = part('result');
  line.textContent = text;
  line.dataset.tone = tone;
}

function notify(text, retry) {
  part('notice').hidden = text === '';
  part('notice-text').textContent = text;
  part('again').hidden = retry === undefined;
  again = retry;
}

function setState(state) {
  game.dataset.state = state;
  const idle = state === 'idle' && !paused;
  const at = table.stakes.indexOf(table.stake);
  part('spin').disabled = !idle;
  part('less').disabled = !idle || at <= 0;
  part('more').disabled = !idle || at >= table.stakes.length - 1;
}

function describe(grid) {
  const rows = [0, 1, 2].map((row) =>
    grid.map((column) => texts.symbols[column[row]] ?? '').join(', '),
  );
  part('reels').setAttribute('aria-label', texts.window(rows.join('; ')));
}

function showStake() {
  part('stake').textContent = money(table.stake);
}

function showBalance() {
  const text = money(table.balance);
  part('balance').textContent = text;
  // Millions get smaller figures instead of a wider field.
  part('balance').dataset.long = text.length > 10 ? 'yes' : 'no';
}

function changeStake(by) {
  if (game.dataset.state !== 'idle' || paused) return;
  const next = table.stakes[table.stakes.indexOf(table.stake) + by];
  if (next === undefined) return;
  table.stake = next;
  showStake();
  setState('idle');
}

/** Counts up to a win; only for wins above the stake, and never where motion is unwanted. */
async function countUp(win) {
  const goal = Number(hundredths(win));
  const start = performance.now();
  const time = Math.min(1400, 500 + goal / 20);
  while (!calm.matches) {
    const now = await new Promise(requestAnimationFrame);
    const share = Math.min(1, (now - start) / time);
    if (share >= 1) break;
    part('result').textContent = money(amountOf(BigInt(Math.round(goal * (1 - (1 - share) ** 3)))));
  }
}

async function settle({ grid, lines, win, balance }, stake) {
  await reels.land(grid);
  describe(grid);
  const bright = hundredths(win) > hundredths(stake);
  reels.mark(lines, bright);
  table.balance = balance;
  showBalance();
  tell({ type: 'round', balance, win });
  if (bright) {
    part('result').ariaLive = 'off';
    part('result').dataset.tone = 'won';
    await countUp(win);
    part('result').ariaLive = 'polite';
    say(texts.won(money(win)), 'won');
  } else if (hundredths(win) > 0n) say(texts.returned(money(win)));
  else say(texts.nothing);
}

function failed(error) {
  reels.stopWhere();
  const code = error instanceof Refused ? error.code : '';
  // Too fast, or no answer: the bet may stand, so only the very same one can be sent again.
  if (error instanceof ConnectionLost || code === 'rate.limited') {
    say('');
    notify(code === '' ? texts.lost : texts[code], () => void send());
    setState('waiting');
    part('again').focus();
    return;
  }
  pending = undefined;
  say(texts[code] ?? texts.refused);
  setState(code === 'session.ended' ? 'ended' : 'idle');
}

async function send() {
  notify('');
  setState('spinning');
  say(texts.spinning);
  reels.turn();
  try {
    const answer = await post('spin', { token, ...pending });
    const { stake } = pending;
    pending = undefined;
    await settle(answer, stake);
    setState('idle');
    // A button loses the focus while it is disabled; give it back to those who use the keyboard.
    if (document.activeElement === document.body) part('spin').focus({ preventScroll: true });
  } catch (error) {
    failed(error);
  }
}

function spin() {
  if (paused || pending !== undefined || game.dataset.state !== 'idle') return;
  pending = { stake: table.stake, key: crypto.randomUUID() };
  void send();
}

function fillTable() {
  const rows = table.paytable.map(({ symbols, count, pays }) => {
    const row = document.createElement('li');
    for (let at = 0; at < 3; at += 1) {
      const picture = document.createElement('img');
      picture.src = `symbols/${symbols}.svg`;
      picture.alt = at === 0 ? `${texts.symbols[symbols] ?? symbols} × ${count}` : '';
      picture.className = at < count ? '' : 'missing';
      row.append(picture);
    }
    const figure = document.createElement('strong');
    figure.textContent = `× ${pays}`;
    row.append(figure);
    return row;
  });
  document.querySelector('.pays').replaceChildren(...rows);
}

function label() {
  document.documentElement.lang = texts.tag;
  const labels = {
    'balance-label': 'balance',
    'stake-label': 'stake',
    again: 'again',
    'table-title': 'pays',
    'table-close': 'done',
  };
  for (const [id, text] of Object.entries(labels)) part(id).textContent = texts[text];
  part('table-note').textContent = `${texts.wild} ${texts.note}`;
  for (const id of ['spin', 'less', 'more', 'pays', 'close']) part(id).ariaLabel = texts[id];
}

function keys(event) {
  if (part('table').open || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
  const step = steps[event.key];
  const free = !(event.target instanceof HTMLButtonElement);
  if (step !== undefined) changeStake(step);
  else if (free && (event.key === ' ' || event.key === 'Enter')) spin();
  else return;
  event.preventDefault();
}

async function open() {
  notify('');
  say(texts.opening);
  try {
    const answer = await post('open', { token });
    Object.assign(table, answer);
    showBalance();
    part('mode').textContent = answer.mode === 'trial' ? texts.practice : '';
    fillTable();
    showStake();
    part('pays').disabled = false;
    say(texts.ready);
    setState('idle');
    tell({ type: 'ready' });
  } catch (error) {
    say('');
    const code = error instanceof Refused ? error.code : 'lost';
    notify(texts[code] ?? texts.refused, code === 'session.ended' ? undefined : () => void open());
  }
}

const back = wayBack();
part('close').hidden = back === undefined;
part('close').addEventListener('click', () => {
  tell({ type: 'exit' });
  location.assign(back);
});
part('spin').addEventListener('click', spin);
part('again').addEventListener('click', () => again?.());
part('less').addEventListener('click', () => changeStake(-1));
part('more').addEventListener('click', () => changeStake(1));
part('pays').addEventListener('click', () => part('table').showModal());
part('table-close').addEventListener('click', () => part('table').close());
document.addEventListener('keydown', keys);
onShell((type) => {
  if (type !== 'pause' && type !== 'resume') return;
  paused = type === 'pause';
  game.dataset.paused = paused ? 'yes' : 'no';
  if (game.dataset.state === 'idle') say(paused ? texts.paused : texts.ready);
  setState(game.dataset.state);
});

label();
reels.show(reels.opening);
describe(reels.opening);
void open();
