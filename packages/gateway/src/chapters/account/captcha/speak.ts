/**
 * The digits for ears: as many short notes as the digit says, and one long low
 * note for nought. No language has to be understood, and no voice recorded.
 */
const RATE = 8_000;
const NOTE = 0.16;
const LONG = 0.6;
const GAP = 0.1;
const PAUSE = 0.75;

const seconds = (time: number): number => Math.round(time * RATE);

function note(into: number[], pitch: number, time: number): void {
  const length = seconds(time);
  for (let at = 0; at < length; at += 1) {
    const edge = Math.min(1, at / 200, (length - at) / 200);
    into.push(Math.sin((2 * Math.PI * pitch * at) / RATE) * edge * 0.6);
  }
}

function silence(into: number[], time: number): void {
  for (let at = seconds(time); at > 0; at -= 1) into.push(0);
}

/** A WAV of one channel, 8 bit. */
export function speakDigits(answer: string): Buffer {
  const samples: number[] = [];
  silence(samples, 0.3);
  for (const digit of answer) {
    const count = Number(digit);
    // Each digit a little higher or lower, so that two do not run together.
    const pitch = 520 + Math.random() * 160;
    if (count === 0) note(samples, 220, LONG);
    for (let done = 0; done < count; done += 1) {
      note(samples, pitch, NOTE);
      silence(samples, GAP);
    }
    silence(samples, PAUSE);
  }
  // A bed of noise: equal digits must not be equal bytes.
  const bytes = Buffer.from(
    samples.map((sample) => {
      const noisy = sample + (Math.random() - 0.5) * 0.08;
      return Math.round(Math.max(-1, Math.min(1, noisy)) * 127 + 128);
    }),
  );
  return Buffer.concat([header(bytes.length), bytes]);
}

function header(length: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(length, 40);
  return head;
}
