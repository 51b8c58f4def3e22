import { useState } from 'react';
import { Waiting } from './words.tsx';
import * as css from './play.css.ts';

export interface FramedGameProps {
  readonly url: string;
  readonly title: string;
  readonly onHome: () => void;
  readonly onRetry: () => void;
}

/** The game in the page. Until it is there, what is waited for lies over its place. */
export function FramedGame({ url, title, onHome, onRetry }: FramedGameProps) {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <iframe
        className={css.frame}
        src={url}
        title={title}
        allow="fullscreen"
        sandbox="allow-scripts allow-same-origin"
        onLoad={() => setThere(true)}
      />
      {isThere ? null : (
        <div className={css.over}>
          <Waiting what={url} onHome={onHome} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}
