import * as css from './guide.css.ts';

/** A sentence, with names from the code between backticks. */
export function Said({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={part} className={css.code}>
        {part}
      </code>
    ),
  );
}
