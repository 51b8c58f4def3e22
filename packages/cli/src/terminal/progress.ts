/** One line that says what is going on: on a terminal only, and gone when it is done. */
export function progress(output: NodeJS.WriteStream = process.stderr): {
  say(text: string): void;
  done(): void;
} {
  const clear = '\r\u001B[2K';
  return output.isTTY
    ? { say: (text) => void output.write(`${clear}${text}…`), done: () => void output.write(clear) }
    : { say: () => {}, done: () => {} };
}
