import { ConnectionLost, post, GameRefusal } from './api.js';
import { amountOf, hundredths, written } from './money.js';
import { onShell, takeToken, tell, wayBack } from './shell.js';
import { sound, soundSwitch } from './sound.js';

export const part = (id) => document.getElementById(id);
export const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Counts up to a win; only for wins above the stake, and never where motion is unwanted. */
async function countUp(win, show) {
  const goal = Number(hundredths(win));
  const start = performance.now();
  const time = Math.min(1400, 500 + goal / 20);
  while (!calm.matches) {
    const now = await new Promise(requestAnimationFrame);
    const share = Math.min(1, (now - start) / time);
    if (share >= 1) break;
    show(amountOf(BigInt(Math.round(goal * (1 - (1 - share) ** 3)))));
  }
}

/**
 * What every game of the house has in common: the stake, the balance, one bet
 * at a time, and what happens when the server does not answer.
 *
 * A game brings `texts` and what is its own: `opened(answer)` shows the rules,
 * `begin()` sets it in motion, `land(answer, bright)` brings it to the outcome,
 * `stop()` puts it back, `choice()` and `free(idle)` where something can be chosen,
 * `told(answer, text)` what is said of a round.
 */
export function openTable(texts, game) {
  const token = takeToken();
  const frame = document.querySelector('.game');
  const table = { symbol: '', stakes: [], stake: '', balance: '0.00' };
  let paused = false;
  /** The bet whose outcome is not known yet. While it stands, no new bet can be made. */
  let pending;
  /** What the notice's button does. */
  let again;
  /** Before that no round may begin, by the law of the place; the server keeps to it, too. */
  let restsUntil = 0;
  let resting;
  let losesFocus = false;

  const isResting = () => performance.now() < restsUntil;

  const money = (amount) => written(amount, table.symbol, texts.tag);

  function say(text, tone = 'plain') {
    part('result').textContent = text;
    part('result').dataset.tone = tone;
  }

  function notify(text, retry) {
    part('notice').hidden = text === '';
    part('notice-text').textContent = text;
    part('again').hidden = retry === undefined;
    again = retry;
  }

  function setState(state) {
    frame.dataset.state = state;
    const idle = state === 'idle' && !paused;
    const at = table.stakes.indexOf(table.stake);
    part('spin').disabled = !idle || isResting();
    part('less').disabled = !idle || at <= 0;
    part('more').disabled = !idle || at >= table.stakes.length - 1;
    game.free?.(idle);
  }

  function rested() {
    if (isResting()) {
      resting = setTimeout(rested, restsUntil - performance.now());
      return;
    }
    setState(frame.dataset.state);
    focusAgain();
  }

  function rest(time = 0) {
    clearTimeout(resting);
    restsUntil = performance.now() + time;
    if (time > 0) rested();
  }

  /** A button loses the focus while it is disabled; give it back to those who use the keyboard. */
  function focusAgain() {
    if (!losesFocus || part('spin').disabled) return;
    losesFocus = false;
    if (document.activeElement === document.body) part('spin').focus({ preventScroll: true });
  }

  function show(id, amount) {
    const text = money(amount);
    part(id).textContent = text;
    // Long amounts get smaller figures instead of a wider field.
    part(id).dataset.long = text.length > 9 ? 'yes' : 'no';
  }

  function changeStake(by) {
    if (frame.dataset.state !== 'idle' || paused) return;
    const next = table.stakes[table.stakes.indexOf(table.stake) + by];
    if (next === undefined) return;
    table.stake = next;
    show('stake', next);
    setState('idle');
  }

  async function settle(answer, stake) {
    const { win, balance } = answer;
    const bright = hundredths(win) > hundredths(stake);
    await game.land(answer, bright);
    table.balance = balance;
    show('balance', balance);
    tell({ type: 'round', balance, win });
    const told = (text) => game.told?.(answer, text) ?? text;
    if (bright) {
      sound('won');
      part('result').ariaLive = 'off';
      part('result').dataset.tone = 'won';
      await countUp(win, (amount) => {
        part('result').textContent = money(amount);
      });
      part('result').ariaLive = 'polite';
      say(told(texts.won(money(win))), 'won');
    } else if (hundredths(win) > 0n) say(told(texts.returned(money(win))));
    else say(told(texts.nothing));
  }

  function failed(error) {
    game.stop();
    const code = error instanceof GameRefusal ? error.code : '';
    // Too fast, or no answer: the bet may stand, so only the very same one can be sent again.
    if (error instanceof ConnectionLost || code === 'rate.limited' || code === 'round.early') {
      say('');
      notify(code === '' ? texts.lost : texts[code], () => void send());
      setState('waiting');
      part('again').focus();
      return;
    }
    pending = undefined;
    show('balance', table.balance);
    tell({ type: 'refused' });
    say(texts[code] ?? texts.refused);
    setState(code === 'session.ended' ? 'ended' : 'idle');
  }

  async function send() {
    notify('');
    setState('spinning');
    say(texts.spinning);
    game.begin();
    // Taken before it is known what comes of it, here and in the page around.
    show('balance', amountOf(hundredths(table.balance) - hundredths(pending.stake)));
    tell({ type: 'stake', stake: pending.stake });
    try {
      const answer = await post('spin', { token, ...pending });
      const { stake } = pending;
      pending = undefined;
      rest(answer.rest);
      await settle(answer, stake);
      losesFocus = true;
      setState('idle');
      focusAgain();
    } catch (error) {
      failed(error);
    }
  }

  function play() {
    if (paused || pending !== undefined || frame.dataset.state !== 'idle') return;
    if (isResting()) return;
    const choice = game.choice?.();
    pending = {
      stake: table.stake,
      key: crypto.randomUUID(),
      ...(choice === undefined ? {} : { choice }),
    };
    sound('start');
    void send();
  }

  async function open() {
    notify('');
    say(texts.opening);
    try {
      const answer = await post('open', { token });
      Object.assign(table, answer);
      rest(answer.rest);
      show('balance', table.balance);
      show('stake', table.stake);
      part('mode').textContent = answer.mode === 'trial' ? texts.practice : '';
      part('table-rtp').textContent = texts.rtp(answer.rtp);
      game.opened(answer);
      part('pays').disabled = false;
      say(texts.ready);
      setState('idle');
      tell({ type: 'ready' });
    } catch (error) {
      say('');
      const code = error instanceof GameRefusal ? error.code : 'lost';
      const isOver = code === 'session.ended';
      notify(texts[code] ?? texts.refused, isOver ? undefined : () => void open());
    }
  }

  function label() {
    document.documentElement.lang = texts.tag;
    document.documentElement.dir = texts.dir;
    const labels = {
      'balance-label': 'balance',
      'stake-label': 'stake',
      again: 'again',
      'table-title': 'pays',
      'table-note': 'note',
      'table-close': 'done',
    };
    for (const [id, text] of Object.entries(labels)) part(id).textContent = texts[text];
    for (const id of ['spin', 'less', 'more', 'pays', 'sound', 'close']) {
      part(id).ariaLabel = texts[id];
    }
  }

  function keys(event) {
    if (part('table').open || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
      return;
    // A choice has arrow keys of its own.
    if (event.target instanceof HTMLInputElement) return;
    // To the side on which the button for it stands.
    const ahead = texts.dir === 'rtl' ? -1 : 1;
    const steps = { ArrowLeft: -ahead, ArrowDown: -1, ArrowRight: ahead, ArrowUp: 1 };
    const step = steps[event.key];
    const free = !(event.target instanceof HTMLButtonElement);
    if (step !== undefined) changeStake(step);
    else if (free && (event.key === ' ' || event.key === 'Enter')) play();
    else return;
    event.preventDefault();
  }

  const back = wayBack();
  part('close').hidden = back === undefined;
  part('close').addEventListener('click', () => {
    tell({ type: 'exit' });
    location.assign(back);
  });
  part('spin').addEventListener('click', play);
  part('again').addEventListener('click', () => again?.());
  part('less').addEventListener('click', () => changeStake(-1));
  part('more').addEventListener('click', () => changeStake(1));
  part('pays').addEventListener('click', () => {
    part('table').showModal();
    // From its beginning: the button that closes it is far below.
    part('table-title').focus();
  });
  part('table-close').addEventListener('click', () => part('table').close());
  const switchSound = soundSwitch(part('sound'), (on) =>
    tell({ type: on ? 'sound-on' : 'sound-off' }),
  );
  document.addEventListener('keydown', keys);
  onShell((type) => {
    if (type === 'sound-on' || type === 'sound-off') switchSound(type === 'sound-on');
    if (type !== 'pause' && type !== 'resume') return;
    paused = type === 'pause';
    frame.dataset.paused = paused ? 'yes' : 'no';
    if (frame.dataset.state === 'idle') say(paused ? texts.paused : texts.ready);
    setState(frame.dataset.state);
  });

  label();
  void open();
}
