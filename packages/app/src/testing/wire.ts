/** As a page calls the platform by it. */
type Answer = (address: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>;

/**
 * A browser's older way to ask, as far as uploads go it: what is sent leaves in
 * two pieces, and what answers is what answers `fetch`.
 */
export const wireTo = (answer: Answer): typeof EventTarget =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers: Record<string, string> = {};
    readonly #stop = new AbortController();
    #method = '';
    #address = '';
    #answer: Response | undefined;
    status = 0;
    responseText = '';

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    getResponseHeader(name: string): string | null {
      return this.#answer?.headers.get(name) ?? null;
    }

    abort(): void {
      this.#stop.abort();
      this.dispatchEvent(new Event('abort'));
    }

    send(body: FormData): void {
      void this.#ask(body);
    }

    async #ask(body: FormData): Promise<void> {
      const { signal } = this.#stop;
      try {
        for (const loaded of [50, 100])
          this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }));
        const init = { method: this.#method, headers: this.#headers, body, signal };
        this.#answer = await answer(this.#address, init);
        this.status = this.#answer.status;
        this.responseText = await this.#answer.text();
        this.dispatchEvent(new Event('load'));
      } catch {
        if (!signal.aborted) this.dispatchEvent(new Event('error'));
      }
    }
  };
