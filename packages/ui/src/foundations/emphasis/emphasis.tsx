export interface EmphasisProps {
  /** The whole line. */
  text: string;
  /** The part of the text that the brand may set in italics; ignored where it does not occur. */
  word?: string | undefined;
}

/** A text with one word emphasised, as the slot `emphasis` says. */
export function Emphasis({ text, word }: EmphasisProps) {
  const at = word ? text.indexOf(word) : -1;
  if (!word || at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <em>{word}</em>
      {text.slice(at + word.length)}
    </>
  );
}
