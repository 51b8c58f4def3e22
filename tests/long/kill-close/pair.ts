import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Merchant } from '../../../packages/gateway/src/kernel/sites/merchants.ts';

const PROGRAM = join(import.meta.dirname, 'gateway.ts');
/** Most live shortly, and some long enough to pay a lot. */
const LIVES = 6_000;

/** Two gateways of a site, of which one after the other is killed. */
export class KilledPair {
  private readonly folder = mkdtempSync(join(tmpdir(), 'livery-kill-close-'));
  private readonly given: readonly string[];
  private readonly children: ChildProcess[] = [];
  private readonly starts: Promise<void>[] = [];
  kills = 0;
  lastKill = 0;

  constructor(databaseUrl: string, merchant: Merchant, now: number) {
    this.setClock(now);
    this.given = [databaseUrl, JSON.stringify(merchant), this.clockFile];
  }

  private get clockFile(): string {
    return join(this.folder, 'clock');
  }

  setClock(now: number): void {
    writeFileSync(this.clockFile, String(now));
  }

  async open(): Promise<void> {
    for (const place of [0, 1]) this.starts[place] = this.start(place);
    await Promise.all(this.starts);
  }

  private start(place: number): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, ...this.given], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.children[place] = child;
    return new Promise((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL') reject(new Error(`a gateway ended with ${code}`));
        else resolve();
      });
    });
  }

  /** Wherever it is; the other goes on meanwhile, unless it has just been killed itself. */
  async killOne(): Promise<void> {
    await delay(Math.random() ** 3 * LIVES);
    const place = this.kills % 2;
    await this.starts[place];
    this.kills += 1;
    this.lastKill = performance.now();
    this.children[place]?.kill('SIGKILL');
    this.starts[place] = this.start(place);
  }

  close(): void {
    for (const child of this.children) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
