import { soundOf } from './sound/compose.ts';
import { freshRandom, type Random } from './sound/random.ts';
import { RATE } from './sound/voices.ts';

/**
 * The digits for ears: as many strokes of a bell as the digit says, one of a
 * gong for nought, and a pause. No language has to be understood, and no voice
 * recorded. Other voices murmur in between, so that it takes an ear to count.
 */
export function speakDigits(answer: string, random: Random = freshRandom()): Buffer {
  const { notes, murmur } = soundOf(answer, random);
  const wav = Buffer.alloc(HEAD + notes.length);
  writeHead(wav, notes.length);
  for (let at = 0; at < notes.length; at += 1) {
    const loud = Math.max(-1, Math.min(1, 0.55 * ((notes[at] ?? 0) + (murmur[at] ?? 0))));
    // What is loudest is pressed a little, and not cut.
    wav[HEAD + at] = (1.5 - 0.5 * loud * loud) * loud * 127 + 128.5;
  }
  return wav;
}

const HEAD = 44;

/** Of a WAV of one channel, 8 bit. */
function writeHead(wav: Buffer, length: number): void {
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + length, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(length, 40);
}
