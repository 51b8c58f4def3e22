const memory = 'livery-game-sound';

/** Each sound is a few notes: hertz, seconds from its start, length, loudness. */
const sounds = {
  start: [
    [330, 0, 0.09, 0.1],
    [440, 0.06, 0.1, 0.1],
  ],
  tick: [[1250, 0, 0.045, 0.06]],
  land: [
    [196, 0, 0.12, 0.16],
    [98, 0, 0.16, 0.12],
  ],
  won: [
    [523, 0, 0.16, 0.12],
    [659, 0.1, 0.16, 0.12],
    [784, 0.2, 0.18, 0.12],
    [1047, 0.3, 0.34, 0.12],
  ],
};

/** Storage may be closed to a framed page; the choice then lasts as long as the page. */
function remembered() {
  try {
    return localStorage.getItem(memory) === 'on';
  } catch {
    return false;
  }
}

function remember(on) {
  try {
    localStorage.setItem(memory, on ? 'on' : 'off');
  } catch {
    // Nothing to be done, and nothing lost but the choice.
  }
}

let on = remembered();
let context;

function note([pitch, after, length, loudness], delay) {
  const from = context.currentTime + delay + after;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, from);
  level.gain.linearRampToValueAtTime(loudness, from + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(level).connect(context.destination);
  tone.start(from);
  tone.stop(from + length);
}

/** Silent unless the player has switched it on; `delay` in seconds. */
export function sound(name, delay = 0) {
  if (!on) return;
  context ??= new AudioContext();
  void context.resume();
  for (const one of sounds[name]) note(one, delay);
}

/** What was still to come is not heard. */
function hush() {
  void context?.close();
  context = undefined;
}

/**
 * Makes the button the switch. What it gives switches as well, for a page around
 * the game that knows what the player wants; `changed` is told of presses alone.
 */
export function soundSwitch(button, changed) {
  const show = () => button.setAttribute('aria-pressed', String(on));
  button.addEventListener('click', () => {
    on = !on;
    remember(on);
    show();
    changed(on);
    // Heard at once when switched on; what was still to come falls silent when switched off.
    if (on) sound('start');
    else hush();
  });
  show();
  return (wanted) => {
    on = wanted;
    remember(on);
    show();
    if (!on) hush();
  };
}
